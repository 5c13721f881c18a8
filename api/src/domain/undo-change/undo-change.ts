import type { UndoneEventName } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { AccountTables } from '../../database/tables/account-tables.ts';
import { publish } from '../../events/publish.ts';
import { consumePlaceAttempt } from '../../http/throttle.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import { hashToken } from '../../session/session-token.ts';
import type { MailServices } from '../company-members/member-mails.ts';
import { findTransferUndo, undoTransfer, undoTransfersSince } from '../company-members/undo-transfer.ts';
import { endOtherSessions } from '../devices/device-repository.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { restoreSignInMethods } from './restore-sign-in-methods.ts';

export interface UndoRequest {
  token: string;
  /** The caller's network (`networkOf`). */
  place: string;
  origin: RequestOrigin;
  now: Date;
}

const ofPlace = { limit: 60, seconds: 900 };

/** The change that a link undoes. Throws 42341 for one that is unknown, used, void or expired. */
export async function findUndo(db: Db, { token, place, now }: Omit<UndoRequest, 'origin'>) {
  await consumePlaceAttempt(db, { name: 'undo-change', place, ...ofPlace }, now);
  const undo = await db
    .selectFrom('account_undos')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (undo !== undefined) return undo;
  const transfer = await findTransferUndo(db, token, now);
  if (transfer === undefined) throw new ApiError(errorCode.changeLinkInvalid);
  return { ...transfer, event: 'company-transferred' as const };
}

/** Undoes what the link is about; throws 42341 as {@link findUndo}. */
export async function undoChange(
  db: Db,
  services: MailServices,
  request: UndoRequest,
): Promise<{ account: number; event: UndoneEventName }> {
  const undo = await findUndo(db, request);
  if (undo.event === 'company-transferred') await undoTransfer(db, services, undo, request);
  else await undoAccountChange(db, services, undo, request);
  return { account: undo.account_id, event: undo.event };
}

/**
 * Restores how the account signed in before a change and ends every session. Uses the link up, and those of later changes,
 * which would restore what a thief has made; earlier ones stay valid.
 */
async function undoAccountChange(
  db: Db,
  services: MailServices,
  {
    id,
    account_id: accountId,
    event,
    ways_in,
    created_at: since,
  }: Selectable<AccountTables['account_undos']>,
  { origin, now }: UndoRequest,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Locked, so that a change at the same time comes before it and is undone, or after it.
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const used = await tx
      .deleteFrom('account_undos')
      .where('account_id', '=', accountId)
      .where('id', '>=', id)
      .returning('id')
      .execute();
    // Another request with the same link was faster.
    if (!used.some((undo) => undo.id === id)) throw new ApiError(errorCode.changeLinkInvalid);
    await restoreSignInMethods(tx, accountId, ways_in, now);
    await tx.deleteFrom('pending_logins').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('passkey_challenges').where('account_id', '=', accountId).execute();
    await forgetDevices(tx, accountId);
    await endOtherSessions(tx, accountId, null);
    await insertAccountEvent(tx, { accountId, event, origin, now });
    await insertAccountEvent(tx, { accountId, event: 'devices-ended', origin, now });
    await undoTransfersSince(tx, services, { accountId, since, origin, now });
    await publish(tx, { kind: 'account', audience: [accountId] });
  });
}
