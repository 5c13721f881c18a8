import type { Option } from '@jobharbor/shared/contracts/primitives';
import type { Facets } from '@jobharbor/shared/contracts/search';
import { type ListedFilter, listedFilter } from '@jobharbor/shared/contracts/search-filters';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFilterLists } from '../../common/filter-lists.ts';
import { type Collection, collectionResults } from './collection-query.ts';

const maxOptions = 8;

type OfferedName = Exclude<ListedFilter, { list: null }>['name'];

const offeredEverywhere: readonly OfferedName[] = ['category', 'experience', 'type', 'language'];
const offeredNames: Record<Collection, readonly OfferedName[]> = {
  remote: ['openTo', 'hours', ...offeredEverywhere],
  web3: offeredEverywhere,
};

/** Number of filters above the jobs: with more, a phone's first screen would show no job. */
const filtersAboveJobs = 2;

export interface CollectionFiltersProps {
  collection: Collection;
  facets: Facets;
  part: 'above-jobs' | 'below-jobs';
}

/** Links that narrow the collection by one filter, each with its number of jobs. */
export function CollectionFilters({ collection, facets, part }: CollectionFiltersProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { data: lists } = useFilterLists();
  if (!lists) return null;
  const offered = offeredNames[collection]
    .map((name) => {
      const { list, field } = listedFilter[name];
      return { name, options: countedOptions(lists[list] ?? [], facets[field]) };
    })
    .filter(({ options }) => options.length > 0);
  const shown = part === 'above-jobs' ? offered.slice(0, filtersAboveJobs) : offered.slice(filtersAboveJobs);
  if (shown.length === 0) return null;
  return (
    <div className="jhs-collection__filters">
      {shown.map(({ name, options }) => (
        <nav key={name} aria-labelledby={`jhs-collection-${name}`}>
          <h2 id={`jhs-collection-${name}`} className="jhs-collection__group">
            {t(`filter.${name}`)}
          </h2>
          <ul className="jh-chips jh-chips--row jhs-plain-list">
            {options.map(({ id, value, seo_value, count }) => (
              <li key={id}>
                <Chip render={<Link to={collectionResults(collection, { [name]: seo_value })} />}>
                  <bdi>{value}</bdi>{' '}
                  <span className="jh-quiet" suppressHydrationWarning>
                    {formatNumber(tag, count)}
                  </span>
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

/** The options with most jobs, at most `maxOptions`. */
function countedOptions(list: readonly Option[], facet: Facets['job_types']) {
  const counts = new Map(facet.map(({ id, count }) => [id, count]));
  return list
    .map((option) => ({ ...option, count: counts.get(option.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, maxOptions);
}
