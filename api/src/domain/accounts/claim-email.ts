import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { type Account, emailKeyOf, findAccountByEmail } from './account-repository.ts';

/** The conflict error: another account has confirmed the address. */
export const emailUsed = () =>
  new ApiError(errorCode.emailUsed, { fieldProblems: { email: errorCode.emailUsed } });

/**
 * Sets the account's confirmed email. Invalidates unconfirmed registrations of others with it. Throws 42110 if another
 * account has confirmed it; a unique index decides races.
 */
export async function claimEmail(
  tx: Db,
  { id, email }: Pick<Account, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  const key = emailKeyOf(email ?? '');
  const owner = await findAccountByEmail(tx, key);
  if (owner?.is_email_verified && owner.id !== id) throw emailUsed();
  await tx
    .updateTable('accounts')
    .set({ email_key: null })
    .where('email_key', '=', key)
    .where('id', '<>', id)
    .where('is_email_verified', '=', false)
    .execute();
  try {
    await tx
      .updateTable('accounts')
      .set((eb) => ({
        email,
        email_key: key,
        is_email_verified: true,
        updated_at: now,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') throw emailUsed();
    throw error;
  }
}
