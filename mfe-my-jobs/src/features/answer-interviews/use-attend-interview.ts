import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import type { CandidateAttendance } from '@jobharbor/shared/contracts/applications/interview-attendance';
import { lazyCall, useRemote, useSend } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const attendCall = lazyCall(
  { id: 'PATCH /jobApplication/interviews/{id}/attendance', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/attend-interview')).attendInterview,
);

/** Sends check-in, attendance or the request for the result. Refetches the lists after an error as well. */
export function useAttendInterview({ id }: Pick<Interview, 'id'>, onDone?: () => void) {
  const { t } = useTranslation('myJobs');
  const { notify } = useRemote();
  const invalidate = useInvalidateLists();
  const send = useSend(attendCall, {
    networkMode: 'always',
    scope: { id: `interview-${id}` },
    onSuccess(_, { body }) {
      notify({ tone: 'success', text: t(`attendance.done.${body.action}`) });
      onDone?.();
    },
    onSettled: () => invalidate('all'),
  });
  return {
    ...send,
    attend(body: CandidateAttendance) {
      if (!send.isPending) send.mutate({ params: { id }, body });
    },
  };
}
