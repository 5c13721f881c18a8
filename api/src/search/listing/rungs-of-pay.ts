import type { SalaryRung } from '../../config-lists/salary-ladders.ts';

interface Pay {
  salary_low: number | null;
  salary_high: number | null;
}

/** The rungs of a country's salary ladder that a job's pay overlaps. */
export function rungsOfPay(ladder: readonly SalaryRung[], { salary_low, salary_high }: Pay): number[] {
  if (salary_low === null || salary_high === null) return [];
  return ladder
    .filter(({ from, to }) => salary_high >= from && (to === null || salary_low < to))
    .map(({ id }) => id);
}
