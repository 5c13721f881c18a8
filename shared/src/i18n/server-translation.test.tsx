// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { countryByKey, languageByTag } from '../contracts/markets/market.ts';
import { cachedI18n } from './cached-i18n.ts';
import { createI18n } from './create-i18n.ts';
import { createMemoisedT } from './memoised-t.ts';
import {
  I18nextProvider as ServerProvider,
  useTranslation as useServerTranslation,
} from './server-translation.ts';

const localeOf = (country: string) =>
  ({ language: languageByTag('en'), country: countryByKey(country) }) as Parameters<typeof cachedI18n>[0];
const locale = localeOf('ph');
const texts = {
  search: {
    title: 'Jobs',
    places_one: '{{count}} place in {{country}}',
    places_other: '{{count, number}} places in {{country}}',
  },
  shell: { title: 'JobHarbor' },
};

/** The page's HTML with `useTranslation` of the module. */
function draw({ useTranslation: use, I18nextProvider: Provider }: Translations): string {
  function Page() {
    const { t, i18n } = use('search');
    const shell = use('shell');
    const places = (count: number) => t('places', { count, country: 'Peru' });
    return `${t('title')}, ${[1, 1, 2, 2_000].map(places).join()}, ${t('title', { ns: 'shell' })}, ${shell.t('title')}, ${t('absent')}, ${i18n.language}`;
  }
  return renderToString(
    <Provider i18n={createI18n(locale, texts)}>
      <Page />
    </Provider>,
  );
}
interface Translations {
  useTranslation: (namespace: string) => ReturnType<typeof useServerTranslation>;
  I18nextProvider: (props: { i18n: ReturnType<typeof createI18n>; children: ReactNode }) => ReactNode;
}

it('draws the same texts on the server as react-i18next in the browser', () => {
  const drawn = draw({ useTranslation: useServerTranslation, I18nextProvider: ServerProvider });
  expect(drawn).toBe(draw({ useTranslation, I18nextProvider } as unknown as Translations));
  expect(drawn).toBe(
    'Jobs, 1 place in Peru,1 place in Peru,2 places in Peru,2,000 places in Peru, JobHarbor, JobHarbor, absent, en-PH',
  );
});

describe('a memoised t', () => {
  it('looks up a text with the same values once, and tells numbers from digits', () => {
    const lookUp = vi.fn((key: string, values?: object) => `${key} ${JSON.stringify(values)}`);
    const t = createMemoisedT(lookUp as never) as unknown as typeof lookUp;
    const asked = [undefined, { count: 1 }, { count: '1' }, { count: 1, name: 'a' }, { name: 'a' }];
    const once = asked.map((values) => t('places', values));
    expect(new Set(once).size).toBe(asked.length);
    expect(asked.map((values) => t('places', values))).toEqual(once);
    expect(lookUp).toHaveBeenCalledTimes(asked.length);
    t('list', { items: ['a'] });
    expect(t('list', { items: ['b'] })).toContain('b');
  });
});

describe('the instance of a language and country', () => {
  it('is the same for the same texts, and another for others', () => {
    const one = cachedI18n(locale, texts);
    expect(cachedI18n(locale, { ...texts })).toBe(one);
    const other = cachedI18n(locale, { ...texts, search: { title: 'Work' } });
    expect(other.t('title', { ns: 'search' })).toBe('Work');
    expect(cachedI18n(localeOf('sg'), texts).language).toBe('en-SG');
  });
});
