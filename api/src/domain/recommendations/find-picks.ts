import type { JobCard, JobPick } from '@jobharbor/shared/contracts';
import { jobPreferenceDraft } from '@jobharbor/shared/contracts/entries/job-preference';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { findBlockedIds } from '../blocked-companies/blocked-company-repository.ts';
import { findJobCards } from '../jobs/job-repository.ts';
import { type Findings, type Refusal, rankPicks } from './rank-picks.ts';

/** Limits of the searches for one list. */
const maxCount = { preferences: 2, jobs: 4, found: 15, nearby: 5, picks: 60 } as const;

/** Fields of a preference used for recommendations; not strict, since a preference has more. */
const preferenceContent = z.object(
  z.pick(jobPreferenceDraft, { job_title: true, country_key: true, location_id: true }).shape,
);

interface Asked {
  db: Db;
  search: JobSearch;
  market: Market;
  accountId: number;
}

export interface PickPage {
  show?: 'refused' | undefined;
  /** 1 best first, 2 newest job first. */
  sort: number;
  page: number;
  size: number;
}

/** A page of the jobs picked for a person, or of those that they refused. */
export async function findPicks(asked: Asked, { show, sort, page, size }: PickPage) {
  const refusals = await findRefusals(asked);
  const sources = await findSources(asked);
  const known = await findKnownJobs(asked);
  const picked = rankPicks(sources, refusals, known).slice(0, maxCount.picks);
  const all: JobPick[] =
    show === 'refused'
      ? refusals.map(({ job, reason }) => ({ job, because: [], refused: reason }))
      : picked.map((one) => ({ ...one, refused: null }));
  if (sort === 2) all.sort((a, b) => b.job.posted_at - a.job.posted_at);
  return {
    picks: all.slice((page - 1) * size, page * size),
    counts: { picked: picked.length, refused: refusals.length },
    has_sources: sources.length > 0,
    total: all.length,
    page,
    size,
  };
}

/** Matching jobs per source: each job preference, and each job that the person applied for or saved last. */
async function findSources(asked: Asked): Promise<Findings[]> {
  const { db, accountId, market } = asked;
  const [applied, saved] = await Promise.all([
    lastJobs(db, 'applications', accountId),
    lastJobs(db, 'saved_jobs', accountId),
  ]);
  const cards = await findJobCards(db, [...applied, ...saved], market);
  const seeds = [
    ...applied.map((id) => ({ id, from: 'applied' as const })),
    ...saved.filter((id) => !applied.includes(id)).map((id) => ({ id, from: 'saved' as const })),
  ];
  const similar = seeds.map(async ({ id, from }): Promise<Findings[]> => {
    const like = cards.get(id);
    if (like === undefined) return [];
    const jobs = await cardsOf(asked, await asked.search.similar(id, maxCount.found));
    return [{ source: { from, title: like.title }, like, jobs }];
  });
  return (await Promise.all([findByPreferences(asked), ...similar])).flat();
}

async function lastJobs(db: Db, table: 'applications' | 'saved_jobs', accountId: number): Promise<number[]> {
  const { rows } = await sql<{ job_id: number }>`
    select job_id from ${sql.table(table)}
    where account_id = ${accountId} ${table === 'applications' ? sql`and status <> 'withdrawn'` : sql``}
    order by id desc limit ${maxCount.jobs}`.execute(db);
  return rows.map(({ job_id }) => job_id);
}

/** A search for the title of each preference, in its country and place. */
async function findByPreferences(asked: Asked): Promise<Findings[]> {
  const rows = await asked.db
    .selectFrom('profile_entries')
    .select('content')
    .where('account_id', '=', asked.accountId)
    .where('kind', '=', 'job_preference')
    .orderBy('id', 'desc')
    .limit(maxCount.preferences)
    .execute();
  const wanted = rows.map(async ({ content }): Promise<Findings[]> => {
    const read = preferenceContent.safeParse(content);
    if (!read.success) return [];
    const { job_title, country_key, location_id } = read.data;
    const find = async (place: { job_locations?: number[] }) => {
      const query = { query: job_title, page: 1, size: maxCount.found, ...place };
      return (await asked.search.search({ country: country_key, query })).jobIds;
    };
    const nearby = location_id == null ? [] : await find({ job_locations: [location_id] });
    // Nearby jobs first; the whole country only if there are few of them.
    const ids = nearby.length >= maxCount.nearby ? nearby : [...new Set([...nearby, ...(await find({}))])];
    return [
      { source: { from: 'preference', title: job_title }, like: null, jobs: await cardsOf(asked, ids) },
    ];
  });
  return (await Promise.all(wanted)).flat();
}

async function cardsOf({ db, market }: Asked, ids: readonly number[]): Promise<JobCard[]> {
  const cards = await findJobCards(db, ids, market);
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
}

/** Jobs that the person knows: applied, withdrawn or saved. Jobs of blocked companies are excluded. */
async function findKnownJobs({ db, accountId }: Asked): Promise<(job: JobCard) => boolean> {
  const [applied, saved, blocked] = await Promise.all([
    db.selectFrom('applications').select('job_id').where('account_id', '=', accountId).execute(),
    db.selectFrom('saved_jobs').select('job_id').where('account_id', '=', accountId).execute(),
    findBlockedIds(db, accountId),
  ]);
  const ids = new Set([...applied, ...saved].map(({ job_id }) => job_id));
  return ({ id, company }) => ids.has(id) || blocked.includes(company.id);
}

async function findRefusals({ db, market, accountId }: Asked): Promise<Refusal[]> {
  const rows = await db
    .selectFrom('pick_refusals')
    .select(['job_id', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(500)
    .execute();
  const cards = await findJobCards(
    db,
    rows.map(({ job_id }) => job_id),
    market,
  );
  return rows.flatMap(({ job_id, reason }) => {
    const job = cards.get(job_id);
    return job === undefined ? [] : [{ job, reason }];
  });
}
