import type { ApplicationStatus, receivedApplication } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { notBlocked, recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { toSeconds } from '../common/seconds.ts';
import { cancelOpenInterviews } from '../interviews/change-interviews.ts';
import { audienceOf, representedRecruiters } from '../recruiters/recruiter-repository.ts';

type ReceivedApplication = z.infer<typeof receivedApplication>;

const receivedRows = (db: Db, accountId: number) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('accounts', 'accounts.id', 'applications.account_id')
    .leftJoin('chats', 'chats.application_id', 'applications.id')
    .where('applications.recruiter_id', 'in', representedRecruiters(accountId))
    .where(notBlocked('applications.account_id', 'jobs.company_id'));

export const selectReceived = (db: Db, accountId: number) =>
  receivedRows(db, accountId).select([
    'applications.id',
    'applications.status',
    'applications.first_message',
    'applications.applied_at',
    'applications.is_shared',
    'applications.withdraw_reason',
    'applications.screening_answers',
    'chats.id as chat_id',
    'jobs.id as job_id',
    'jobs.title',
    'jobs.language',
    'jobs.country_key',
    'accounts.id as candidate_id',
    'accounts.first_name',
  ]);

type ReceivedRow = Awaited<ReturnType<ReturnType<typeof selectReceived>['executeTakeFirstOrThrow']>>;

export const toReceived = (row: ReceivedRow): ReceivedApplication => ({
  id: row.id,
  chat_id: row.chat_id,
  job: { id: row.job_id, title: row.title, language: row.language, country_key: row.country_key },
  candidate: { id: row.candidate_id, first_name: row.first_name },
  status: row.status,
  first_message: row.is_shared ? row.first_message : '',
  applied_at: toSeconds(row.applied_at),
  is_shared: row.is_shared,
  withdraw_reason: row.withdraw_reason,
  unmet_answers: row.is_shared
    ? row.screening_answers.filter(({ is_expected }) => is_expected === false).length
    : 0,
});

export interface ReceivedPage {
  status?: ApplicationStatus | undefined;
  page: number;
  size: number;
}

/** Applications for the jobs that `accountId` answers for, oldest first. */
export async function findReceivedApplications(
  db: Db,
  accountId: number,
  { status, page, size }: ReceivedPage,
): Promise<{ applications: ReceivedApplication[]; total: number }> {
  const { total } = await receivedRows(db, accountId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$if(status !== undefined, (query) => query.where('applications.status', '=', status ?? 'pending'))
    .executeTakeFirstOrThrow();
  const rows = await selectReceived(db, accountId)
    .$if(status !== undefined, (query) => query.where('applications.status', '=', status ?? 'pending'))
    .orderBy('applications.applied_at')
    .orderBy('applications.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { applications: rows.map(toReceived), total };
}

type Move = 'viewed' | 'accepted' | 'declined';

const stage: Readonly<Record<ApplicationStatus, number>> = {
  pending: 0,
  viewed: 1,
  accepted: 2,
  declined: 2,
  withdrawn: 3,
};

/**
 * Sets the status of an application and publishes the change to both sides. The same status again changes nothing; a
 * step back or across is refused with 40001. Deciding on a pending application also records it as viewed. Call it in a
 * transaction.
 */
export async function setApplicationStatus(
  tx: Db,
  { accountId, id, status, now }: { accountId: number; id: number; status: Move; now: Date },
): Promise<ReceivedApplication> {
  const row = await tx
    .selectFrom('applications')
    .select(['id', 'status', 'recruiter_id', 'account_id'])
    .where('id', '=', id)
    .where('recruiter_id', 'in', representedRecruiters(accountId))
    .where(recruiterNotBlocked('applications.account_id', 'applications.recruiter_id'))
    .forUpdate()
    .executeTakeFirst();
  if (row?.recruiter_id == null) throw new ApiError(errorCode.notFound);
  if (row.status !== status) {
    if (stage[status] <= stage[row.status]) {
      throw new ApiError(errorCode.invalidParameters, { fieldProblems: { status: 'invalid' } });
    }
    await tx.updateTable('applications').set({ status, updated_at: now }).where('id', '=', id).execute();
    const steps: Move[] = row.status === 'pending' && status !== 'viewed' ? ['viewed', status] : [status];
    await tx
      .insertInto('application_steps')
      .values(steps.map((event) => ({ application_id: id, at: now, actor: 'recruiter' as const, event })))
      .execute();
    if (status === 'declined') await cancelOpenInterviews(tx, id, { by: 'recruiter', now });
    const audience = [row.account_id, ...(await audienceOf(tx, row.recruiter_id))];
    await publish(tx, { kind: 'application', application_id: id, audience });
  }
  return toReceived(
    await selectReceived(tx, accountId).where('applications.id', '=', id).executeTakeFirstOrThrow(),
  );
}
