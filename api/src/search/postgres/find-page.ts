import type { CountryKey, SearchSort } from '@jobharbor/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { activeFields, type Conditions, without } from '../conditions.ts';
import { ignoredShare } from '../listing/pay-range.ts';
import type { FoundPage, PageRequest } from '../search-engine.ts';
import { toFacets } from '../to-facets.ts';
import { type NearMeanings, relevance, searchCondition } from './conditions.ts';
import { type FacetRule, facetColumns, facetRules } from './facet-rules.ts';

interface CountryPage extends PageRequest {
  country: CountryKey;
}

/**
 * One page, the total and all facets in one statement. A facet whose filter is active is counted without that filter,
 * because a click on it would replace the filter.
 */
export async function findPage(
  db: Db,
  conditions: Conditions,
  request: CountryPage,
  findNear: () => Promise<NearMeanings>,
): Promise<FoundPage> {
  const active = activeFields(conditions);
  const own = facetRules.filter(({ replaces }) => replaces.some((filter) => active.includes(filter)));
  const tableOf = (rule: FacetRule) =>
    own.includes(rule) ? sql.table(`without_${rule.field}`) : sql.table('matches');
  const score = await scoreOf(request.sort, conditions, findNear);
  const sets = [
    sql`matches as materialized (
      select job_id, posted_at, ${score} as score, ${facetColumns} from search_documents where ${searchCondition(conditions)})`,
    ...own.map(
      ({ field, replaces }) => sql`${sql.table(`without_${field}`)} as materialized (
      select posted_at, ${facetColumns} from search_documents where ${searchCondition(without(conditions, ...replaces))})`,
    ),
  ];
  const answers = [
    sql`select 'job', job_id, row_number() over (order by score desc, posted_at desc, job_id desc) from matches
        order by score desc, posted_at desc, job_id desc
        limit ${request.size} offset ${(request.page - 1) * request.size}`,
    sql`select 'total', 0::bigint, count(*) from matches`,
    sql`select 'pay', (percentile_disc(${sql.lit(ignoredShare)}) within group (order by salary_low))::bigint,
          (percentile_disc(${sql.lit(1 - ignoredShare)}) within group (order by salary_high))::bigint
        from matches`,
    sql`select 'pay-median', (percentile_disc(0.5) within group (order by (salary_low + salary_high) / 2))::bigint,
          count(salary_low)
        from matches`,
    ...facetRules.map(
      (rule) =>
        sql`select ${sql.lit(rule.field)}, counted.* from (${rule.count(tableOf(rule), request.country, conditions.asOf ?? conditions.now)}) counted`,
    ),
  ].map((answer) => sql`(${answer})`);
  const { rows } = await sql<{ kind: string; id: number; n: number }>`
    with ${sql.join(sets)}
    select kind, id, n from (${sql.join(answers, sql` union all `)}) answer (kind, id, n)`.execute(db);
  return readRows(rows);
}

/** Sort key, descending; ties are ordered by date. */
async function scoreOf(
  sort: SearchSort,
  conditions: Conditions,
  findNear: () => Promise<NearMeanings>,
): Promise<RawBuilder<number>> {
  const none = sql<number>`'-infinity'::float8`;
  if (sort === 3) return sql<number>`coalesce(salary_high::float8, ${none})`;
  if (sort === 4) return sql<number>`coalesce(-extract(epoch from expires_at)::float8, ${none})`;
  return (sort === 2 ? relevance(conditions, await findNear()) : null) ?? sql<number>`0`;
}

function readRows(rows: readonly { kind: string; id: number; n: number }[]): FoundPage {
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const pay = of('pay')[0];
  const middle = of('pay-median')[0];
  return {
    jobIds: of('job')
      .sort((a, b) => a.n - b.n)
      .map((row) => row.id),
    total: of('total')[0]?.n ?? 0,
    payRange:
      pay?.id != null && pay.n !== null && middle?.id != null
        ? { low: pay.id, median: middle.id, high: pay.n, jobs: middle.n }
        : null,
    facets: toFacets((field) => of(field).map(({ id, n }) => ({ id, count: n }))),
  };
}
