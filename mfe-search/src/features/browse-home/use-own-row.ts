import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { readHiddenJobs, useDeviceSaves } from '@jobharbor/shared/domain/guest';
import { resultsPath, useLatestSaved } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useCallSource, useIsHydrated, useLocale, useRemote, useUser } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLastSearch } from '../../common/search-form/recent-searches.ts';
import { rowSize } from './home-queries.ts';
import { likeSavedQuery } from './like-saved-query.ts';
import { useNewestJobs } from './use-newest-jobs.ts';

/** Jobs like those that the person searched for or saved, and why they are shown. */
export interface OwnRow {
  jobs: readonly JobCard[];
  why: string;
  to: string;
}

/**
 * The first row of a person or guest who has searched in this country or else saved a job. Undefined for others, and until
 * its jobs have come. The server knows what an account saved, not what this browser searched for: a served row stays.
 */
export function useOwnRow(): OwnRow | undefined {
  const { t } = useTranslation('search');
  const { country } = useLocale();
  const isHydrated = useIsHydrated();
  const last = isHydrated ? readLastSearch() : undefined;
  const search = last?.country === country.key ? last : undefined;
  const found = useNewestJobs(search?.body);
  const saved = useJobsLikeSaved(!search || found.data?.jobs.length === 0);
  const [isServed] = useState(!isHydrated && saved !== undefined);
  if (search && found.data?.jobs.length && !(isServed && saved)) {
    const jobs = found.data.jobs.filter(isWanted).slice(0, rowSize);
    return { jobs, why: t('homeRows.ownSearched', { search: isolate(search.label) }), to: search.path };
  }
  if (!saved) return undefined;
  const { title } = saved;
  const jobs = isHydrated ? saved.jobs.filter(isWanted) : saved.jobs;
  return { jobs, why: t('homeRows.ownSaved', { title: isolate(title) }), to: resultsPath({ q: title }) };
}

/** Whether no reason for which a guest hid a job excludes this one: its company, or its field. */
const isWanted = ({ company, category }: JobCard): boolean =>
  !readHiddenJobs().some(
    (hidden) =>
      (hidden.reason === 'company' && hidden.company === company.id) ||
      (hidden.reason === 'work' && hidden.category !== null && hidden.category === category?.id),
  );

/** Jobs like the one that was saved last, by the account or in this browser; asked for after hydration if `isNeeded`. */
function useJobsLikeSaved(isNeeded: boolean): { title: string; jobs: readonly JobCard[] } | undefined {
  const { queryClient } = useRemote();
  const source = useCallSource();
  const isHydrated = useIsHydrated();
  const user = useUser();
  const [kept] = useDeviceSaves();
  const inAccount = useLatestSaved();
  const onDevice = isHydrated ? (kept?.jobId ?? null) : undefined;
  const id = useFirstKnown(user?.id, user ? inAccount : onDevice);
  const { data } = useQuery({
    ...likeSavedQuery(source, queryClient, id ?? 0),
    enabled: isHydrated && isNeeded && id !== null,
  });
  return id !== null && data?.jobs.length ? data : undefined;
}

/**
 * The saved job as the page first knew it, for each person; null without one. The row of a job that is saved here would
 * move the others away under the pointer, and take the focus with them. It is there at the next visit of the page.
 */
function useFirstKnown(userId: number | undefined, known: number | null | undefined): number | null {
  const [first, setFirst] = useState<{ userId: number | undefined; id: number | null }>();
  if (first && first.userId === userId) return first.id;
  if (known !== undefined) setFirst({ userId, id: known });
  return known ?? null;
}
