import type { ResumeAnswer } from '@jobharbor/shared/contracts/chat/message';
import { lazyCall, useRemote, useSend } from '@jobharbor/shared/remote';
import { addMessage } from '../../common/cache/apply-event.ts';
import { usePersonId } from '../../common/cache/chat-keys.ts';

const answerCall = lazyCall(
  { id: 'PATCH /jobApplication/chats/{chatId}/resume-exchange/{messageId}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/answer-resume')).answerResume,
);

/** Answers the employer's request for a résumé, or takes the résumé back. */
export function useAnswerResume(chatId: number, messageId: number, onDone?: () => void) {
  const { queryClient } = useRemote();
  const personId = usePersonId();
  const { mutate, isPending, error, variables } = useSend(answerCall, {
    networkMode: 'always',
    onSuccess({ message }) {
      addMessage({ queryClient, personId }, message);
      onDone?.();
    },
  });
  return {
    isPending,
    error,
    action: variables?.body.action,
    answer: (body: ResumeAnswer) => mutate({ params: { chatId, messageId }, body }),
  };
}
