import { ignoredShare, type PayRange } from '../../listing/pay-range.ts';
import type { FacetFilter } from './conditions-query.ts';
import type { Dsl } from './dsl.ts';
import { within } from './facet-aggregations.ts';

/** Different amounts up to which the range is exact. */
const maxAmounts = 2_000;

const parts = {
  low: { field: 'salary_low', share: ignoredShare },
  median: { field: 'salary_middle', share: 0.5 },
  high: { field: 'salary_high', share: 1 - ignoredShare },
} as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

interface Amounts {
  sum_other_doc_count: number;
  buckets: { key: number; doc_count: number }[];
}
type PayAnswer = { jobs: { value: number } } & Record<Part, Amounts> &
  Record<`about_${Part}`, { values: { value: number | null }[] }>;

/** The amounts of all matches, and estimated percentiles for the case that they are too many. */
export const payAggregation = (own: readonly FacetFilter[]): Dsl => {
  const aggs = Object.fromEntries([
    ['jobs', { value_count: { field: 'salary_low' } }],
    ...names.flatMap((name) => {
      const { field, share } = parts[name];
      return [
        [name, { terms: { field, size: maxAmounts } }],
        [`about_${name}`, { percentiles: { field, percents: [share * 100], keyed: false } }],
      ];
    }),
  ]);
  return within(own, { filter: { exists: { field: 'salary_low' } }, aggs });
};

export function readPayRange(answer: { of?: unknown }): PayRange | null {
  const pay = (answer.of ?? answer) as PayAnswer;
  if (pay.jobs.value === 0) return null;
  const at = (part: Part): number =>
    pay[part].sum_other_doc_count > 0
      ? Math.round(pay[`about_${part}`].values[0]?.value ?? 0)
      : percentile(pay[part].buckets, pay.jobs.value * parts[part].share);
  return { low: at('low'), median: at('median'), high: at('high'), jobs: pay.jobs.value };
}

/** As PostgreSQL's `percentile_disc`: the first amount up to which `rank` jobs are paid. */
function percentile(amounts: Amounts['buckets'], rank: number): number {
  let jobs = 0;
  for (const { key, doc_count } of amounts.toSorted((a, b) => a.key - b.key)) {
    jobs += doc_count;
    if (jobs >= rank) return key;
  }
  return 0;
}
