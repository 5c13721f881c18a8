import { type CountryKey, countryByKey } from '@jobharbor/shared/contracts';
import { exchangeRate } from './exchange-rates.ts';
import { type SalaryRung, salaryLadderOf } from './salary-ladders.ts';

/** The top of an open range, for its middle. */
const openTop = 1.5;

/** The rung of `to` that holds the middle of a rung of `from`, converted; undefined without a rate or such a rung. */
export function carrySalaryRange(from: CountryKey, to: CountryKey, seoValue: string): SalaryRung | undefined {
  const rung = salaryLadderOf(from).find(({ seo_value }) => seo_value === seoValue);
  const [source, target] = [countryByKey(from)?.currency, countryByKey(to)?.currency];
  if (!rung || !source || !target) return undefined;
  const rate = source === target ? 1 : exchangeRate(source, target);
  if (rate === null) return undefined;
  const middle = ((rung.from + (rung.to ?? rung.from * openTop)) / 2) * rate;
  return salaryLadderOf(to).find(
    ({ from: low, to: high }) => middle >= low && (high === null || middle < high),
  );
}
