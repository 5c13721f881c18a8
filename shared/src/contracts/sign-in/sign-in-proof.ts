import * as z from 'zod/mini';

/**
 * Token of a proof, in the answer of a sign-in: signing in by a factor proves the ownership, too. A file of its own, so that
 * the page of sign-in holds no other schema of proofs.
 */
export const signInProof = { owner_proof: z.optional(z.string()) };
