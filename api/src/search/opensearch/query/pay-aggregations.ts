import { ignoredShare, type PayRange } from '../../listing/pay-range.ts';
import type { Dsl } from './dsl.ts';

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
type PayAnswer = { doc_count: number } & Partial<Record<Part, Amounts>> &
  Record<`about_${Part}`, { values: { value: number | null }[] }>;

/**
 * The amounts of the matches, left out unless `isExact`, and estimated percentiles for the case that they are too many. The
 * estimate is right to a thousandth, and takes a quarter of the time of the default one.
 */
export const payAggregation = (isExact = true): Dsl => ({
  filter: { exists: { field: 'salary_low' } },
  aggs: Object.fromEntries(
    names.flatMap((name) => {
      const { field, share } = parts[name];
      const about = {
        field,
        percents: [share * 100],
        keyed: false,
        hdr: { number_of_significant_value_digits: 3 },
      };
      return [
        ...(isExact ? [[name, { terms: { field, size: maxAmounts } }]] : []),
        [`about_${name}`, { percentiles: about }],
      ];
    }),
  ),
});

export function readPayRange(answer: { of?: unknown }): PayRange | null {
  const pay = (answer.of ?? answer) as PayAnswer;
  const { doc_count: jobs } = pay;
  if (jobs === 0) return null;
  const at = (part: Part): number => {
    const amounts = pay[part];
    return amounts === undefined || amounts.sum_other_doc_count > 0
      ? Math.round(pay[`about_${part}`].values[0]?.value ?? 0)
      : percentile(amounts.buckets, jobs * parts[part].share);
  };
  return { low: at('low'), median: at('median'), high: at('high'), jobs };
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
