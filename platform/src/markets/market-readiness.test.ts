import { describe, expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { type Files, filesOf } from './checkout-files.ts';
import { findCountryGaps } from './find-country-gaps.ts';
import { findLanguageGaps } from './find-language-gaps.ts';
import { gapLine, listMarkets } from './list-markets.ts';

const files = filesOf(projectFolder);
/** The project, with another content of one file. */
const withFile = (path: string, text: string): Files => {
  const read = (asked: string) => (asked === path ? text : files.read(asked));
  return { ...files, read, json: (asked) => JSON.parse(read(asked) ?? 'null') };
};

it('lets nobody open a country or language that lacks something', async () => {
  const markets = await listMarkets(projectFolder);
  expect(markets.length).toBeGreaterThan(28);
  const lines = markets
    .filter(({ is_open }) => is_open)
    .flatMap(({ key, gaps }) => gaps.map((gap) => `${key} ${gapLine(gap)}`));
  expect(lines).toEqual([]);
});

describe('an invented country', () => {
  it('is told each file that mends it', () => {
    const gaps = findCountryGaps(files, 'nz');
    expect(new Set(gaps.map(({ part }) => part))).toEqual(new Set(['formats', 'phone', 'lists']));
    expect(gaps.map(({ mend }) => mend)).toEqual([
      'shared/src/contracts/markets/market.ts',
      'shared/src/contracts/markets/phone-prefixes.ts',
      'api/data/config-lists/locations/nz.csv',
      'api/data/config-lists/salary-ladders.csv',
      'api/data/places/nz.csv',
      'api/data/import/gazetteer/nz.csv',
      'api/data/import/provinces.csv',
      'api/data/outlines/nz.svg',
    ]);
  });

  it.each([
    ['api/data/config-lists/salary-ladders.csv', 'country,level_2_from\n', 'ladder'],
    ['api/data/config-lists/exchange-rates.csv', 'currency,units_per_usd,date\nUSD,1,2026-01-01\n', 'PHP'],
    ['api/data/config-lists/locations/ph.csv', 'region,city\n', 'places'],
  ])('that was whole lacks what is taken from %s', (path, text, word) => {
    expect(findCountryGaps(files, 'ph')).toEqual([]);
    const [gap, ...more] = findCountryGaps(withFile(path, text), 'ph');
    expect([gap?.mend, more]).toEqual([path, []]);
    expect(gap?.lacks).toContain(word);
  });
});

describe('an invented language', () => {
  it('lacks row, texts, mails, legal page and names of lists', () => {
    const gaps = findLanguageGaps(files, 'th');
    const mends = gaps.map(({ part, mend }) => `${part} ${mend}`);
    for (const mend of [
      'formats shared/src/contracts/markets/market.ts',
      'texts mfe-search/src/locales/th.json',
      'texts shared/src/errors/locales/th.json',
      'texts platform/src/gateway/banners/feature-banner-texts.json',
      'mail api/src/mail/locales/th.json',
      'legal mfe-auth/src/features/read-policy/texts/th.md',
      'lists api/data/config-lists/job-categories.csv',
    ])
      expect(mends).toContain(mend);
    for (const tag of ['qqx', 'th_TH'])
      expect(findLanguageGaps(files, tag).map(({ lacks }) => lacks)).toContain(
        'Intl formats no dates and amounts in it.',
      );
  });

  it.each([
    ['mfe-search/src/locales/ja.json', '{"home":{}}', 'is missing'],
    ['mfe-auth/src/features/read-policy/texts/ja.md', '# 規約', '{#browser}'],
    ['platform/src/previews/preview-texts.json', '{"en":{}}', 'gateway'],
  ])('that was whole lacks what is taken from %s', (path, text, word) => {
    expect(findLanguageGaps(files, 'ja')).toEqual([]);
    const [gap, ...more] = findLanguageGaps(withFile(path, text), 'ja');
    expect([gap?.mend, more]).toEqual([path, []]);
    expect(gap?.lacks).toContain(word);
  });
});
