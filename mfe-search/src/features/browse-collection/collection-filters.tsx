import {
  type AcrossAddress,
  type AcrossFilterName,
  acrossPath,
} from '@jobharbor/shared/contracts/search/across-address';
import type { facets } from '@jobharbor/shared/contracts/search/search';
import type { AcrossList } from '@jobharbor/shared/contracts/search/search-across';
import { acrossFilters } from '@jobharbor/shared/contracts/search/search-across';
import { countryName, formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import { useFilterLists } from '../../common/search-form/filter-lists.ts';
import { toggle } from './collection-address.ts';

const maxOptions = 8;

/** Number of filters above the jobs: with more, a phone's first screen would show no job. */
const filtersAboveJobs = 2;

const order: readonly (AcrossFilterName | 'country')[] = [
  'country',
  'language',
  'hours',
  'category',
  'experience',
  'type',
];

export interface CollectionFiltersProps {
  collection: AcrossList;
  address: AcrossAddress;
  facets: z.infer<typeof facets>;
  countries: readonly { country_key: string; count: number }[];
  part: 'above-jobs' | 'below-jobs';
}

interface Offered {
  value: string;
  name: string;
  count: number;
  isChosen: boolean;
}

/** Links that narrow the list by one more value, each with its number of jobs, or take a chosen one back. */
export function CollectionFilters({ collection, address, facets, countries, part }: CollectionFiltersProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { data: lists } = useFilterLists();
  if (!lists) return null;
  const optionsOf = (name: (typeof order)[number]): Offered[] => {
    if (name === 'country')
      return countries.map(({ country_key: key, count }) => ({
        ...{ value: key, name: countryName(tag, key) ?? t('home.everywhere'), count },
        isChosen: address.countries.includes(key),
      }));
    const filter = acrossFilters.find((one) => one.name === name);
    if (!filter) return [];
    const counts = new Map(facets[filter.field].map(({ id, count }) => [id, count]));
    const options = (lists[filter.list] ?? []).map(({ id, value, seo_value }) => ({
      ...{ value: seo_value, name: value, count: counts.get(id) ?? 0 },
      isChosen: address.chosen[name]?.includes(seo_value) ?? false,
    }));
    return name === 'hours' ? options : options.sort((one, other) => other.count - one.count);
  };
  const offered = order
    // Somebody who moves shares the office hours there.
    .filter((name) => name !== 'hours' || collection !== 'visa')
    .map((name) => ({ name, options: shownOf(optionsOf(name)) }))
    // A single value narrows nothing.
    .filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen));
  const above = offered.filter(
    ({ options }, index) => index < filtersAboveJobs || options.some(({ isChosen }) => isChosen),
  );
  const shown = part === 'above-jobs' ? above : offered.filter((one) => !above.includes(one));
  if (shown.length === 0) return null;
  return (
    <div className="jhs-collection__filters">
      {shown.map(({ name, options }) => (
        <FilterOptions
          key={name}
          {...{ name, options }}
          pathFor={(value) => acrossPath(collection, toggle(address, name, value))}
        />
      ))}
    </div>
  );
}

/** Those with jobs, at most `maxOptions`, and the chosen ones in any case. */
const shownOf = (options: readonly Offered[]): Offered[] =>
  options
    .filter(({ count, isChosen }) => count > 0 || isChosen)
    .filter(({ isChosen }, index) => index < maxOptions || isChosen);

interface FilterOptionsProps {
  name: (typeof order)[number];
  options: readonly Offered[];
  /** Leads to the list with the value, or without it where it is chosen. */
  pathFor: (value: string) => string;
}

function FilterOptions({ name, options, pathFor }: FilterOptionsProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  return (
    <nav aria-labelledby={`jhs-collection-${name}`}>
      <h2 id={`jhs-collection-${name}`} className="jhs-collection__group">
        {t(name === 'country' ? 'jobFacts.country' : `filter.${name}`)}
      </h2>
      <ul className="jh-chips jh-chips--row jhs-plain-list">
        {options.map(({ value, name: label, count, isChosen }) => (
          <li key={value}>
            <Chip on={isChosen} render={<Link to={pathFor(value)} aria-current={isChosen || undefined} />}>
              <bdi>{label}</bdi>{' '}
              <span className="jh-quiet" suppressHydrationWarning>
                {formatNumber(tag, count)}
              </span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
