import { getSyncableContent } from '@jobharbor/shared/calls/jobseeker-resumes/get-syncable-content';
import { useCall } from '@jobharbor/shared/remote';
import { useReading } from '../../common/use-reading.ts';

/**
 * What a résumé offers, once the server has read it. Never refetched: the file does not change, and accepted proposals
 * are known here.
 */
export function useReadContent(resumeId: number) {
  const reading = useReading(resumeId);
  const { data, error, isError, isFetching, refetch } = useCall(
    getSyncableContent,
    { params: { id: resumeId } },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
      enabled: reading.isDone,
    },
  );
  return {
    data,
    error,
    isError: isError && reading.isDone,
    isFetching,
    async refetch() {
      if (await reading.retry()) await refetch();
    },
  };
}
