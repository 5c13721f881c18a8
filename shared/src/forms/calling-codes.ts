import { countries } from '../contracts/markets/market.ts';
import { phonePrefixes } from '../contracts/markets/phone-prefixes.ts';
import { countryName } from '../i18n/index.ts';

/** Countries by name with their calling codes, isolated left-to-right so that the plus sign stays left in Arabic. */
export const callingCodes = (language: string): { key: string; label: string }[] =>
  countries
    .flatMap(({ key }) => {
      const prefix = phonePrefixes[key];
      return prefix === null ? [] : [{ key, label: `${countryName(language, key)} \u2066+${prefix}\u2069` }];
    })
    .sort((a, b) => a.label.localeCompare(b.label, language));
