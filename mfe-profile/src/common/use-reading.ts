import { readResume } from '@jobharbor/shared/calls/jobseeker-resumes/read-resume';
import type { ReadingState } from '@jobharbor/shared/contracts/profile/resume-sync';
import { gapTopic, lazyTopic } from '@jobharbor/shared/realtime';
import { callKey, useCall, useCallSource, useRemote } from '@jobharbor/shared/remote';
import { useEffect, useState } from 'react';

const readingTopic = lazyTopic(
  'resume-reading',
  async () => (await import('@jobharbor/shared/contracts/topics/resume-reading')).resumeReadingTopic,
);

/**
 * Has the server read a résumé, and waits until it says that it is done, however long that takes. Only then request the
 * result. A failed request counts as done, since an older API has no such call, and reads when it is asked for the
 * content.
 */
export function useReading(resumeId: number): { isDone: boolean; retry: () => Promise<boolean> } {
  const { realtime, queryClient } = useRemote();
  const source = useCallSource();
  const input = { params: { id: resumeId } };
  // The word may come before the answer of the request that began it.
  const [told, setTold] = useState<ReadingState | null>(null);
  const reading = useCall(readResume, input, {
    // Asked again by whatever is shown next, until it is read: the word may have come in between.
    staleTime: ({ state: { data } }) => (data?.state === 'read' ? Number.POSITIVE_INFINITY : 0),
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const key = JSON.stringify(callKey(readResume, source, input));
  const { refetch } = reading;
  useEffect(() => {
    const stops = [
      realtime.on(readingTopic, ({ resume_id, state }) => {
        if (resume_id !== resumeId) return;
        queryClient.setQueryData(JSON.parse(key), { state });
        setTold(state);
      }),
      // Its word may have been lost.
      realtime.on(gapTopic, () => void refetch()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [realtime, queryClient, key, resumeId, refetch]);
  const state = told ?? reading.data?.state;
  return {
    isDone: reading.isError || (state !== undefined && state !== 'reading'),
    /** Reads again what failed; resolves with whether that is done already. */
    async retry() {
      setTold(null);
      const { data } = await refetch();
      return data?.state !== 'reading';
    },
  };
}
