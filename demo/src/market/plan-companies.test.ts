import { countries } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { planCompanies } from './plan-companies.ts';
import { textBank } from './texts/text-bank.ts';

const companies = countries.flatMap((country) => planCompanies(country, 85));

/** Ids of the industries of the companies of a kind that say the one of its two texts. */
function industriesIn(kind: string, line: 1 | 2): number[] {
  const ids = companies
    .filter((company) => company.kind === kind)
    .filter(({ country, language, draft }) => {
      const patterns = textBank(language, country).companyPatterns(kind);
      const texts = patterns.flatMap((pattern) =>
        pattern.line === null ? (pattern.about[line - 1] ?? []) : pattern.line === line ? pattern.about : [],
      );
      return texts.some((text) => draft.aboutHtml?.includes(text.replace('{company}', draft.name)));
    })
    .map(({ draft }) => draft.industryId ?? 0);
  return [...new Set(ids)].sort((one, other) => one - other);
}

it.each([
  ['tech', 1, [1]],
  ['tech', 2, [1, 3]],
  ['media', 2, [8]],
  ['shop', 1, [11]],
  ['health', 1, [14]],
  ['health', 2, [15]],
  ['green', 2, [22]],
] as const)('a company of kind %s is of an industry that fits its text %i', (kind, line, industries) => {
  expect(industriesIn(kind, line)).toEqual(industries);
});

it('no maker of software is listed under telecommunications', () => {
  const makers = companies.filter(({ draft }) => /Software|Yazılım|Perisian|软件|軟體/.test(draft.name));
  expect(makers.length).toBeGreaterThan(10);
  expect(makers.filter(({ draft }) => draft.industryId !== 1).map(({ draft }) => draft.name)).toEqual([]);
});
