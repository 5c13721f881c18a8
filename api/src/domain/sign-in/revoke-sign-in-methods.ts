import type { Db } from '../../database/pools.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import type { Account } from '../accounts/account-repository.ts';
import { endOtherSessions } from '../devices/device-repository.ts';
import type { Caller } from './caller.ts';
import { findKnownAccount, forgetDevices } from './known-devices.ts';
import { deleteFactor } from './second-factor.ts';

/**
 * The registration with an unconfirmed address that was made on this device; null if there is none.
 */
export async function findOwnAccount(
  db: Db,
  accounts: readonly Account[],
  { device, now }: Pick<Caller, 'device' | 'now'>,
): Promise<Account | null> {
  const ids = accounts.map(({ id }) => id);
  const own = await findKnownAccount(db, device, ids, now);
  return accounts.find(({ id }) => id === own) ?? null;
}

/**
 * Revokes every way in that was set up before the address was confirmed. It may be a stranger's (account
 * pre-hijacking). These are password, sessions, devices, passkeys, the confirmed number and two-factor authentication,
 * which would lock the owner out. The account's security log has the removals that the owner would notice in the
 * settings.
 */
export async function revokeSignInMethods(
  tx: Db,
  { id }: Pick<Account, 'id'>,
  { origin, now }: Pick<Caller, 'origin' | 'now'>,
): Promise<void> {
  const log = (event: 'passkey-removed' | 'phone-removed' | 'two-factor-off') =>
    insertAccountEvent(tx, { accountId: id, event, origin, now });
  await tx.updateTable('accounts').set({ password_hash: null }).where('id', '=', id).execute();
  await forgetDevices(tx, id);
  await endOtherSessions(tx, id, null);
  const passkeys = await tx.deleteFrom('passkeys').where('account_id', '=', id).returning('id').execute();
  if (passkeys.length > 0) await log('passkey-removed');
  if (await deleteFactor(tx, id)) await log('two-factor-off');
  const number = await tx
    .updateTable('accounts')
    .set((eb) => ({ phone_num: null, is_mobile_verified: false, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('is_mobile_verified', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (number !== undefined) await log('phone-removed');
}
