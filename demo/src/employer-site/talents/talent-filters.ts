import { type TalentFilters, talentFilters } from '@jobharbor/shared/contracts';

const names = ['title', 'skills', 'country_key', 'language'] as const;

/** The filters of an address; without those that no search takes. */
export function filtersOf(query: URLSearchParams): TalentFilters {
  const { shape } = talentFilters;
  const given = names.flatMap((name) => {
    const value = shape[name].safeParse(query.get(name)?.trim() || undefined).data;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

/** The part of an address that holds filters and company, and nothing else. */
export const queryOf = (query: URLSearchParams): string =>
  new URLSearchParams(
    [...query].filter(([name, value]) => value !== '' && [...names, 'company'].includes(name)),
  ).toString();

/** The address of the filters. */
export const filterQuery = (filters: TalentFilters): string =>
  new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, value ?? ''])).toString();
