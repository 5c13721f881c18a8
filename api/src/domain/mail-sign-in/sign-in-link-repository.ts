import { timingSafeEqual } from 'node:crypto';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { hashToken } from '../../session/session-token.ts';
import { emailKeyOf } from '../accounts/account-repository.ts';

/** Credentials of a browser: the link's token, and the secret stored when the mail was requested. */
export interface LinkTokens {
  token: string;
  browser: string | null;
}

interface NewLink {
  email: string;
  token: string;
  browser: string;
  redirect: string;
  expiresAt: Date;
}

/** An earlier link of the address is void. Only hashes are stored. */
export async function saveLink(
  tx: Db,
  { email, token, browser, redirect, expiresAt }: NewLink,
): Promise<void> {
  const values = {
    email,
    token_hash: hashToken(token),
    browser_hash: hashToken(browser),
    redirect,
    expires_at: expiresAt,
    used_at: null,
  };
  await tx
    .insertInto('sign_in_links')
    .values({ email_key: emailKeyOf(email), ...values })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(values))
    .execute();
}

/** Throws 42052 for a link that is unknown, used, void or expired. */
export async function findLink(db: Db, { token, browser }: LinkTokens, now: Date) {
  const row = await db
    .selectFrom('sign_in_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.signInLinkInvalid);
  const is_same_browser = browser !== null && timingSafeEqual(hashToken(browser), row.browser_hash);
  return { ...row, is_same_browser };
}

/** Uses the link up; throws 42052 where another request was faster. */
export async function useLink(tx: Db, { token }: LinkTokens, now: Date): Promise<void> {
  const used = await tx
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .returning('email_key')
    .executeTakeFirst();
  if (used === undefined) throw new ApiError(errorCode.signInLinkInvalid);
}

/** For an address that has signed in by the code of the same mail. */
export async function deleteLink(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('sign_in_links').where('email_key', '=', emailKeyOf(email)).execute();
}
