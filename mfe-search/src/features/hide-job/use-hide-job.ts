import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { PickRefusalReason } from '@jobharbor/shared/contracts/jobs/pick';
import { hideOnDevice, readHiddenJobs, showOnDevice } from '@jobharbor/shared/domain/guest';
import { setHiddenFlag, useIsHidden } from '@jobharbor/shared/domain/jobs';
import { lazyCall, useCallSource, useErrorText, useRemote, useSend, useUser } from '@jobharbor/shared/remote';
import { useState } from 'react';

const hideCall = lazyCall(
  { id: 'PUT /recommendation/picks/{jobId}/refusal', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/recommendation/refuse-pick'))
      .refusePick,
);
const showCall = lazyCall(
  { id: 'DELETE /recommendation/picks/{jobId}/refusal', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/recommendation/restore-pick'))
      .restorePick,
);

/**
 * Hides a job from lists and shows it again: in the account (optimistic update, rolled back on failure), of a guest in
 * this browser. Hiding again with another reason replaces the reason.
 */
export function useHideJob(job: Pick<JobCard, 'id' | 'company' | 'category'>) {
  const { notify, queryClient } = useRemote();
  const source = useCallSource();
  const errorText = useErrorText();
  const user = useUser();
  const isAccount = user !== null && user.role !== 'guest';
  const isHidden = useIsHidden()(job.id);
  const [reason, setReason] = useState<PickRefusalReason>('other');
  const mark = (next: boolean) => setHiddenFlag(queryClient, source, job.id, next);
  const rollBack = (was: boolean) => (error: Error) => {
    mark(was);
    notify({ tone: 'danger', text: errorText(error) });
  };
  // Mutations of one scope run sequentially, in the order of the clicks.
  const scope = { id: `hide-job-${job.id}` };
  const hide = useSend(hideCall, { scope });
  const show = useSend(showCall, { scope, onError: rollBack(true) });
  return {
    isHidden,
    isAccount,
    /** The reason that was chosen on this page or, of a guest, in this browser. */
    reason: isAccount ? reason : (readHiddenJobs().find(({ id }) => id === job.id)?.reason ?? reason),
    hide(why: PickRefusalReason) {
      const before = reason;
      setReason(why);
      if (!isAccount) {
        hideOnDevice({
          id: job.id,
          reason: why,
          company: job.company.id,
          category: job.category?.id ?? null,
        });
        return;
      }
      mark(true);
      const onError = (error: Error) => {
        setReason(before);
        rollBack(isHidden)(error);
      };
      hide.mutate({ params: { jobId: job.id }, body: { reason: why } }, { onError });
    },
    show() {
      setReason('other');
      if (!isAccount || readHiddenJobs().some(({ id }) => id === job.id)) showOnDevice([job.id]);
      if (!isAccount) return;
      mark(false);
      show.mutate({ params: { jobId: job.id } });
    },
  };
}
