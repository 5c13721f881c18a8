/**
 * Request header with the token of a proof that the user owns the account. A page keeps the token in memory only: a stolen
 * session cookie does not contain it. A file of its own, so that the transport's bundle holds no zod.
 */
export const ownerProofHeader = 'owner-proof';

/** Minutes for which a proof counts as fresh. */
export const ownerProofMinutes = 10;
