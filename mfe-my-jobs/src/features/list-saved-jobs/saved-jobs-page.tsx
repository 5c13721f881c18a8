import { useErrorText, usePage } from '@jobharbor/shared/remote';
import {
  BuoyMotif,
  Button,
  ButtonLink,
  EmptyState,
  FailureCard,
  LighthouseMotif,
} from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { ListBar } from '../../common/list-bar.tsx';
import { ListPages } from '../../common/list-pages.tsx';
import { useListAddress } from '../../common/use-list-address.ts';
import { SavedJobList } from './saved-job-list.tsx';
import { useSavedJobs } from './use-saved-jobs.ts';
import './list-saved-jobs.css';

/** The saved jobs, with sort order and pages. */
export function SavedJobsPage() {
  const { t } = useTranslation('myJobs');
  const errorText = useErrorText();
  const address = useListAddress();
  const saved = useSavedJobs({ sort: address.sort, page: address.page });
  usePage({ title: t('saved.title'), robots: 'noindex' });

  if (saved.status === 'pending') return <CardListSkeleton />;
  if (saved.status === 'error')
    return (
      <FailureCard
        motif={<BuoyMotif />}
        title={t('saved.failed.title')}
        actions={<Button onClick={() => void saved.refetch()}>{t('retry')}</Button>}
      >
        {errorText(saved.error)}
      </FailureCard>
    );
  const { saved_jobs, total, size, page } = saved.data;
  return (
    // A new key per sort and page resets the list's state: removed jobs stay in place only while their page is open.
    <SavedJobList
      key={`${address.sort}-${address.page}`}
      saved={saved_jobs}
      empty={
        <EmptyState
          motif={<LighthouseMotif />}
          title={t('saved.empty.title')}
          actions={
            <ButtonLink variant="primary" render={<Link to="/jobs" />}>
              {t('saved.empty.action')}
            </ButtonLink>
          }
        >
          {t('saved.empty.text')}
        </EmptyState>
      }
      bar={
        <ListBar
          count={t('saved.count', { count: total })}
          sort={address.sort}
          sortNames={{ 1: t('saved.sort.latest'), 2: t('saved.sort.newest') }}
          onSort={address.setSort}
        />
      }
      pages={<ListPages page={page} total={total} size={size} hrefFor={address.hrefFor} />}
    />
  );
}
