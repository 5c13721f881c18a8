import { countryByKey } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { drawLogo } from './draw-logo.ts';
import { planCompanies } from './plan-companies.ts';

const country = countryByKey('ph');
if (!country) throw new Error('no ph');
const companies = planCompanies(country, 60);

it('gives a part of the companies a logo, verified ones more often, and always the same', () => {
  const logos = companies.map(drawLogo);
  expect(companies.map(drawLogo)).toEqual(logos);
  const shareOf = (isVerified: boolean) => {
    const some = companies.filter(({ draft }) => draft.isVerified === isVerified);
    return some.filter((company) => drawLogo(company)).length / some.length;
  };
  expect(shareOf(true)).toBeGreaterThan(shareOf(false));
  expect(shareOf(false)).toBeGreaterThan(0);
  expect(shareOf(true)).toBeLessThan(1);
  const drawn = logos.filter((logo) => logo !== undefined);
  expect(new Set(drawn).size).toBeGreaterThan(drawn.length * 0.9);
});
