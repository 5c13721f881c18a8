import { languages } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { numberCell, readCsv } from '../data-files/read-data.ts';
import { type ConfigOption, keyCell, listFile, pickNames } from './option.ts';

/** Countries that a search for remote jobs can name, by ISO 3166-1 numeric and alpha-2 code. Names are those of CLDR. */
export const applicantCountries: readonly ConfigOption[] = readCsv(
  listFile('applicant-countries'),
  z.object({ id: numberCell, key: keyCell }),
).map(({ id, key }) => ({ id, key, seo_value: key, names: namesOf(key), aliases: [] }));

function namesOf(key: string): ConfigOption['names'] {
  const name = (tag: string) =>
    new Intl.DisplayNames([tag], { type: 'region', style: 'short' }).of(key.toUpperCase()) ?? key;
  return pickNames(
    Object.fromEntries(languages.map(({ value }) => [value, name(value)])) as ConfigOption['names'],
  );
}
