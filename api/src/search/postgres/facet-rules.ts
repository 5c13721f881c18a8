import { type CountryKey, type Facets, filtersOf } from '@jobharbor/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { postingAges, salaryLadderOf } from '../../config-lists/index.ts';
import { columnOf, countedFields, filterColumnNames } from '../../search-filters/filter-columns.ts';
import type { DroppableField } from '../conditions.ts';

/** Rows `(id, count)` of one set of matches. */
type Count = (matches: RawBuilder<unknown>, country: CountryKey, now: Date) => RawBuilder<unknown>;

export interface FacetRule {
  field: keyof Facets;
  /** The filters that a click on this facet replaces. */
  replaces: readonly DroppableField[];
  count: Count;
}

/** How each facet is counted. */
export const facetRules: readonly FacetRule[] = [
  ...countedFields.map((field): FacetRule => ({ field, replaces: [field], count: byColumn(field) })),
  ...filtersOf('within').map(({ field }): FacetRule => ({ field, replaces: [field], count: byAge })),
  ...filtersOf('range').map(
    ({ field, from, to }): FacetRule => ({ field, replaces: [from, to], count: byRung }),
  ),
];

/** The columns that the rules read. */
export const facetColumns = sql.join(
  [...filterColumnNames, 'salary_low', 'salary_high'].map((column) => sql.ref(column)),
);

function byColumn(field: (typeof countedFields)[number]): Count {
  const { type, column: name, codes = [], listed = [], maxCounted } = columnOf(field);
  const column = sql.ref(name);
  switch (type) {
    case 'id':
      return (matches) => sql`
        select ${column}, count(*) from ${matches} where ${column} is not null group by 1
        ${maxCounted === undefined ? sql`` : sql`order by 2 desc, 1 limit ${maxCounted}`}`;
    case 'ids':
      return (matches) => sql`select value, count(*) from ${matches}, unnest(${column}) value group by 1`;
    case 'idsOrAll':
      return (matches) => sql`
        select option.id, count(*) from ${matches}
        join unnest(${listed}::bigint[]) option (id) on ${column} is null or option.id = any(${column})
        group by 1`;
    case 'steps':
      return (matches) => sql`
        select step.id, count(*) from ${matches} join unnest(${listed}::bigint[]) step (id) on ${column} >= step.id
        group by 1`;
    case 'flag':
      return (matches) => sql`select 1::bigint, count(*) from ${matches} where ${column}`;
    case 'coded':
      return (matches) => sql`
        select code.id, count(*) from ${matches}
        join (values ${sql.join(codes.map(([value, id]) => sql`(${sql.lit(id)}::bigint, ${sql.lit(value)})`))}) code (id, value)
          on ${column} = code.value
        group by 1`;
  }
}

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

function byAge(matches: RawBuilder<unknown>, _: CountryKey, now: Date): RawBuilder<unknown> {
  const limits = postingAges.map(
    ({ id }) => sql`(${sql.lit(id)}::bigint, ${new Date(now.getTime() - id * 86_400_000)}::timestamptz)`,
  );
  return sql`
    select age.id, count(*) from ${matches} join (values ${sql.join(limits)}) age (id, since) on posted_at >= age.since
    group by 1`;
}
