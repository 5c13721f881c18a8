import type { JobCard, JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { callPrefix, useCallSource, useRemote } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { searchJobs } from '../../common/job-news/calls.ts';
import { jobStaticQuery } from '../../common/job-news/job-static-query.ts';
import { listSimilarJobs } from '../../common/job-news/later-calls.ts';
import { useIsWholeAtOnce } from './use-is-whole-at-once.ts';

/**
 * A job, null for an unknown id. Placeholder while loading: the job in the previous language, else its card from a
 * fetched list.
 */
export function useJob(id: number) {
  const { queryClient } = useRemote();
  const {
    data: newest,
    error,
    refetch,
  } = useQuery({
    ...jobStaticQuery(useCallSource(), id),
    placeholderData: (before?: JobStatic | null) => (before?.id === id ? before : undefined),
  });
  // The whole job replaces its card in a transition: rendered in one task it would hold back input. So does a job that is
  // there when the page opens.
  const isWholeAtOnce = useIsWholeAtOnce();
  const settled = useDeferredValue(newest, newest && !isWholeAtOnce ? null : undefined);
  const data = newest && settled?.id === newest.id ? settled : newest === null ? null : undefined;
  const findCard = () =>
    [searchJobs, listSimilarJobs]
      .flatMap((call) => queryClient.getQueriesData<{ jobs: JobCard[] }>({ queryKey: callPrefix(call) }))
      .flatMap(([, page]) => page?.jobs ?? [])
      .find((job) => job.id === id);
  // A refetch of a job in the cache may have failed: no failure of the page.
  const failure = newest ? null : error;
  const brief = newest && settled === null ? briefOf(newest) : undefined;
  return { job: data, shown: data ?? (failure ? undefined : (findCard() ?? brief)), error: failure, refetch };
}

/** The job without its text, which makes it a card. */
function briefOf({ description_html, ...brief }: JobStatic): JobCard {
  return brief;
}
