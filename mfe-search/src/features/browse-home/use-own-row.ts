import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { readHiddenJobs, useDeviceSaves } from '@jobharbor/shared/domain/guest';
import { jobFlagsQuery, resultsPath } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { callQuery, useCallSource, useIsHydrated, useLocale, useSession } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { jobStaticQuery } from '../../common/job-news/job-static-query.ts';
import { listSimilarJobs } from '../../common/job-news/later-calls.ts';
import { readLastSearch } from '../../common/search-form/recent-searches.ts';
import { rowSize } from './home-queries.ts';
import { useNewestJobs } from './use-newest-jobs.ts';

/** Jobs like those that the person searched for or saved, and why they are shown. */
export interface OwnRow {
  jobs: readonly JobCard[];
  why: string;
  to: string;
}

/**
 * The first row of a person or guest who has searched in this country or else saved a job. Undefined for others, and
 * until its jobs have come.
 */
export function useOwnRow(): OwnRow | undefined {
  const { t } = useTranslation('search');
  const { country } = useLocale();
  const isHydrated = useIsHydrated();
  const last = isHydrated ? readLastSearch() : undefined;
  const search = last?.country === country.key ? last : undefined;
  const found = useNewestJobs(search?.body);
  const saved = useJobsLikeSaved(isHydrated && (!search || found.data?.jobs.length === 0));
  if (search && found.data?.jobs.length) {
    const jobs = found.data.jobs.filter(isWanted).slice(0, rowSize);
    return { jobs, why: t('homeRows.ownSearched', { search: isolate(search.label) }), to: search.path };
  }
  if (!saved) return undefined;
  const { title } = saved;
  const jobs = saved.jobs.filter(isWanted);
  return { jobs, why: t('homeRows.ownSaved', { title: isolate(title) }), to: resultsPath({ q: title }) };
}

/** Whether no reason for which a guest hid a job excludes this one: its company, or its field. */
const isWanted = ({ company, category }: JobCard): boolean =>
  !readHiddenJobs().some(
    (hidden) =>
      (hidden.reason === 'company' && hidden.company === company.id) ||
      (hidden.reason === 'work' && hidden.category !== null && hidden.category === category?.id),
  );

/** Jobs like the one that was saved last, by the account or in this browser. */
function useJobsLikeSaved(enabled: boolean): { title: string; jobs: readonly JobCard[] } | undefined {
  const source = useCallSource();
  const { status, user } = useSession();
  const [kept] = useDeviceSaves();
  const flags = useQuery({ ...jobFlagsQuery(source), enabled: enabled && status === 'signed-in' });
  const jobId = user ? flags.data?.saved_job_ids[0] : kept?.jobId;
  const id = enabled ? jobId : undefined;
  const job = useQuery({ ...jobStaticQuery(source, id ?? 0), enabled: id !== undefined });
  const similar = useQuery({
    ...callQuery(listSimilarJobs, source, { query: { job_id: id ?? 0, size: rowSize } }),
    enabled: id !== undefined,
  });
  return job.data && similar.data?.jobs.length
    ? { title: job.data.title, jobs: similar.data.jobs }
    : undefined;
}
