import { useDeviceSaves } from '@jobharbor/shared/domain/guest';
import { CardError, usePage, useSession } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { ListBar } from '../../common/list-bar.tsx';
import { ListPages } from '../../common/list-pages.tsx';
import { listQueryOf, useListAddress } from '../../common/use-list-address.ts';
import { useShowFilter } from '../../common/use-show-filter.ts';
import { DeviceSavedJobs } from './device-saved-jobs.tsx';
import { NoSavedJobs } from './no-saved-jobs.tsx';
import { SavedJobList } from './saved-job-list.tsx';
import { shows, useSavedJobs } from './use-saved-jobs.ts';
import { useSetSaved } from './use-set-saved.ts';
import './list-saved-jobs.css';

/** The saved jobs: of the account, or of a guest in this browser. */
export function SavedJobsPage() {
  const { t } = useTranslation('myJobs');
  const { status } = useSession();
  const saves = useDeviceSaves();
  usePage({ title: t('saved.title'), robots: 'noindex' });
  return status === 'guest' ? <DeviceSavedJobs saves={saves} /> : <AccountSavedJobs />;
}

/** The account's saved jobs, with sort order and pages. */
function AccountSavedJobs() {
  const { t } = useTranslation('myJobs');
  const address = useListAddress(shows);
  const { show } = address;
  const saved = useSavedJobs(listQueryOf(address));
  const showFilter = useShowFilter();
  const setSaved = useSetSaved();

  if (saved.status === 'pending') return <CardListSkeleton />;
  if (saved.status === 'error')
    return <CardError title={t('saved.failed.title')} error={saved.error} retry={saved} />;
  const { saved_jobs, total, size, page, counts } = saved.data;
  const bar = (
    <ListBar
      count={t('saved.count', { count: total })}
      sort={address.sort}
      sortNames={{ 1: t('saved.sort.latest'), 2: t('saved.sort.newest') }}
      onSort={address.setSort}
      filter={showFilter(
        show,
        {
          open: t('interests.show.open'),
          applied: t('interests.show.applied'),
          closed: t('interests.show.closed'),
        },
        counts,
        address.setShow,
      )}
    />
  );
  return (
    // A new key per sort and page resets the list's state: removed jobs stay in place only while their page is open.
    <SavedJobList
      key={`${show}-${address.sort}-${address.page}`}
      saved={saved_jobs}
      setSaved={setSaved}
      // A filter without results keeps the bar.
      empty={show === undefined ? <NoSavedJobs /> : bar}
      bar={bar}
      pages={<ListPages page={page} total={total} size={size} hrefFor={address.hrefFor} />}
    />
  );
}
