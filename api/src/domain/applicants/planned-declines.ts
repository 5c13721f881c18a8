import type { declineApplicants } from '@jobharbor/shared/calls/recruiter/decline-applicants';
import { type CallRequest, declineUndoMinutes } from '@jobharbor/shared/contracts';
import { ApiError, errorCode, isApiError } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { setApplicationStatus } from '../received-applications/received-application-repository.ts';
import { audienceOf } from '../recruiters/recruiter-repository.ts';
import { fillText, textFor } from './decline-texts.ts';
import { lockApplicant } from './own-applicants.ts';

/** When a decline of now is told. */
export const declineSendTime = (now: Date): Date => new Date(now.getTime() + declineUndoMinutes * 60_000);

interface Decline extends Omit<CallRequest<typeof declineApplicants>['body'], 'ids'> {
  accountId: number;
  id: number;
  now: Date;
}

/** Plans the decline of an application, with the text that its person will read. Planned again, it begins anew. */
export async function planDecline(tx: Db, { accountId, id, reason, text, now }: Decline): Promise<void> {
  const row = await lockApplicant(tx, accountId, id);
  if (row.status === 'declined' || row.status === 'withdrawn') throw new ApiError(errorCode.applicationOver);
  const person = await tx
    .selectFrom('applications as a')
    .innerJoin('accounts as p', 'p.id', 'a.account_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .select(['p.first_name', 'p.language', 'p.country_key', 'j.title', 'c.name'])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  const written = text ?? (await textFor(tx, row.company_id, languageOf(person)));
  const values = {
    decided_by: accountId,
    reason,
    text: fillText(written, { name: person.first_name, job: person.title, company: person.name }),
    was_accepted: row.status === 'accepted',
    told_at: declineSendTime(now),
  };
  await tx
    .insertInto('planned_declines')
    .values({ application_id: id, ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
  await tellTeam(tx, id, row.recruiter_id ?? accountId);
}

/** Takes a decline back that nobody was told of. */
export async function undoDecline(tx: Db, accountId: number, id: number): Promise<void> {
  const row = await lockApplicant(tx, accountId, id);
  const { numDeletedRows } = await tx
    .deleteFrom('planned_declines')
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError(errorCode.undoTooLate);
  await tellTeam(tx, id, row.recruiter_id ?? accountId);
}

const tellTeam = async (tx: Db, id: number, recruiterId: number): Promise<void> =>
  publish(tx, { kind: 'application', application_id: id, audience: await audienceOf(tx, recruiterId) });

/**
 * Declines what is due, each in a transaction of its own. One whose application was accepted or has ended meanwhile, or whose
 * author may decide no longer, is dropped. Safe to run concurrently.
 */
export async function tellDueDeclines(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('planned_declines')
    .select('application_id')
    .where('told_at', '<=', now)
    .orderBy('told_at')
    .execute();
  for (const { application_id: id } of due) await db.transaction().execute((tx) => tellDecline(tx, id, now));
}

async function tellDecline(tx: Db, id: number, now: Date): Promise<void> {
  // The same order of locks as of every decision: the application first.
  const application = await tx
    .selectFrom('applications')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const plan = await tx
    .deleteFrom('planned_declines')
    .where('application_id', '=', id)
    .where('told_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (application === undefined || plan === undefined) return;
  const { status } = application;
  const isOver = status === 'declined' || status === 'withdrawn';
  if (isOver || (status === 'accepted') !== plan.was_accepted) return;
  const { reason, text, decided_by: accountId } = plan;
  await setApplicationStatus(tx, { accountId, id, status: 'declined', reason, text, now }).catch(
    (error: unknown) => {
      if (!isApiError(error)) throw error;
    },
  );
}
