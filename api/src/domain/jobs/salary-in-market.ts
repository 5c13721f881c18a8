import { type Salary, salaryPeriod } from '@jobharbor/shared/contracts';
import { currentRates, exchangeRate, minorDigits } from '../../config-lists/index.ts';

interface StoredSalary {
  salary_currency: string | null;
  salary_period: string | null;
  salary_min: number | null;
  salary_max: number | null;
}

/** The salary as stored, with a conversion when the reader's currency is another one. */
export function salaryInMarket(job: StoredSalary, currency: string): Salary | null {
  const period = salaryPeriod.safeParse(job.salary_period);
  if (job.salary_currency === null || !period.success) return null;
  return {
    currency: job.salary_currency,
    period: period.data,
    min: job.salary_min,
    max: job.salary_max,
    converted: convert(job, job.salary_currency, currency),
  };
}

function convert(job: StoredSalary, from: string, to: string): Salary['converted'] {
  const rate = exchangeRate(from, to);
  if (from === to || rate === null || (job.salary_min === null && job.salary_max === null)) return null;
  const scale = (rate * 10 ** minorDigits(to)) / 10 ** minorDigits(from);
  const inCurrency = (amount: number | null) => (amount === null ? null : Math.round(amount * scale));
  return {
    currency: to,
    min: inCurrency(job.salary_min),
    max: inCurrency(job.salary_max),
    rate_date: currentRates().date,
  };
}
