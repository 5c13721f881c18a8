import type { InterestShow } from '@jobharbor/shared/contracts/applications/interest';
import { useTranslation } from 'react-i18next';
import { ListBar } from '../../common/list-bar.tsx';
import type { ListAddress } from '../../common/use-list-address.ts';
import { useShowFilter } from '../../common/use-show-filter.ts';

/** Filters of the list of interests. */
export const shows: readonly InterestShow[] = ['open', 'applied', 'closed'];

export type InterestsBarProps = {
  total: number;
  counts: Readonly<Record<InterestShow, number>>;
  address: ListAddress<InterestShow>;
};

/** Number, filter and sort order of the interests. */
export function InterestsBar({ total, counts, address }: InterestsBarProps) {
  const { t } = useTranslation('myJobs');
  const showFilter = useShowFilter();
  const names = {
    open: t('interests.show.open'),
    applied: t('interests.show.applied'),
    closed: t('interests.show.closed'),
  };
  return (
    <ListBar
      count={t('interests.count', { count: total })}
      sort={address.sort}
      sortNames={{ 1: t('interests.sort.newest'), 2: t('saved.sort.newest') }}
      onSort={address.setSort}
      filter={showFilter(address.show, names, counts, address.setShow)}
    />
  );
}
