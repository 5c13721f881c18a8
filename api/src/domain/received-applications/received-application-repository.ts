import type { ApplicationStatus, applicationMove, receivedApplication } from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { publish } from '../../events/publish.ts';
import { statusAfterMove } from '../application-rules/application-rules.ts';
import { findStories, type Story, stageOfRow } from '../application-status/find-stories.ts';
import { recordStep } from '../application-steps/record-step.ts';
import { notBlocked, recruiterNotBlocked } from '../blocked-companies/not-blocked.ts';
import { namePartsOf } from '../common/name-for-recruiters.ts';
import { toSeconds } from '../common/seconds.ts';
import { cancelOpenInterviews } from '../interviews/change-interviews.ts';
import { shownStatus } from '../jobs/job-repository.ts';
import { lockChatOf } from '../messages/post-step-to-chat.ts';
import { endOpenOffer } from '../offers/change-offers.ts';
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

const nameParts = namePartsOf('accounts');

const selectReceived = (db: Db, accountId: number) =>
  receivedRows(db, accountId).select([
    'applications.id',
    'applications.status',
    'applications.first_message',
    'applications.applied_at',
    'applications.is_shared',
    'applications.withdraw_reason',
    'applications.exchange_status',
    shownStatus.as('job_status'),
    'applications.screening_answers',
    'chats.id as chat_id',
    'jobs.id as job_id',
    'jobs.title',
    'jobs.language',
    'jobs.country_key',
    'accounts.id as candidate_id',
    'accounts.first_name',
    nameParts.first.as('applied_first_name'),
    nameParts.last.as('applied_last_name'),
  ]);

type ReceivedRow = Awaited<ReturnType<ReturnType<typeof selectReceived>['executeTakeFirstOrThrow']>>;

/** Rows with the stages of their applications at `now`. */
async function toReceived(db: Db, rows: readonly ReceivedRow[], now: Date) {
  const storyOf = await findStories(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => toOne(row, storyOf(row.id)));
}

const toOne = (row: ReceivedRow, story: Story): ReceivedApplication => ({
  id: row.id,
  chat_id: row.chat_id,
  job: { id: row.job_id, title: row.title, language: row.language, country_key: row.country_key },
  candidate: {
    id: row.candidate_id,
    first_name: row.first_name,
    name: personName({ first_name: row.applied_first_name, last_name: row.applied_last_name }),
  },
  status: row.status,
  stage: stageOfRow(row, story),
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
  jobId?: number | undefined;
  page: number;
  size: number;
  now: Date;
}

/** Applications for the jobs that `accountId` answers for, oldest first. */
export async function findReceivedApplications(
  db: Db,
  accountId: number,
  { status, jobId, page, size, now }: ReceivedPage,
): Promise<{ applications: ReceivedApplication[]; total: number }> {
  const { total } = await receivedRows(db, accountId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$if(status !== undefined, (query) => query.where('applications.status', '=', status ?? 'pending'))
    .$if(jobId !== undefined, (query) => query.where('applications.job_id', '=', jobId ?? 0))
    .executeTakeFirstOrThrow();
  const rows = await selectReceived(db, accountId)
    .$if(status !== undefined, (query) => query.where('applications.status', '=', status ?? 'pending'))
    .$if(jobId !== undefined, (query) => query.where('applications.job_id', '=', jobId ?? 0))
    .orderBy('applications.applied_at')
    .orderBy('applications.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { applications: await toReceived(db, rows, now), total };
}

type Move = z.output<typeof applicationMove>;

/**
 * Sets the status of an application by the rule {@link statusAfterMove} and publishes the change to both sides. Deciding on
 * a pending application also records it as viewed. Call it in a transaction.
 */
export async function setApplicationStatus(
  tx: Db,
  { accountId, id, status, reason, text, now }: Move & { accountId: number; id: number; now: Date },
): Promise<ReceivedApplication> {
  await lockChatOf(tx, id);
  const row = await tx
    .selectFrom('applications')
    .select(['id', 'status', 'recruiter_id', 'account_id'])
    .where('id', '=', id)
    .where('recruiter_id', 'in', representedRecruiters(accountId))
    .where(recruiterNotBlocked('applications.account_id', 'applications.recruiter_id'))
    .forUpdate()
    .executeTakeFirst();
  if (row?.recruiter_id == null) throw new ApiError(errorCode.notFound);
  if (statusAfterMove(row.status, { status, reason, text }) !== null) {
    await tx
      .updateTable('applications')
      .set({ status, decline_reason: reason ?? null, decline_text: text ?? null, updated_at: now })
      .where('id', '=', id)
      .execute();
    const step = { applicationId: id, at: now, actor: 'recruiter' } as const;
    if (row.status === 'pending' && status !== 'viewed') await recordStep(tx, { ...step, event: 'viewed' });
    await recordStep(tx, { ...step, event: status });
    if (status === 'declined') {
      await endOpenOffer(tx, id, { by: 'recruiter', now });
      await cancelOpenInterviews(tx, id, { by: 'recruiter', now });
    }
    const audience = [row.account_id, ...(await audienceOf(tx, row.recruiter_id))];
    await publish(tx, { kind: 'application', application_id: id, audience });
  }
  return readReceived(tx, accountId, id, now);
}

/** Those of the account among `ids`, by id. */
export async function toReceivedByIds(
  db: Db,
  accountId: number,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ReceivedApplication>> {
  if (ids.length === 0) return new Map();
  const rows = await selectReceived(db, accountId).where('applications.id', 'in', ids).execute();
  return new Map((await toReceived(db, rows, now)).map((one) => [one.id, one]));
}

/** One application that the account answers for. */
export async function readReceived(
  db: Db,
  accountId: number,
  id: number,
  now: Date,
): Promise<ReceivedApplication> {
  const row = await selectReceived(db, accountId).where('applications.id', '=', id).executeTakeFirstOrThrow();
  return toOne(row, (await findStories(db, [id], now))(id));
}
