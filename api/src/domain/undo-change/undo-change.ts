import type { ChangeEventName } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { consumePlaceAttempt } from '../../http/throttle.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import type { RequestOrigin } from '../../session/request-origin.ts';
import { hashToken } from '../../session/session-token.ts';
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
  if (undo === undefined) throw new ApiError(errorCode.changeLinkDead);
  return undo;
}

/**
 * Restores how the account signed in before a change and ends every session. Uses the link up, and those of later changes,
 * which would restore what a thief has made; earlier ones stay valid.
 */
export async function undoChange(
  db: Db,
  request: UndoRequest,
): Promise<{ account: number; event: ChangeEventName }> {
  const { id, account_id: accountId, event, ways_in } = await findUndo(db, request);
  const { origin, now } = request;
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
    if (!used.some((undo) => undo.id === id)) throw new ApiError(errorCode.changeLinkDead);
    await restoreSignInMethods(tx, accountId, ways_in, now);
    await tx.deleteFrom('pending_logins').where('account_id', '=', accountId).execute();
    await tx.deleteFrom('passkey_challenges').where('account_id', '=', accountId).execute();
    await forgetDevices(tx, accountId);
    await endOtherSessions(tx, accountId, null);
    await insertAccountEvent(tx, { accountId, event, origin, now });
    await insertAccountEvent(tx, { accountId, event: 'devices-ended', origin, now });
    await publish(tx, { kind: 'account', audience: [accountId] });
  });
  return { account: accountId, event };
}
