import { setImmediate } from 'node:timers/promises';
import {
  type AlertFilters,
  type CountryKey,
  type SearchChanges,
  searchLimits,
} from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { textOfHtml } from '../../import/clean/text/description-html.ts';
import { fingerprintOf } from '../../import/duplicates/fingerprint.ts';
import { findBlockedIds } from '../blocked-companies/blocked-company-repository.ts';
import { toSeconds } from '../common/seconds.ts';
import { payInQuery } from '../job-search/pay-in-query.ts';
import {
  type Changes,
  type ComparedJob,
  compareResults,
  countChanges,
  type Look,
  pairReposted,
} from './compare-results.ts';
import type { Results, StoredRow } from './search-history-repository.ts';

type Services = Pick<Dependencies, 'searchDb' | 'search'>;

const isWhole = (total: number): boolean => total <= searchLimits.compared;

/** The results as the results page has them: it corrects and reads words in the same way. */
export async function findResults(
  { searchDb, search }: Services,
  { accountId, country, filters }: { accountId: number; country: CountryKey; filters: AlertFilters },
): Promise<Results> {
  const { near_titles: _, ...wanted } = filters;
  const excluded = await findBlockedIds(searchDb, accountId);
  const page = { page: 1, size: searchLimits.compared, sort: 1 } as const;
  const query = { ...wanted, ...page, excluded_company_ids: excluded };
  const found = await search.search({ country, query }, { readPay: payInQuery });
  return { ids: found.jobIds, total: found.total };
}

/** The look that results are compared with; null without one, or if it is too long ago. */
function lookBefore(row: StoredRow, now: Date): Look | null {
  const isVisit = now.getTime() - row.seen_at.getTime() < searchLimits.visitMinutes * 60_000;
  const [at, ids, total] = isVisit
    ? [row.before_at, row.before_ids, row.before_results]
    : [row.seen_at, row.seen_ids, row.results];
  if (at === null || ids === null || total === null) return null;
  if (now.getTime() - at.getTime() > searchLimits.comparedDays * 86_400_000) return null;
  return { at, ids, isWhole: isWhole(total) };
}

/**
 * Texts that one request compares at most, which bounds its processor time: those of one search whose results have all
 * changed. Further searches are compared without them.
 */
export interface TextBudget {
  texts: number;
}
export const aTextBudget = (): TextBudget => ({ texts: 2 * searchLimits.compared });

export interface FoundChanges {
  changes: Changes;
  jobs: ReadonlyMap<number, ComparedJob>;
  before: Look | null;
  /** Advertisements that were posted again were not looked for. */
  isUnpaired?: boolean;
}

const noChanges: Changes = { newIds: [], closed: [], pay: [], renamed: [] };

/** Changes since the visit before, without jobs that the person has hidden and companies that they have blocked. */
export async function findChanges(
  db: Db,
  row: StoredRow,
  results: Results,
  now: Date,
  budget = aTextBudget(),
): Promise<FoundChanges> {
  const before = lookBefore(row, now);
  if (before === null) return { changes: noChanges, jobs: new Map(), before };
  const jobs = await readJobs(db, {
    accountId: row.account_id,
    ids: [...before.ids, ...results.ids],
    before,
    now,
  });
  const found = compareResults(before, { ids: results.ids, isWhole: isWhole(results.total) }, jobs);
  if (found.newIds.length === 0 || found.closed.length === 0) return { changes: found, jobs, before };
  const ids = [...found.newIds, ...found.closed.map(({ id }) => id)];
  if (ids.length > budget.texts) return { changes: found, jobs, before, isUnpaired: true };
  budget.texts -= ids.length;
  const texts = await readTexts(db, ids);
  return { changes: pairReposted(found, jobs, (id) => texts.get(id)), jobs, before };
}

export const toSearchChanges = (
  { id }: Pick<StoredRow, 'id'>,
  results: Results,
  { changes, before, isUnpaired = false }: Omit<FoundChanges, 'jobs'>,
): SearchChanges => ({
  id,
  since: before && toSeconds(before.at),
  counts: countChanges(changes),
  is_partial: before !== null && (isUnpaired || !(before.isWhole && isWhole(results.total))),
});

interface Wanted {
  accountId: number;
  ids: readonly number[];
  before: Look;
  now: Date;
}

async function readJobs(db: Db, { accountId, ids, before, now }: Wanted) {
  const { rows } = await sql<Omit<ComparedJob, 'before'> & { version: ComparedJob['before'] }>`
    select j.id, j.title, j.company_id, c.name as company, j.location_ids,
      j.salary_currency, j.salary_period, j.salary_min, j.salary_max,
      j.status = 'open' and (j.valid_through is null or j.valid_through > ${now}) as is_open,
      greatest(j.updated_at, d.listed_at) as changed_at, d.listed_at,
      case when v.job_id is not null then json_build_object('title', v.title, 'salary_currency', v.salary_currency,
        'salary_period', v.salary_period, 'salary_min', v.salary_min, 'salary_max', v.salary_max) end as version
    from jobs j
    join companies c on c.id = j.company_id
    left join search_documents d on d.country_key = j.country_key and d.job_id = j.id
    left join lateral (
      select * from job_versions v where v.job_id = j.id and v.replaced_at > ${before.at}
      order by v.replaced_at limit 1
    ) v on true
    where j.id = ${anyIdOf(new Set(ids))} and not exists (
      select from blocked_companies b where b.account_id = ${accountId} and b.company_id = j.company_id
    ) and not exists (
      select from pick_refusals r where r.account_id = ${accountId} and r.job_id = j.id
    )`.execute(db);
  return new Map(rows.map(({ version, ...row }) => [row.id, { ...row, before: version }]));
}

async function readTexts(db: Db, ids: readonly number[]): Promise<Map<number, Buffer>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'description_html'])
    .where('id', '=', anyIdOf(ids))
    .execute();
  const texts = new Map<number, Buffer>();
  for (const { id, description_html } of rows) {
    texts.set(id, fingerprintOf(textOfHtml(description_html)));
    // Hundreds of texts take more than 100 ms: other requests are answered meanwhile.
    if (texts.size % 20 === 0) await setImmediate();
  }
  return texts;
}
