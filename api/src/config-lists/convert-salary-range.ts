import { type CountryKey, countryByKey } from '@jobharbor/shared/contracts';
import { exchangeRate } from './exchange-rates.ts';
import { type SalaryRung, salaryLadderOf } from './salary-ladders.ts';

/**
 * Converts a salary range of the country `from` to `to`: the range that contains its converted middle. For a range
 * without upper limit it is the nearest such range. Undefined without an exchange rate.
 */
export function convertSalaryRange(
  from: CountryKey,
  to: CountryKey,
  seoValue: string,
): SalaryRung | undefined {
  const rung = salaryLadderOf(from).find(({ seo_value }) => seo_value === seoValue);
  const [source, target] = [countryByKey(from)?.currency, countryByKey(to)?.currency];
  if (!rung || !source || !target) return undefined;
  const rate = source === target ? 1 : exchangeRate(source, target);
  if (rate === null) return undefined;
  const ladder = salaryLadderOf(to);
  if (rung.to === null) return nearestOpen(ladder, rung.from * rate);
  const middle = ((rung.from + rung.to) / 2) * rate;
  return ladder.find(({ from: low, to: high }) => middle >= low && (high === null || middle < high));
}

/** Nearest by ratio: twice as much is as far as half. */
function nearestOpen(ladder: readonly SalaryRung[], amount: number): SalaryRung | undefined {
  const distance = ({ from }: SalaryRung) => Math.abs(Math.log(from / amount));
  return ladder.filter(({ to }) => to === null).toSorted((a, b) => distance(a) - distance(b))[0];
}
