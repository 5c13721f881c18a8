import type { Db } from '../../database/pools.ts';
import type { SocialType } from '../../database/tables/sign-in-tables.ts';
import { hashToken } from '../../session/session-token.ts';
import type { AuthorizationRequest } from './social-provider.ts';

const minutes = 10;
const inMinutes = (now: Date) => new Date(now.getTime() + minutes * 60_000);

export interface NewAuthorizationRequest {
  type: SocialType;
  authorization: AuthorizationRequest;
  browser: string;
  redirect: string;
  now: Date;
}

export async function saveAuthorizationRequest(
  db: Db,
  { type, authorization, browser, redirect, now }: NewAuthorizationRequest,
): Promise<void> {
  await db
    .insertInto('social_states')
    .values({
      state_hash: hashToken(authorization.state),
      social_type: type,
      browser_hash: hashToken(browser),
      nonce: authorization.nonce,
      code_verifier: authorization.codeVerifier,
      redirect,
      expires_at: inMinutes(now),
    })
    .execute();
}

/** Keeps the name that the provider's form told beside its answer. */
export async function saveProviderName(db: Db, type: SocialType, state: string, name: string): Promise<void> {
  await db
    .updateTable('social_states')
    .set({ told_name: name })
    .where('state_hash', '=', hashToken(state))
    .where('social_type', '=', type)
    .execute();
}

/** The authorization request of a state, which it uses up; undefined where there is none. */
export const takeAuthorizationRequest = (db: Db, type: SocialType, state: string, now: Date) =>
  db
    .deleteFrom('social_states')
    .where('state_hash', '=', hashToken(state))
    .where('social_type', '=', type)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

export interface Identity {
  type: SocialType;
  subject: string;
}

export const findIdentity = (db: Db, { type, subject }: Identity) =>
  db
    .selectFrom('social_identities')
    .select('account_id')
    .where('social_type', '=', type)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** False where another account has the identity. */
export async function linkIdentity(
  tx: Db,
  { type, subject }: Identity,
  accountId: number,
  now: Date,
): Promise<boolean> {
  const values = { social_type: type, subject, account_id: accountId, linked_at: now };
  await tx
    .insertInto('social_identities')
    .values({ ...values })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findIdentity(tx, { type, subject }))?.account_id === accountId;
}

export async function saveProof(
  db: Db,
  { token, identity, emailKey, now }: { token: string; identity: Identity; emailKey: string; now: Date },
): Promise<void> {
  const { type, subject } = identity;
  await db
    .insertInto('social_proofs')
    .values({
      token_hash: hashToken(token),
      social_type: type,
      subject,
      email_key: emailKey,
      expires_at: inMinutes(now),
    })
    .execute();
}

/** Consumes a single-use token and returns its payload; undefined if it is unknown, used or expired. */
export const takeProof = (tx: Db, token: string, now: Date) =>
  tx
    .deleteFrom('social_proofs')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Deletes expired authorization requests and proofs. */
