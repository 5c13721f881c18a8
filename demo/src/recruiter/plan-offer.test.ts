import { type Interview, languages, offerTerms } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { planOffer } from './plan-offer.ts';

const now = Date.UTC(2026, 10, 20, 12);
const aJob = (wanted: object = {}) =>
  ({
    ...{ title: 'Nurse', language: 'en', country_key: 'jp', company: { name: 'Bay Clinic' } },
    salary: { currency: 'JPY', period: 'monthly', min: 300_000, max: 400_000, converted: null },
    ...wanted,
  }) as Interview['job'];

it.each(languages.map(({ value }) => value))('plans a whole offer in %s', (language) => {
  const offer = planOffer({ id: 3, job: aJob({ language }) }, now);
  expect(offerTerms.safeParse(offer).error?.issues).toBeUndefined();
  expect(JSON.stringify(offer)).not.toMatch(/\{\w+\}/);
  expect(offer).toMatchObject({
    ...{ starts_on: '2026-12-18', valid_until: now / 1000 + 604_800 },
    pay: { currency: 'JPY', amount: 400_000, period: 'monthly' },
  });
});

it('names an amount of the country where the advertisement has none', () => {
  const salary = { currency: 'PHP', period: 'negotiable', min: null, max: null, converted: null };
  const { pay } = planOffer({ id: 3, job: aJob({ salary, country_key: 'ph' }) }, now);
  expect(pay).toEqual({ currency: 'PHP', amount: 300_000, period: 'monthly' });
});
