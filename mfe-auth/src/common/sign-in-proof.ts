import { ownerProofMinutes } from '@jobharbor/shared/contracts/sign-in/owner-proof-header';

let kept: { token: string; until: number } | null = null;

/**
 * Keeps the proof of ownership in the answer of a sign-in, for what this page changes of the account next, and returns the
 * answer. In memory: a stolen cookie or storage must not contain it.
 */
export function keepProof<Answer extends { owner_proof?: string | undefined }>(answer: Answer): Answer {
  if (answer.owner_proof !== undefined)
    kept = { token: answer.owner_proof, until: performance.now() + ownerProofMinutes * 60_000 };
  return answer;
}

/** The proof of the last sign-in in this page, while it is fresh. */
export const keptProof = (): { ownerProof?: string } =>
  kept !== null && performance.now() < kept.until ? { ownerProof: kept.token } : {};
