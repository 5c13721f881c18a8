import type { listApplicants } from '@jobharbor/shared/calls/recruiter/list-applicants';
import type { Applicant, CallRequest, LanguageTag } from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { type RawBuilder, sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { toReceivedByIds } from '../received-applications/received-application-repository.ts';
import {
  activeAt,
  applicantRows,
  furtherMessages,
  isUnread,
  nameParts,
  shownName,
} from './applicant-rows.ts';
import { matchApplicants } from './match-applicants.ts';

type Query = CallRequest<typeof listApplicants>['query'];

/** Order of names in a language: in Turkish Ğ comes after G. ICU has a collation for each of ours. */
const byName = (language: LanguageTag) =>
  sql`${shownName} collate ${sql.id(`${language}-x-icu`)}, applications.id`;

const orders = (language: LanguageTag): Readonly<Record<Query['sort'], RawBuilder<unknown>>> => ({
  oldest: sql`applications.applied_at, applications.id`,
  newest: sql`applications.applied_at desc, applications.id desc`,
  active: sql`${activeAt} desc, applications.id desc`,
  name: byName(language),
  stage: sql`s.position nulls first, applications.applied_at, applications.id`,
});

const columns = (db: Db, accountId: number, query: Query) =>
  applicantRows(db, accountId, query)
    .select(['applications.id', 'applications.is_shared', 's.id as stage_id', 's.name as stage_name'])
    .select(['s.status as stage_status', 'r.tags', 'd.told_at'])
    .select(sql<string | null>`applications.profile->>'headline'`.as('headline'))
    .select(sql<string | null>`applications.profile->>'location'`.as('location'))
    .select(nameParts.first.as('first_name'))
    .select(nameParts.last.as('last_name'))
    .select(isUnread.as('is_unread'))
    .select(furtherMessages.as('unread_messages'))
    .select(activeAt.as('active_at'))
    .select((eb) =>
      eb
        .selectFrom('applicant_notes as n')
        .select((inner) => inner.fn.countAll<number>().as('notes'))
        .whereRef('n.application_id', '=', 'applications.id')
        .as('notes'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number];

type Beside = Pick<
  Applicant,
  | 'name'
  | 'headline'
  | 'location'
  | 'is_unread'
  | 'unread_messages'
  | 'team_stage'
  | 'tags'
  | 'notes'
  | 'decline_told_at'
  | 'active_at'
>;

const beside = (row: Row): Beside => ({
  name: personName(row),
  headline: row.is_shared ? row.headline : null,
  location: row.is_shared ? row.location : null,
  is_unread: row.is_unread,
  unread_messages: Number(row.unread_messages),
  team_stage:
    row.stage_id && row.stage_name && row.stage_status
      ? { id: row.stage_id, name: row.stage_name, status: row.stage_status }
      : null,
  tags: row.tags ?? [],
  notes: Number(row.notes),
  decline_told_at: row.told_at && toSeconds(row.told_at),
  active_at: toSeconds(row.active_at),
});

/** A page of the account's applicants that match the query. */
export async function findApplicants(
  db: Db,
  accountId: number,
  query: Query,
  { now, language }: { now: Date; language: LanguageTag },
) {
  const { page, size } = query;
  const words = query.query?.trim() ?? '';
  const found = words === '' ? null : await matchApplicants(applicantRows(db, accountId, query), words);
  const among = <Q extends { where(expression: RawBuilder<boolean>): Q }>(q: Q): Q =>
    found === null ? q : q.where(sql<boolean>`applications.id = ${anyIdOf(found)}`);
  const { total, unread } = await among(applicantRows(db, accountId, query))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where ${isUnread})`.as('unread'))
    .executeTakeFirstOrThrow();
  const rows = await among(columns(db, accountId, query))
    .orderBy(orders(language)[query.sort])
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const received = await toReceivedByIds(
    db,
    accountId,
    rows.map(({ id }) => id),
    now,
  );
  return {
    applicants: rows.flatMap((row) => {
      const one = received.get(row.id);
      return one === undefined ? [] : [{ ...one, ...beside(row) }];
    }),
    ...{ total: Number(total), unread: Number(unread), page, size },
    tags: await findTags(db, accountId, query.job_id),
  };
}

const maxTags = 50;

/** Tags of the account's applicants, of one job where one is named, the most used first. */
async function findTags(db: Db, accountId: number, jobId: number | undefined): Promise<string[]> {
  const rows = await applicantRows(db, accountId, { job_id: jobId })
    .innerJoinLateral(sql<{ tag: string }>`unnest(r.tags)`.as<'t'>(sql`t(tag)`), (join) => join.onTrue())
    .select((eb) => [eb.ref('t.tag').as('tag'), eb.fn.countAll<number>().as('used')])
    .groupBy('t.tag')
    .orderBy('used', 'desc')
    .orderBy('t.tag')
    .limit(maxTags)
    .execute();
  return rows.map(({ tag }) => tag);
}
