import type { SalaryPeriod } from './job.ts';

/**
 * Factor from a pay period to a month: 8 hours a day, 260 working days a year. Null where there is no amount. Used by the
 * API to compare salaries and by pages to show them. No zod, so that first scripts may import it.
 */
export const periodsPerMonth: Readonly<Record<SalaryPeriod, number | null>> = {
  hourly: (8 * 260) / 12,
  daily: 260 / 12,
  monthly: 1,
  annually: 1 / 12,
  negotiable: null,
  unpaid: null,
};
