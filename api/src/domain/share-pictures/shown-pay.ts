import { minorUnitsOf, type Salary } from '@jobharbor/shared/contracts';

const units = { hourly: 'hour', daily: 'day', monthly: 'month', annually: 'year' } as const;

/** Pay as advertised, with the name of its period: “₱25,000 – ₱30,000 / month”. `tag` is a BCP 47 tag. Empty without an amount. */
export function shownPay(tag: string, salary: Salary | null): string {
  const bounds = [salary?.min, salary?.max].filter((amount) => amount != null);
  if (salary === null || bounds.length === 0) return '';
  const scale = 10 ** minorUnitsOf(salary.currency);
  const [from = 0, to = from] = bounds.map((amount) => amount / scale);
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: salary.currency,
    maximumFractionDigits: from % 1 || to % 1 ? 2 : 0,
  });
  const amount = from === to ? format.format(from) : format.formatRange(from, to);
  if (salary.period === 'negotiable' || salary.period === 'unpaid') return amount;
  const period = new Intl.DisplayNames(tag, { type: 'dateTimeField' }).of(units[salary.period]);
  return `${amount} / ${period}`;
}
