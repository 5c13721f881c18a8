import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { lazyCall, useSend } from '@jobharbor/shared/remote';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const answerCall = lazyCall(
  { id: 'POST /job/{jobId}/external-application', access: 'protected' },
  async () =>
    (await import('@jobharbor/shared/calls/job/answer-external-application')).answerExternalApplication,
);

/** Stops or restarts tracking an external application, with its original date; rejects on failure. */
export function useSetRemoved() {
  const invalidate = useInvalidateLists();
  // Not paused while offline (`networkMode`): the error is shown, and the card restored.
  const send = useSend(answerCall, { networkMode: 'always' });
  return async ({ job, applied_at }: Application, isRemoved: boolean) => {
    await send.mutateAsync({
      params: { jobId: job.id },
      body: isRemoved ? { answer: 'not_yet' } : { answer: 'applied', applied_at },
    });
    await invalidate('all');
  };
}
