import type { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import type { CallResult } from '@jobharbor/shared/contracts/define-call';
import { useTranslation } from 'react-i18next';
import { ListBar } from '../../common/list-bar.tsx';
import type { ListAddress } from '../../common/use-list-address.ts';
import { useShowFilter } from '../../common/use-show-filter.ts';

/** Filters of the list of applications. */
export const shows = ['waiting', 'answered', 'ended', 'elsewhere'] as const;

export type ApplicationsBarProps = {
  total: number;
  counts: CallResult<typeof listApplications>['counts'];
  address: ListAddress<(typeof shows)[number]>;
};

/** Number, filter and sort order of the applications. */
export function ApplicationsBar({ total, counts, address }: ApplicationsBarProps) {
  const { t } = useTranslation('myJobs');
  const showFilter = useShowFilter();
  return (
    <ListBar
      count={t('applied.count', { count: total })}
      sort={address.sort}
      sortNames={{ 1: t('applied.sort.newest'), 2: t('applied.sort.changed') }}
      onSort={address.setSort}
      filter={showFilter(
        address.show,
        {
          waiting: t('applied.show.waiting'),
          answered: t('applied.show.answered'),
          ended: t('applied.show.ended'),
          elsewhere: t('elsewhere.show'),
        },
        // Older API versions have no external applications.
        counts && { ...counts, elsewhere: counts.elsewhere ?? 0 },
        address.setShow,
      )}
    />
  );
}
