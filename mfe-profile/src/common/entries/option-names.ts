import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { listJobFunctions } from '@jobharbor/shared/calls/config/list-job-functions';
import { listLocations } from '@jobharbor/shared/calls/config/list-locations';
import { languageNames } from '@jobharbor/shared/contracts/entries/language-name';
import { displayNames } from '@jobharbor/shared/contracts/primitives/display-names';
import { useCall, useLocale } from '@jobharbor/shared/remote';
import { useMemo } from 'react';
import type { FlatList } from './entry-kind.ts';

const forEver = { staleTime: Number.POSITIVE_INFINITY };

/** Query of the options of a flat list in the page's language. */
export const useFlatListQuery = (list: FlatList) =>
  useCall(getFlatList, { params: { list } }, { ...forEver, select: (data) => data.list });

/** Options of a flat list in the page's language; none until they have come. */
export const useFlatList = (list: FlatList) => useFlatListQuery(list).data ?? [];

/** Name of an option; empty until the list is loaded. */
export function useOptionName(list: FlatList, id: number | null): string | undefined {
  const options = useFlatList(list);
  return options.find((option) => option.id === id)?.value;
}

/** Query of the regions of a country with their cities. */
export const useLocationsQuery = (countryKey: string) =>
  useCall(
    listLocations,
    { query: { country_key: countryKey } },
    { ...forEver, enabled: countryKey !== '', select: (data) => data.location_lists },
  );

/** Regions of a country with their cities; none until they have come. */
export const useLocations = (countryKey: string) => useLocationsQuery(countryKey).data ?? [];

/** Query of the tree of job functions. */
export const useJobFunctionsQuery = () =>
  useCall(listJobFunctions, {}, { ...forEver, select: (data) => data.job_function_lists });

/** Localised names of countries. */
export function useCountryName() {
  const { tag } = useLocale();
  // Created once for all names of a list: creating it is slower than a hundred lookups.
  return useMemo(() => displayNames(tag, 'region'), [tag]);
}

/** Localised names of spoken languages. */
export function useLanguageName() {
  const { tag } = useLocale();
  return useMemo(() => languageNames(tag), [tag]);
}
