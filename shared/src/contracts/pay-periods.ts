import type { SalaryPeriod } from './job.ts';

/**
 * How many pays of a period a month holds: 8 hours a day, 260 working days a year. Null where there is no amount. The
 * API compares salaries by it, and pages show it, so that both mean the same month. Without zod, for first scripts.
 */
export const periodsPerMonth: Readonly<Record<SalaryPeriod, number | null>> = {
  hourly: (8 * 260) / 12,
  daily: 260 / 12,
  monthly: 1,
  annually: 1 / 12,
  negotiable: null,
  unpaid: null,
};
