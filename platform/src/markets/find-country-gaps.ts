import {
  type Country,
  type CountryKey,
  countries,
  languageByTag,
  marketTimeZone,
} from '@jobharbor/shared/contracts';
import { phonePrefixes } from '@jobharbor/shared/contracts/markets/phone-prefixes';
import { unmappedCountries } from '@jobharbor/shared/contracts/markets/unmapped-countries';
import { openLanguages } from '@jobharbor/shared/contracts/markets/unopened-markets';
import { phoneFormatCodes } from '@jobharbor/shared/errors';
import type { MarketGap } from '../contract/market-schemas.ts';
import type { Files } from './checkout-files.ts';

const data = 'api/data/';
/** City states: no advertisement names a province of theirs. */
const withoutProvinces: readonly string[] = ['sg', 'hk'];
const markets = 'shared/src/contracts/markets/';

/** Everything that a country lacks. `key` may be one that the site does not have. */
export function findCountryGaps(files: Files, key: string): MarketGap[] {
  const country = countries.find((one) => one.key === key);
  if (country === undefined)
    return [
      {
        ...{ part: 'formats', lacks: 'The market has no row: key, currency and default language.' },
        mend: `${markets}market.ts`,
      },
      ...phoneGaps(key),
      ...listGaps(files, key, null),
    ];
  return [
    ...formatGaps(country),
    ...phoneGaps(key),
    ...listGaps(files, key, country),
    ...wordGaps(files, country),
  ];
}

function formatGaps({ key, currency }: Country): MarketGap[] {
  const mend = `${markets}market.ts`;
  const gaps: MarketGap[] = [];
  if (!Intl.supportedValuesOf('currency').includes(currency))
    gaps.push({ part: 'formats', lacks: `${currency} is no currency that Intl formats.`, mend });
  if (key === 'others') return gaps;
  const nameless = openLanguages.filter(
    ({ value }) =>
      new Intl.DisplayNames(value, { type: 'region' }).of(key.toUpperCase()) === key.toUpperCase(),
  );
  if (nameless.length > 0)
    gaps.push({
      part: 'formats',
      lacks: `The country has no name in ${nameless.map(({ value }) => value).join(', ')}.`,
      mend,
    });
  if (marketTimeZone(key) === undefined)
    gaps.push({
      ...{ part: 'formats', lacks: 'No time zone: office hours and times of mails need one.' },
      mend: 'shared/src/contracts/jobs/office-hours.ts',
    });
  return gaps;
}

function phoneGaps(key: string): MarketGap[] {
  const prefix = phonePrefixes[key as CountryKey];
  if (prefix === null) return [];
  if (prefix === undefined)
    return [{ part: 'phone', lacks: 'No calling code.', mend: `${markets}phone-prefixes.ts` }];
  return phoneFormatCodes[prefix] === undefined
    ? [
        {
          ...{
            part: 'phone',
            lacks: `Numbers with +${prefix} are not checked: there is no code for a wrong one.`,
          },
          mend: 'shared/src/errors/phone-formats.ts',
        },
      ]
    : [];
}

const hasRow = (text: string | null, key: string): boolean =>
  text?.split('\n').some((line) => line.startsWith(`${key},`)) ?? false;
const countRows = (text: string | null): number => (text?.trim().split('\n').length ?? 1) - 1;

function listGaps(files: Files, key: string, country: Country | null): MarketGap[] {
  const gap = (lacks: string, path: string): MarketGap => ({ part: 'lists', lacks, mend: data + path });
  const rowed = (path: string, what: string) =>
    hasRow(files.read(data + path), key) ? [] : [gap(what, path)];
  const filled = (path: string, what: string) =>
    countRows(files.read(data + path)) > 0 ? [] : [gap(what, path)];
  const isPlace = key !== 'others';
  return [
    ...filled(`config-lists/locations/${key}.csv`, 'No places to search and choose.'),
    ...rowed('config-lists/salary-ladders.csv', 'No ladder of salaries in its currency.'),
    ...(country !== null && !hasRow(files.read(`${data}config-lists/exchange-rates.csv`), country.currency)
      ? [gap(`No rate of ${country.currency}.`, 'config-lists/exchange-rates.csv')]
      : []),
    ...filled(`places/${key}.csv`, 'No coordinates of its towns.'),
    ...(isPlace ? filled(`import/gazetteer/${key}.csv`, 'No gazetteer for places in advertisements.') : []),
    ...(isPlace && !withoutProvinces.includes(key)
      ? rowed('import/provinces.csv', 'No provinces for places in advertisements.')
      : []),
    ...(unmappedCountries.includes(key as CountryKey) || files.has(`${data}outlines/${key}.svg`)
      ? []
      : [gap('No outline for the map of the home page.', `outlines/${key}.svg`)]),
  ];
}

/** Legal pages, mails and texts are those of its default language. */
function wordGaps(files: Files, { defaultLanguage }: Country): MarketGap[] {
  const policy = `mfe-auth/src/features/read-policy/texts/${defaultLanguage}.md`;
  const mails = `api/src/mail/locales/${defaultLanguage}.json`;
  const gaps: MarketGap[] = [];
  if (
    languageByTag(defaultLanguage) === undefined ||
    !openLanguages.some(({ value }) => value === defaultLanguage)
  )
    gaps.push({
      ...{ part: 'texts', lacks: `Its default language ${defaultLanguage} is not open.` },
      mend: `${markets}unopened-markets.ts`,
    });
  if (!files.has(policy))
    gaps.push({ part: 'legal', lacks: 'No terms and privacy notice in its language.', mend: policy });
  if (!files.has(mails)) gaps.push({ part: 'mail', lacks: 'No mails in its language.', mend: mails });
  return gaps;
}
