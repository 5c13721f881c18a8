import { isWritten, recallMinutes } from '@jobharbor/shared/contracts/chat/message';
import { lazyCall, useErrorText, useNow, useRemote, useSend } from '@jobharbor/shared/remote';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessage } from '../../common/cache/apply-event.ts';
import { usePersonId } from '../../common/cache/chat-keys.ts';
import type { Entry } from './thread-entries.ts';

const recallCall = lazyCall(
  { id: 'POST /jobApplication/chats/{chatId}/messages/{messageId}/recall', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/recall-message')).recallMessage,
);

/** Recalls own messages of a chat, and says which ones still can be. */
export function useRecall(chatId: number) {
  const { t } = useTranslation('chat');
  const { notify, queryClient } = useRemote();
  const errorText = useErrorText();
  const personId = usePersonId();
  const now = useNow();
  const { mutate } = useSend(recallCall, {
    onSuccess({ message }) {
      addMessage({ queryClient, personId }, message);
      notify({ tone: 'success', text: t('recall.done') });
    },
    onError: (error) => notify({ tone: 'danger', text: errorText(error) }),
  });
  const recall = useCallback(
    (messageId: number) => mutate({ params: { chatId, messageId } }),
    [mutate, chatId],
  );
  const canRecall = useCallback(
    ({ isOwn, id, at, content }: Entry): boolean =>
      isOwn && id !== 0 && isWritten(content.kind) && now < (at + recallMinutes * 60) * 1000,
    [now],
  );
  return { recall, canRecall };
}
