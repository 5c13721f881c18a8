import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import type { HttpClient } from '@jobharbor/shared/http';
import { readSession } from '../../common/api/read-session.ts';
import type { AccountMode, AccountValues } from './account-values.ts';
import { createAccount } from './api/create-account.ts';
import { signIn } from './api/sign-in.ts';

/**
 * Signs in, or creates an account and signs in to it. When another tab has signed in meanwhile, resolves with the user of
 * that session instead.
 */
export async function openSession(
  http: HttpClient,
  mode: AccountMode,
  values: AccountValues,
): Promise<SessionUser> {
  try {
    return await (mode === 'create' ? createAccount(http, values) : signIn(http, values));
  } catch (error) {
    if (!hasCode(error, errorCode.alreadySignedIn)) throw error;
    const user = await readSession(http).catch(() => null);
    if (user) return user;
    throw error;
  }
}
