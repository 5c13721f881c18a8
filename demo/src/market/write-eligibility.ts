import type { CountryKey } from '@jobharbor/shared/contracts';
import { createRandom } from './random.ts';

export interface MarketEligibility {
  readonly applicantCountries?: readonly string[];
  readonly excludedCountries?: readonly string[];
  readonly visaSponsorship?: boolean;
  readonly timeZone?: string;
}

const remote = 3;

/** Time zones of teams in which remote people work for companies of another continent. */
const foreignZones = [
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Madrid',
  'Australia/Sydney',
];

/**
 * Eligible applicants. Most jobs say nothing; some want a right to work in their country or sponsor a visa; some remote
 * jobs exclude a country.
 */
export function writeEligibility(country: CountryKey, arrangement: number, index: number): MarketEligibility {
  if (country === 'others') return {};
  const eligibility = writeCountries(country, arrangement, index);
  const random = createRandom(`time zone ${country} ${index}`);
  const isElsewhere = arrangement === remote && random.chance(0.25);
  return { ...eligibility, ...(isElsewhere && { timeZone: random.pick(foreignZones) }) };
}

function writeCountries(country: CountryKey, arrangement: number, index: number): MarketEligibility {
  const random = createRandom(`eligibility ${country} ${index}`);
  if (random.chance(arrangement === remote ? 0.25 : 0.05)) return { applicantCountries: [country] };
  if (arrangement === remote && country !== 'us' && random.chance(0.1)) return { excludedCountries: ['us'] };
  const visa = createRandom(`visa ${country} ${index}`);
  if (arrangement !== remote && visa.chance(0.08)) return { visaSponsorship: visa.chance(0.7) };
  return {};
}
