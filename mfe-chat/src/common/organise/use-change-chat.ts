import type { Chat, ChatChanges } from '@jobharbor/shared/contracts/chat/chat';
import { lazyCall, useErrorText, useRemote, useSend } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { refetchChats, replaceChat } from '../cache/apply-event.ts';
import { usePersonId } from '../cache/chat-keys.ts';
import { useViewSearch } from '../use-chat-view.ts';

const changeCall = lazyCall(
  { id: 'PATCH /jobApplication/chats/{chatId}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job-application/change-chat')).changeChat,
);

/** Organises a chat: says what was done, with an undo where the chat left the list. */
export function useChangeChat({ id }: Pick<Chat, 'id'>) {
  const { t } = useTranslation('chat');
  const { notify, queryClient } = useRemote();
  const errorText = useErrorText();
  const personId = usePersonId();
  const navigate = useNavigate();
  const { chatId } = useParams();
  const search = useViewSearch();
  const cache = { queryClient, personId };
  const { mutate } = useSend(changeCall, {
    networkMode: 'always',
    onSuccess: ({ chat }) => {
      replaceChat(cache, chat);
      refetchChats(cache);
    },
    onError: (error) => notify({ tone: 'danger', text: errorText(error) }),
  });

  const send = (changes: ChatChanges, text?: string, undo?: ChatChanges) =>
    mutate(
      { params: { chatId: id }, body: changes },
      {
        onSuccess: () => {
          if (changes.is_deleted && Number(chatId) === id)
            void navigate({ pathname: '/chat-home', search }, { replace: true });
          if (text === undefined) return;
          const action = undo && { label: t('organise.undo'), run: () => send(undo) };
          notify({ tone: 'success', text, ...(action && { action, stays: true }) });
        },
      },
    );
  return {
    pin: (is_pinned: boolean) => send({ is_pinned }, is_pinned ? t('organise.isPinned') : undefined),
    mute: (is_muted: boolean) => send({ is_muted }, is_muted ? t('organise.isMuted') : undefined),
    remove: () => send({ is_deleted: true }, t('organise.isDeleted'), { is_deleted: false }),
    moveBack: () => send({ not_interested_reason: null }, t('organise.isBack')),
    moveAway: (reason: NonNullable<Chat['not_interested_reason']>) =>
      send({ not_interested_reason: reason }, t('organise.isMoved'), { not_interested_reason: null }),
  };
}
