import { ownerProofMinutes } from '@jobharbor/shared/contracts';
import type { Db } from '../database/pools.ts';
import { generateToken, hashToken } from './session-token.ts';

/** Stores that the session's user has proved to own the account, and resolves with the proof's token. Only its hash is stored. */
export async function createOwnerProof(db: Db, sessionId: number, now: Date): Promise<string> {
  const token = generateToken();
  const expires_at = new Date(now.getTime() + ownerProofMinutes * 60_000);
  await db
    .insertInto('owner_proofs')
    .values({ token_hash: hashToken(token), session_id: sessionId, expires_at })
    .execute();
  return token;
}

/** Whether the token is a proof of this session that has not expired. */
export async function isOwnerProof(db: Db, token: string, sessionId: number, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('owner_proofs')
    .select('session_id')
    .where('token_hash', '=', hashToken(token))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}
