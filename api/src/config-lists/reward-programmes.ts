import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { readCsv } from '../data-files/read-data.ts';
import { listFile } from './option.ts';

const yesOrNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((text) => text === 'yes'),
);

const row = z.object({
  /** `*`: every country without a row of its own. */
  country: z.enum(['*', ...countries.map(({ key }) => key)]),
  /** Whether invited friends give months of VIP. */
  invitations: yesOrNo,
  /** Whether points are earned. */
  points: yesOrNo,
  /** Whether points can be withdrawn: some laws forbid paying with such assets. */
  withdrawals: yesOrNo,
  /** Whether a changed résumé comes first for a week. */
  refresh: yesOrNo,
});

export type RewardProgrammes = Omit<z.infer<typeof row>, 'country'>;

const programmes = new Map(
  readCsv(listFile('reward-programmes'), row).map((programme) => [programme.country, programme]),
);

/** The rewards that a country has. */
export function rewardProgrammes(country: string | null): RewardProgrammes {
  const found = programmes.get((country ?? '*') as CountryKey) ?? programmes.get('*');
  if (found === undefined) throw new Error('reward-programmes.csv has no row for every country (*).');
  return found;
}

/** Countries whose accounts have no reward of a kind; none is closed where every country is by default. */
export const closedCountries = (kind: keyof RewardProgrammes): string[] =>
  countries.map(({ key }) => key).filter((key) => !rewardProgrammes(key)[kind]);
