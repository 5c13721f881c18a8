import { listJobCards } from '@jobharbor/shared/calls/job/list-job-cards';
import { type DeviceSave, readDeviceSaves, setDeviceSave } from '@jobharbor/shared/domain/guest';
import { pollShownJobsMs } from '@jobharbor/shared/domain/jobs';
import { signInPath } from '@jobharbor/shared/domain/session';
import { CardError, useCall, useLocale, useRemote } from '@jobharbor/shared/remote';
import { ButtonLink, Notice } from '@jobharbor/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { ListBar } from '../../common/list-bar.tsx';
import { useListAddress } from '../../common/use-list-address.ts';
import { NoSavedJobs } from './no-saved-jobs.tsx';
import { SavedJobList } from './saved-job-list.tsx';

/** Jobs that a guest saved in this browser. Deleted jobs are left out. */
export function DeviceSavedJobs({ saves }: { saves: readonly DeviceSave[] }) {
  const { t } = useTranslation('myJobs');
  const { events } = useRemote();
  const { sort, setSort } = useListAddress();
  const listed = useListedSaves(saves);
  const ids = listed.map(({ jobId }) => jobId).join(',');
  const cards = useCall(
    listJobCards,
    { query: { ids } },
    // Guests have no socket, which would tell that a job has closed. A page in the background asks nothing.
    {
      enabled: ids !== '',
      placeholderData: keepPreviousData,
      refetchInterval: pollShownJobsMs,
      refetchOnWindowFocus: true,
    },
  );
  if (ids === '') return <NoSavedJobs />;
  if (cards.isError) return <CardError title={t('saved.failed.title')} error={cards.error} retry={cards} />;
  if (!cards.data) return <CardListSkeleton />;
  const savedAt = new Map(listed.map((save) => [save.jobId, save.savedAt]));
  const jobs = cards.data.jobs.map((job) => ({
    id: job.id,
    job,
    saved_at: savedAt.get(job.id) ?? 0,
    application_id: null,
  }));
  if (sort === 2) jobs.sort((a, b) => b.job.posted_at - a.job.posted_at);
  const isKept = new Set(saves.map(({ jobId }) => jobId));
  return (
    <>
      <DeviceNotice />
      <SavedJobList
        key={sort}
        saved={jobs.filter(({ id }) => isKept.has(id))}
        setSaved={async ({ job: { id: jobId }, saved_at }, isSaved) => {
          setDeviceSave(jobId, isSaved, saved_at * 1_000);
          events.emit('job:saved', { jobId, isSaved });
        }}
        empty={<NoSavedJobs />}
        bar={
          <ListBar
            count={t('saved.count', { count: readDeviceSaves().length })}
            sort={sort}
            sortNames={{ 1: t('saved.sort.latest'), 2: t('saved.sort.newest') }}
            onSort={setSort}
          />
        }
        pages={null}
      />
    </>
  );
}

/** The saves of the list: those of its opening and those added since. A removed one stays, so that it can be restored. */
function useListedSaves(saves: readonly DeviceSave[]): readonly DeviceSave[] {
  const [listed, setListed] = useState(saves);
  useEffect(() => {
    setListed((rows) => {
      const added = saves.filter(({ jobId }) => !rows.some((row) => row.jobId === jobId));
      return added.length === 0 ? rows : [...added, ...rows];
    });
  }, [saves]);
  return listed;
}

/** Says that the jobs are on this device only, with a link to the sign-in. */
function DeviceNotice() {
  const { t } = useTranslation('myJobs');
  const { base } = useLocale();
  return (
    <Notice
      className="jhm-guest"
      actions={
        <ButtonLink size="small" render={<Link to={signInPath(`${base}/my-jobs/saved`)} />}>
          {t('saved.device.signIn')}
        </ButtonLink>
      }
    >
      {t('saved.device.text')}
    </Notice>
  );
}
