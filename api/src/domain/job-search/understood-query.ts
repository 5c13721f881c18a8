import type { Market } from '../../http/market-plugin.ts';
import type { SearchAnswer } from '../../search/job-search.ts';
import { optionsInQuery, placesMeant, splitByOptions } from '../../search/query/options-in-query.ts';

/** How the words of a query were read: the page shows it, and offers the other reading. */
export function understoodQuery(found: SearchAnswer, query: string, { country, language }: Market) {
  const { optionsQuery, pay, abroad, placeReach } = found;
  const isByOptions = optionsQuery !== null && pay === null;
  return {
    corrected_query: found.correctedQuery,
    pay,
    options: isByOptions ? optionsInQuery(country.key, language.value, optionsQuery, placeReach) : [],
    places_meant: placesMeant(country.key, language.value, query),
    place_abroad: abroad && {
      country: abroad.country,
      location: abroad.place.seo_value,
      name: abroad.place.names[language.value],
      rest: abroad.rest,
      total: abroad.total,
    },
    nearby: found.nearby,
    fewer_words: found.fewerWords,
  };
}

/** The names of the options that a query consists of; undefined if it has other words too. */
export function optionNames({ country, language }: Market, query: string): string | undefined {
  const isOther = ({ text, isOption }: { text: string; isOption: boolean }) =>
    !isOption && text.trim() !== '';
  if (splitByOptions(country.key, query).some(isOther)) return undefined;
  const names = optionsInQuery(country.key, language.value, query).map(({ name }) => name);
  return names.length > 0 ? names.join(' · ') : undefined;
}
