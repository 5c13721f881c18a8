import { afterEach, expect, it, vi } from 'vitest';
import { languages } from '../markets/market.ts';
import { languageNames } from './language-name.ts';
import { spokenLanguages } from './spoken-language.ts';

afterEach(() => vi.restoreAllMocks());

it.each(languages.map(({ value }) => value))(
  'names each spoken language in %s, also those that browsers do not name',
  (language) => {
    // Chromium's data have no name of `nan`.
    const { of } = Intl.DisplayNames.prototype;
    vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (
      this: Intl.DisplayNames,
      code: string,
    ) {
      return code === 'nan' ? code : of.call(this, code);
    });
    const nameOf = languageNames(language);
    expect(spokenLanguages.filter((code) => nameOf(code) === code)).toEqual([]);
  },
);
