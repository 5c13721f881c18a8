import { sql } from 'kysely';
import { anyIdOf } from '../database/any-id-of.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Db } from '../database/pools.ts';
import type { JobTitleTable } from '../database/tables/job-tables.ts';
import { publish } from '../events/publish.ts';
import { filterColumnNames } from '../search-filters/filter-columns.ts';
import { makeSearchDocument, type SearchDocument } from './search-document.ts';
import { storeCompanyNames } from './store-company-names.ts';
import { storeWords } from './store-words.ts';

/** Retention in milliseconds of closed jobs in `search_documents`, for later pages of result lists that began before. */
const removedForMs = 86_400_000;

/** Updates the search documents of these jobs, in the caller's transaction: a change is found when it is committed. */
export async function indexJobs(tx: Db, jobIds: readonly number[], now: Date): Promise<void> {
  if (jobIds.length === 0) return;
  const jobs = await readJobs(tx, jobIds);
  const open = jobs.filter((job) => job.status === 'open');
  const documents = open.map((job) => ({ job, document: makeSearchDocument(job) }));
  const titles = await storeTitles(tx, documents);
  await removeStale(tx, jobIds, jobs, now);
  await storeDocuments(tx, documents, titles, now);
  await storeWords(tx, open);
  await storeCompanyNames(tx, open);
  await notifyListings(tx, jobIds);
}

/** A NOTIFY payload is limited to 8,000 bytes. */
const idsPerNews = 300;

/** Tells page caches, listings and open pages that these jobs, or what is said beside them, changed. */
export async function notifyListings(tx: Db, jobIds: readonly number[]): Promise<void> {
  for (let start = 0; start < jobIds.length; start += idsPerNews) {
    await publish(tx, { kind: 'listing', job_ids: jobIds.slice(start, start + idsPerNews) });
  }
}

type IndexedJob = Awaited<ReturnType<typeof readJobs>>[number];
interface Indexed {
  job: IndexedJob;
  document: SearchDocument;
}

function readJobs(tx: Db, jobIds: readonly number[]) {
  return tx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('job_records', 'job_records.job_id', 'jobs.id')
    .where('jobs.id', '=', anyIdOf(jobIds))
    .selectAll('jobs')
    .select(sql<boolean>`job_records.job_id is null`.as('is_fresh'))
    .select([
      'companies.name as company_name',
      'companies.is_verified as is_company_verified',
      'companies.industry_id',
    ])
    .execute();
}

const titleMark = (countryKey: string, titleKey: string) => `${countryKey} ${titleKey}`;

/** Ids of titles. Known ones are read and not locked, so that imports into one country do not wait for each other. */
async function storeTitles(tx: Db, documents: readonly Indexed[]): Promise<Map<string, number>> {
  const wanted = new Map(
    documents.map(({ job, document }) => [
      titleMark(job.country_key, document.titleKey),
      { country_key: job.country_key, title_key: document.titleKey, value: job.title },
    ]),
  );
  const ids = await findTitles(tx, [...wanted.values()]);
  const isUnknown = ([mark]: [string, object]) => !ids.has(mark);
  // Sorted, so that parallel intakes lock in the same order and cannot deadlock.
  const fresh = [...wanted].filter(isUnknown).sort(([a], [b]) => (a < b ? -1 : 1));
  await insertRows(
    fresh.map(([, title]) => title),
    (chunk) =>
      tx
        .insertInto('job_titles')
        .values(chunk)
        .onConflict((conflict) => conflict.doNothing()),
  );
  const inserted = await findTitles(
    tx,
    fresh.map(([, title]) => title),
  );
  return new Map([...ids, ...inserted]);
}

type TitleKey = Pick<JobTitleTable, 'country_key' | 'title_key'>;

async function findTitles(tx: Db, titles: readonly TitleKey[]): Promise<Map<string, number>> {
  if (titles.length === 0) return new Map();
  const { rows } = await sql<TitleKey & { id: number }>`
    select id, country_key, title_key from job_titles
    where (country_key, title_key) in (
      select * from unnest(
        ${titles.map((title) => title.country_key)}::text[], ${titles.map((title) => title.title_key)}::text[])
    )`.execute(tx);
  return new Map(rows.map((row) => [titleMark(row.country_key, row.title_key), row.id]));
}

async function removeStale(tx: Db, jobIds: readonly number[], jobs: readonly IndexedJob[], now: Date) {
  const closed = jobs.filter((job) => job.status !== 'open').map((job) => job.id);
  if (closed.length > 0) {
    await tx
      .updateTable('search_documents')
      .set({ removed_at: now })
      .where('job_id', '=', anyIdOf(closed))
      .where('removed_at', 'is', null)
      .execute();
    await tx
      .deleteFrom('search_documents')
      .where('removed_at', '<', new Date(now.getTime() - removedForMs))
      .execute();
  }
  // A job that moved to another country is removed from the old one at once.
  await sql`
    delete from search_documents d using jobs j
    where d.job_id = j.id and d.country_key <> j.country_key and j.id = ${anyIdOf(jobIds)}`.execute(tx);
}

/** Columns of a stored document that a new one replaces. */
const replaced = Object.fromEntries(
  [
    'title_id',
    'removed_at',
    'expires_at',
    'posted_at',
    'terms',
    'head',
    'salary_low',
    'salary_high',
    ...filterColumnNames,
  ].map((column) => [column, sql.ref(`excluded.${column}`)]),
);

async function storeDocuments(tx: Db, documents: readonly Indexed[], titles: Map<string, number>, now: Date) {
  const rows = documents.map(({ job, document }) => ({
    country_key: job.country_key,
    job_id: job.id,
    title_id: titles.get(titleMark(job.country_key, document.titleKey)) ?? 0,
    listed_at: now,
    removed_at: null,
    expires_at: job.valid_through,
    posted_at: job.reposted_at ?? job.posted_at,
    terms: sql<string>`${document.terms}::tsvector`,
    head: sql<string>`${document.head}::tsvector`,
    salary_low: document.salaryLow,
    salary_high: document.salaryHigh,
    ...document.filters,
  }));
  await insertRows(rows, (chunk) =>
    tx
      .insertInto('search_documents')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['country_key', 'job_id']).doUpdateSet({
          ...replaced,
          // A reopened job counts as new for stable paging; a changed one does not.
          listed_at: sql<Date>`case when search_documents.removed_at is null then search_documents.listed_at else excluded.listed_at end`,
        }),
      ),
  );
}
