import {
  type AddressFilters,
  alertFilters,
  type FilterListName,
  filtersToRequest,
  flagFilters,
  listedFilters,
  type Option,
  readFilterParams,
  writeFilterParams,
} from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { filterListsIn } from '../../config-lists/index.ts';
import { seededRandom } from '../../testing/search/seeded-random.ts';
import { describeSearch, resultsPath } from './describe-search.ts';

it('names the hours of a search with the digits of its country', () => {
  const named = (country: 'ae' | 'sa') =>
    describeSearch(country, { query: 'محاسب', shared_hours: [4] }, 'ar', new Map());
  expect(named('sa')).toBe('محاسب · ٤ ساعات أو أكثر');
  expect(named('ae')).toBe('محاسب · 4 ساعات أو أكثر');
});

/** The options of a list as the page has them, each group before its own. */
const optionsIn = (country: TestedCountry) => (list: FilterListName) =>
  (listsOf[country][list] ?? []).flatMap((entry: Option & Partial<Groups>) => [
    entry,
    ...(entry.locations ?? entry.sub_list ?? []),
  ]);
type Groups = Record<'locations' | 'sub_list', Option[]>;
const listsOf = {
  ph: filterListsIn('ph', 'en'),
  jp: filterListsIn('jp', 'en'),
  sa: filterListsIn('sa', 'en'),
};
type TestedCountry = keyof typeof listsOf;
const tested = ['ph', 'jp', 'sa'] as const satisfies TestedCountry[];

const nothing = readFilterParams(new URLSearchParams());
/** No alert has an age of advertisements: its mails name new jobs only. */
const keptFilters = listedFilters.filter(({ kind }) => kind !== 'within');
const companies = new Map([
  [12, 'Bay Clinic'],
  [3, 'Harbor Lines'],
]);

/** The address of the page, asked of the API as a request, stored as an alert, and back. */
function storedAddress(country: TestedCountry, filters: AddressFilters): string {
  const stored = alertFilters.parse(filtersToRequest(filters, optionsIn(country)));
  return resultsPath(country, stored);
}
const addressOf = (filters: AddressFilters) => `/jobs?${writeFilterParams(filters)}`;

describe('a job alert', () => {
  it.each(keptFilters)('leads back to the search by $name that it was made of, and names it', (filter) => {
    const options = filter.list === null ? [] : optionsIn('ph')(filter.list);
    const values = filter.list === null ? ['12', '3'] : options.map(({ seo_value }) => seo_value);
    expect(values.length).toBeGreaterThan(1);
    for (const value of values) {
      const filters = { ...nothing, [filter.name]: [value] };
      expect(storedAddress('ph', filters)).toBe(addressOf(filters));
      const stored = alertFilters.parse(filtersToRequest(filters, optionsIn('ph')));
      const option = options.find(({ seo_value }) => seo_value === value);
      expect(describeSearch('ph', stored, 'en', companies)).toContain(
        option?.value ?? companies.get(Number(value)),
      );
    }
  });

  it.each(flagFilters)('leads back to the search by $name that it was made of, and names it', ({ name }) => {
    const filters = { ...nothing, [name]: true };
    expect(storedAddress('ph', filters)).toBe(addressOf(filters));
    const stored = alertFilters.parse(filtersToRequest(filters, optionsIn('ph')));
    expect(describeSearch('ph', stored, 'en', companies)).not.toBe('');
  });

  it('leads back to any search with several filters', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 100; round += 1) {
      const key = random.one(tested);
      const filters: AddressFilters = {
        ...nothing,
        q: random.chance(0.5) ? 'nurse & cook' : '',
        ...Object.fromEntries(flagFilters.map(({ name }) => [name, random.chance(0.5)])),
        ...Object.fromEntries(
          keptFilters.map(({ name, list, kind }) => {
            const options = list === null ? [] : optionsIn(key)(list).map(({ seo_value }) => seo_value);
            const one = () => (list === null ? String(1 + random.below(99)) : random.one(options));
            const size = options.length === 0 && list !== null ? 0 : random.below(kind === 'any' ? 4 : 2);
            return [name, Array.from({ length: size }, one)];
          }),
        ),
      };
      const text = writeFilterParams(filters).toString();
      expect(storedAddress(key, filters)).toBe(text === '' ? '/jobs' : `/jobs?${text}`);
    }
  });
});
