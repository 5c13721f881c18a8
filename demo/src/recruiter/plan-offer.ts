import {
  countryByKey,
  type Interview,
  languageByTag,
  minorUnitsOf,
  type OfferTerms,
} from '@jobharbor/shared/contracts';
import { offerTexts } from './choose-reply.ts';

const day = 86_400_000;
/** A month's pay in whole units, where the advertisement names none. */
const fallbackPay = 3_000;

/** The offer that follows a passed interview: the upper end of the advertised pay, from four weeks on, for a week. */
export function planOffer({ job, id }: Pick<Interview, 'job' | 'id'>, now: number): OfferTerms {
  const context = {
    ...{ name: '', title: job.title, company: job.company.name, seed: id },
    language: languageByTag(job.language)?.value ?? 'en',
  } as const;
  return {
    ...offerTexts(context),
    title: job.title.slice(0, 200),
    starts_on: new Date(now + 28 * day).toISOString().slice(0, 10),
    valid_until: Math.floor((now + 7 * day) / 1000),
    pay: payOf(job),
  };
}

function payOf({ salary, country_key }: Interview['job']): OfferTerms['pay'] {
  const amount = salary?.max ?? salary?.min ?? 0;
  if (salary && amount > 0 && salary.period !== 'negotiable' && salary.period !== 'unpaid')
    return { currency: salary.currency, amount, period: salary.period };
  const currency = countryByKey(country_key)?.currency ?? 'USD';
  return { currency, amount: fallbackPay * 10 ** minorUnitsOf(currency), period: 'monthly' };
}
