import type { Application } from '@jobharbor/shared/contracts/application';
import { lazyCall, useSend } from '@jobharbor/shared/remote';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const answerCall = lazyCall(
  { id: 'POST /job/{jobId}/external-application', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/answer-external-application')).answerExternalApplication,
);

/** Stops tracking an application on another site, or tracks it again as of the day it was made; rejects when that failed. */
export function useSetRemoved() {
  const invalidate = useInvalidateLists();
  // Sent at once also while offline: the error then shows, and the card comes back.
  const send = useSend(answerCall, { networkMode: 'always' });
  return async ({ job, applied_at }: Application, isRemoved: boolean) => {
    await send.mutateAsync({
      params: { jobId: job.id },
      body: isRemoved ? { answer: 'not_yet' } : { answer: 'applied', applied_at },
    });
    await invalidate('all');
  };
}
