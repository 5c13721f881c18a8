import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { numberCell, readCsv } from '../data-files/read-data.ts';
import { listFile } from './option.ts';

const row = z.object({
  /** `*`: every country without a row of its own. */
  country: z.enum(['*', ...countries.map(({ key }) => key)]),
  absences: numberCell,
  within_months: numberCell,
  barred_months: numberCell,
});

/** After how many missed interviews, within how many months, a person cannot apply, and for how long. */
export type MissedInterviewRule = Omit<z.infer<typeof row>, 'country'>;

const rules = new Map(readCsv(listFile('missed-interviews'), row).map((rule) => [rule.country, rule]));

/** The rule of a country. */
export function missedInterviewRule(country: CountryKey | null): MissedInterviewRule {
  const rule = rules.get(country ?? '*') ?? rules.get('*');
  if (rule === undefined) throw new Error('missed-interviews.csv has no row for every country (*).');
  return rule;
}
