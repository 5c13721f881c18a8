import { watchShownJobs } from '@jobharbor/shared/domain/jobs';
import type { Realtime } from '@jobharbor/shared/realtime';
import { callPrefix } from '@jobharbor/shared/remote';
import type { QueryClient } from '@tanstack/react-query';
import { picksCall, savedJobsCall } from './list-calls.ts';

interface Row {
  job: { id: number; status: string };
}
interface Answer {
  saved_jobs?: readonly Row[];
  picks?: readonly Row[];
}

const rowsIn = ({ saved_jobs, picks }: Answer): readonly Row[] => saved_jobs ?? picks ?? [];

/** Calls `onChange` when a saved job or a pick has another status than its list shows. Returns the function that stops. */
export function applyJobNews(queryClient: QueryClient, realtime: Realtime, onChange: () => void): () => void {
  const rows = () =>
    [savedJobsCall, picksCall]
      .flatMap((call) => queryClient.getQueriesData<Answer>({ queryKey: callPrefix(call) }))
      .flatMap(([, answer]) => (answer ? rowsIn(answer) : []));
  return watchShownJobs(
    { queryClient, realtime },
    (answer) => rowsIn(answer).map(({ job }) => job.id),
    ({ jobId, status }) => {
      if (rows().some(({ job }) => job.id === jobId && job.status !== status)) onChange();
    },
  );
}
