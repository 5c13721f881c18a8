import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumePlaceAttempt } from '../../http/throttle.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import { generateToken, hashToken } from '../../session/session-token.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { type Account, findAccount } from '../accounts/account-repository.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { lockAccount } from '../common/idempotency.ts';
import { endOtherSessions } from '../devices/device-repository.ts';
import { findActiveSuspension, findByToken, type StoredSuspension } from './suspension-repository.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

interface Decision {
  adminId: number;
  now: Date;
}

/**
 * Suspends an account of a job seeker or recruiter, ends its sessions, and mails its owner the reason and how to appeal.
 * `isFinal` makes it permanent, also later.
 */
export async function suspendAccount(
  { db, queue, config }: Services,
  {
    accountId,
    reason,
    isFinal,
    adminId,
    now,
  }: Decision & {
    accountId: number;
    reason: string;
    isFinal: boolean;
  },
): Promise<{ suspension: StoredSuspension; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const account = await findAccount(tx, accountId);
    if (account === undefined || account.role === 'guest') throw new ApiError(errorCode.notFound);
    if (account.role === 'admin') throw new ApiError(errorCode.noPermission);
    const decided = { queue: 'suspensions', subjectId: accountId, reason, adminId, now } as const;
    const before = await findActiveSuspension(tx, accountId);
    if (before !== undefined) {
      if (!isFinal || before.is_final) return { suspension: before, isNew: false };
      const values = { is_final: true, reason: reason.trim() };
      await recordDecision(tx, { ...decided, outcome: 'suspended-finally' });
      const suspension = await tx
        .updateTable('suspensions')
        .set(values)
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await insertAccountEvent(tx, { accountId, event: 'suspended', origin: null, now });
      await mailFinal(tx, queue, { account, reason, now });
      return { suspension, isNew: false };
    }
    await recordDecision(tx, { ...decided, outcome: isFinal ? 'suspended-finally' : 'suspended' });
    const token = generateToken();
    const suspension = await tx
      .insertInto('suspensions')
      .values({
        account_id: accountId,
        reason: reason.trim(),
        is_final: isFinal,
        suspended_by: adminId,
        suspended_at: now,
        appeal_token_hash: hashToken(token),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx.updateTable('accounts').set({ suspended_at: now }).where('id', '=', accountId).execute();
    await endOtherSessions(tx, accountId, null);
    await insertAccountEvent(tx, { accountId, event: 'suspended', origin: null, now });
    if (isFinal) await mailFinal(tx, queue, { account, reason, now });
    else if (account.email !== null) {
      const language = languageOf(account);
      const page = sitePage(config.siteUrl, language, account.country_key, '/appeal');
      // The fragment reaches no server and no log.
      const data = { reason: reason.trim(), appeal_url: `${page}#${token}` };
      await sendMail(tx, queue, { template: 'account-suspended', to: account.email, language, data, now });
    }
    return { suspension, isNew: true };
  });
}

async function mailFinal(
  tx: Db,
  queue: Services['queue'],
  { account, reason, now }: { account: Account; reason: string; now: Date },
): Promise<void> {
  const template = 'account-suspended-for-good';
  const data = { reason: reason.trim() };
  const language = languageOf(account);
  if (account.email !== null) await sendMail(tx, queue, { template, to: account.email, language, data, now });
}

/** Lifts a suspension and mails the account's owner; one that is lifted stays so. */
export async function liftSuspension(
  { db, queue, config }: Services,
  { id, note, adminId, now }: Decision & { id: number; note: string },
): Promise<StoredSuspension> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('suspensions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(errorCode.notFound);
    if (row.lifted_at !== null) return row;
    await tx
      .updateTable('suspensions')
      .set({ lifted_at: now, lifted_by: adminId })
      .where('id', '=', id)
      .execute();
    await recordDecision(tx, {
      ...{ queue: 'suspensions', subjectId: row.account_id, outcome: 'lifted' },
      ...{ reason: note, adminId, now },
    });
    const account = await tx
      .updateTable('accounts')
      .set({ suspended_at: null })
      .where('id', '=', row.account_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await insertAccountEvent(tx, { accountId: account.id, event: 'suspension-lifted', origin: null, now });
    if (account.email !== null) {
      const language = languageOf(account);
      const data = { open_url: sitePage(config.siteUrl, language, account.country_key, '/get-started') };
      await sendMail(tx, queue, { template: 'account-reopened', to: account.email, language, data, now });
    }
    return { ...row, lifted_at: now, lifted_by: adminId };
  });
}

/** Stores the owner's appeal, replacing an earlier one. */
export async function appealSuspension(
  db: Dependencies['db'],
  { token, text, place, now }: { token: string; text: string; place: string; now: Date },
): Promise<void> {
  await consumePlaceAttempt(db, { name: 'appeal', place, limit: 20, seconds: 900 }, now);
  await db.transaction().execute(async (tx) => {
    const { id, account_id: accountId, appealed_at } = await findByToken(tx, token);
    await tx
      .updateTable('suspensions')
      .set({ appeal_text: text.trim(), appealed_at: appealed_at ?? now })
      .where('id', '=', id)
      .execute();
    if (appealed_at === null)
      await insertAccountEvent(tx, { accountId, event: 'suspension-appealed', origin: null, now });
  });
}
