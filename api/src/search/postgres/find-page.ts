import {
  type CountryKey,
  type FacetField,
  type Facets,
  facets,
  languages,
  type SearchSort,
} from '@jobharbor/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { applicantCountries, filterOptions, postingAges, salaryLadderOf } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import { activeFields, type Conditions, type DroppableField, without } from '../conditions.ts';
import { maxCompanies } from '../listing/count-listing.ts';
import { ignoredShare } from '../listing/pay-range.ts';
import type { FoundPage, PageRequest } from '../search-engine.ts';
import { matching, type NearMeanings, relevance } from './conditions.ts';

interface CountryPage extends PageRequest {
  country: CountryKey;
}

type CountedField = keyof Facets;

interface FacetRule {
  /** The filters that a click on this facet replaces. */
  replaces: readonly DroppableField[];
  /** Rows `(id, count)` of one set of matches. */
  count: (matches: RawBuilder<unknown>, country: CountryKey, now: Date) => RawBuilder<unknown>;
}

const byColumn =
  (column: string): FacetRule['count'] =>
  (matches) =>
    sql`select ${sql.ref(column)}, count(*) from ${matches} where ${sql.ref(column)} is not null group by 1`;
const byArray =
  (column: string): FacetRule['count'] =>
  (matches) =>
    sql`select value, count(*) from ${matches}, unnest(${sql.ref(column)}) value group by 1`;

const rules: Readonly<Record<CountedField, FacetRule>> = {
  job_locations: { replaces: ['job_locations'], count: byArray('location_ids') },
  job_categories: { replaces: ['job_categories'], count: byArray('category_ids') },
  degrees: { replaces: ['degrees'], count: byColumn('degree_id') },
  xp_lvls: { replaces: ['xp_lvls'], count: byColumn('xp_lvl_id') },
  job_types: { replaces: ['job_types'], count: byColumn('job_type_id') },
  work_arrangements: { replaces: ['work_arrangements'], count: byColumn('work_arrangement_id') },
  salary_ranges: { replaces: ['salary_from', 'salary_to'], count: byRung },
  is_company_verified: {
    replaces: ['is_company_verified'],
    count: (matches) => sql`select 1::bigint, count(*) from ${matches} where is_company_verified`,
  },
  industries: { replaces: ['industries'], count: byColumn('industry_id') },
  languages: { replaces: ['languages'], count: byLanguage },
  apply_modes: {
    replaces: ['apply_modes'],
    count: (matches) =>
      sql`select (case when is_external then 2 else 1 end)::bigint, count(*) from ${matches} group by 1`,
  },
  applicant_countries: { replaces: ['applicant_countries'], count: byApplicantCountry },
  shared_hours: { replaces: ['shared_hours'], count: bySharedHours },
  posted_within: { replaces: ['posted_within'], count: byAge },
  company_ids: {
    replaces: ['company_ids'],
    count: (matches) =>
      sql`select company_id, count(*) from ${matches} group by 1 order by 2 desc, 1 limit ${maxCompanies}`,
  },
  is_web3: {
    replaces: ['is_web3'],
    count: (matches) => sql`select 1::bigint, count(*) from ${matches} where is_web3`,
  },
};
const countedFields = Object.keys(rules) as readonly CountedField[];

function byRung(matches: RawBuilder<unknown>, country: CountryKey): RawBuilder<unknown> {
  const rungs = salaryLadderOf(country).map(
    ({ id, from, to }) => sql`(${sql.lit(id)}::bigint, ${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint)`,
  );
  return sql`
    select rung.id, count(*) from ${matches}
    join (values ${sql.join(rungs)}) rung (id, low, high)
      on salary_high >= rung.low and (rung.high is null or salary_low < rung.high)
    group by 1`;
}

function byLanguage(matches: RawBuilder<unknown>): RawBuilder<unknown> {
  const tags = languages.map(({ id, value }) => sql`(${sql.lit(id)}::bigint, ${sql.lit(value)})`);
  return sql`
    select tag.id, count(*) from ${matches} join (values ${sql.join(tags)}) tag (id, value) on language = tag.value
    group by 1`;
}

/** A job for all countries counts for each of the list. */
function byApplicantCountry(matches: RawBuilder<unknown>): RawBuilder<unknown> {
  const all = applicantCountries.map(({ id }) => id);
  return sql`
    select country.id, count(*) from ${matches}
    join unnest(${all}::bigint[]) country (id) on applicant_countries is null or country.id = any(applicant_countries)
    group by 1`;
}

function bySharedHours(matches: RawBuilder<unknown>): RawBuilder<unknown> {
  const steps = filterOptions.shared_hours.map(({ id }) => id);
  return sql`
    select step.hours, count(*) from ${matches} join unnest(${steps}::bigint[]) step (hours) on shared_hours >= step.hours
    group by 1`;
}

function byAge(matches: RawBuilder<unknown>, _: CountryKey, now: Date): RawBuilder<unknown> {
  const limits = postingAges.map(
    ({ id }) => sql`(${sql.lit(id)}::bigint, ${new Date(now.getTime() - id * 86_400_000)}::timestamptz)`,
  );
  return sql`
    select age.id, count(*) from ${matches} join (values ${sql.join(limits)}) age (id, since) on posted_at >= age.since
    group by 1`;
}

const facetColumns = sql.raw(
  'location_ids, category_ids, degree_id, xp_lvl_id, job_type_id, work_arrangement_id, salary_low, salary_high, is_company_verified, industry_id, language, is_external, is_web3, company_id, applicant_countries, shared_hours',
);

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
  const own = countedFields.filter((field) =>
    rules[field].replaces.some((filter) => active.includes(filter)),
  );
  const nameOf = (field: CountedField) =>
    own.includes(field) ? sql.table(`without_${field}`) : sql.table('matches');
  const score = await scoreOf(request.sort, conditions, findNear);
  const sets = [
    sql`matches as materialized (
      select job_id, posted_at, ${score} as score, ${facetColumns} from search_documents where ${matching(conditions)})`,
    ...own.map(
      (field) => sql`${sql.table(`without_${field}`)} as materialized (
      select posted_at, ${facetColumns} from search_documents where ${matching(without(conditions, ...rules[field].replaces))})`,
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
    ...countedFields.map(
      (field) =>
        sql`select ${sql.lit(field)}, counted.* from (${rules[field].count(nameOf(field), request.country, conditions.asOf ?? conditions.now)}) counted`,
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
  const counts = (field: FacetField) =>
    of(field)
      .map(({ id, n }) => ({ id, count: n }))
      .sort((a, b) => b.count - a.count || a.id - b.id);
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
    facets: facets.parse({
      ...Object.fromEntries(
        countedFields
          .filter((field) => field !== 'is_company_verified' && field !== 'is_web3')
          .map((field) => [field, counts(field)]),
      ),
      posted_within: counts('posted_within').sort((a, b) => a.id - b.id),
      is_company_verified: of('is_company_verified')[0]?.n ?? 0,
      is_web3: of('is_web3')[0]?.n ?? 0,
    }),
  };
}
