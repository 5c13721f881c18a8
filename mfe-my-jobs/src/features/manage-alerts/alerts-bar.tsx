import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { useTranslation } from 'react-i18next';
import { ListBar } from '../../common/list-bar.tsx';
import type { ListAddress } from '../../common/use-list-address.ts';
import { useShowFilter } from '../../common/use-show-filter.ts';
import { type AlertShow, countAlerts } from './sort-alerts.ts';

export type AlertsBarProps = {
  alerts: readonly JobAlert[];
  /** Number of alerts in the list. */
  shown: number;
  /** The list has no row. A paused alert stays in its place while the page is open. */
  isEmpty: boolean;
  address: ListAddress<AlertShow>;
};

/** Number, filter and sort order of the job alerts. */
export function AlertsBar({ alerts, shown, isEmpty, address }: AlertsBarProps) {
  const { t } = useTranslation('myJobs');
  const showFilter = useShowFilter();
  const names = {
    active: t('alertList.show.active'),
    paused: t('alertList.show.paused'),
    attention: t('alertList.show.attention'),
  };
  const filter = showFilter(address.show, names, countAlerts(alerts), address.setShow);
  return (
    <ListBar
      count={t('alerts.count', { count: shown })}
      sort={address.sort}
      sortNames={{ 1: t('alertList.sort.newest'), 2: t('alertList.sort.news') }}
      onSort={address.setSort}
      filter={filter && { ...filter, isEmpty }}
    />
  );
}
