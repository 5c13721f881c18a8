import { lazyCall, useRemote, useSend } from '@jobharbor/shared/remote';
import { addMessage } from '../../common/cache/apply-event.ts';
import { usePersonId } from '../../common/cache/chat-keys.ts';

const answerCall = lazyCall(
  { id: 'PATCH /jobApplication/chats/{chatId}/mobile-exchange/{messageId}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/answer-mobile')).answerMobile,
);

/** Accepts or declines the employer's request for the mobile number. */
export function useAnswerMobile(chatId: number, messageId: number) {
  const { queryClient } = useRemote();
  const personId = usePersonId();
  const { mutate, isPending, error, variables } = useSend(answerCall, {
    networkMode: 'always',
    onSuccess: ({ message }) => addMessage({ queryClient, personId }, message),
  });
  return {
    isPending,
    error,
    action: variables?.body.action,
    answer: (action: 'accept' | 'decline') => mutate({ params: { chatId, messageId }, body: { action } }),
  };
}
