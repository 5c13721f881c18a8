import type { Interview, InterviewAnswer } from '@jobharbor/shared/contracts/applications/interview';
import { lazyCall, useRemote, useSend } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';

const answerCall = lazyCall(
  { id: 'PATCH /jobApplication/interviews/{id}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/answer-interview')).answerInterview,
);

type Answer = InterviewAnswer extends infer One
  ? One extends unknown
    ? Omit<One, 'version'>
    : never
  : never;

/**
 * Answers an invitation with its version. Refetches the lists after an error as well: the employer may have changed it.
 */
export function useAnswerInterview({ id, version }: Interview, onDone?: () => void) {
  const { t } = useTranslation('myJobs');
  const { notify } = useRemote();
  const invalidate = useInvalidateLists();
  const send = useSend(answerCall, {
    networkMode: 'always',
    scope: { id: `interview-${id}` },
    onSuccess(_, { body }) {
      notify({ tone: 'success', text: t(`interviews.done.${body.action}`) });
      onDone?.();
    },
    onSettled: () => invalidate('all'),
  });
  return {
    ...send,
    answer(answer: Answer) {
      if (!send.isPending) send.mutate({ params: { id }, body: { ...answer, version } as InterviewAnswer });
    },
  };
}
