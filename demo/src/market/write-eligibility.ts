import type { CountryKey } from '@jobharbor/shared/contracts';
import { createRandom } from './random.ts';

export interface MarketEligibility {
  readonly applicantCountries?: readonly string[];
  readonly excludedCountries?: readonly string[];
  readonly visaSponsorship?: boolean;
}

const remote = 3;

/** Who may apply: most jobs say nothing, some want a right to work in their country or get people a visa for it, some remote ones leave one out. */
export function writeEligibility(country: CountryKey, arrangement: number, index: number): MarketEligibility {
  if (country === 'others') return {};
  const random = createRandom(`eligibility ${country} ${index}`);
  if (random.chance(arrangement === remote ? 0.25 : 0.05)) return { applicantCountries: [country] };
  if (arrangement === remote && country !== 'us' && random.chance(0.1)) return { excludedCountries: ['us'] };
  const visa = createRandom(`visa ${country} ${index}`);
  if (arrangement !== remote && visa.chance(0.08)) return { visaSponsorship: visa.chance(0.7) };
  return {};
}
