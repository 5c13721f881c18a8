import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Account } from './account-repository.ts';

/** The account that has confirmed the number (E.164). */
export const findAccountByPhone = (db: Db, phone: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('phone_num', '=', phone)
    .where('is_mobile_verified', '=', true)
    .executeTakeFirst();

/** Sets the account's confirmed phone number. Throws 41173 if another has confirmed it; a unique index decides races. */
export async function claimPhone(
  tx: Db,
  { id, phone }: { id: number; phone: string },
  now: Date,
): Promise<void> {
  const owner = await findAccountByPhone(tx, phone);
  if (owner !== undefined && owner.id !== id) throw phoneUsed();
  try {
    await tx
      .updateTable('accounts')
      .set((eb) => ({
        phone_num: phone,
        is_mobile_verified: true,
        updated_at: now,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') throw phoneUsed();
    throw error;
  }
}

const phoneUsed = () =>
  new ApiError(errorCode.phoneTakenByOther, {
    fieldProblems: { contact_number: errorCode.phoneTakenByOther },
  });
