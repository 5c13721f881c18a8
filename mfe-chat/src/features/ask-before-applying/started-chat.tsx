import type { Chat, ChatStart } from '@jobharbor/shared/contracts/chat/chat';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useErrorText, useRemote, useSendOnce } from '@jobharbor/shared/remote';
import { Button, ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refetchChats, replaceChat } from '../../common/cache/apply-event.ts';
import { usePersonId } from '../../common/cache/chat-keys.ts';
import './ask-before-applying.css';
import { endCall } from './ask-calls.ts';

/** Says that nobody has applied in a chat yet, or who ended it, with the ways on: apply, end, write again. */
export function StartedChat({ chat, start }: { chat: Chat; start: ChatStart }) {
  const { t } = useTranslation('chat');
  const name = isolate(chat.counterpart.name);
  return (
    <div className="jhc-started">
      <p role="status">
        {t(start.ended_by === null ? `ask.by.${start.by}` : `ask.ended.${start.ended_by}`, { name })}
      </p>
      <ButtonLink size="small" variant="primary" render={<Link to={`${jobPath(chat.job)}?apply=1`} />}>
        {t('ask.apply')}
      </ButtonLink>
      {start.ended_by === null && <EndButton chat={chat} />}
      {start.ended_by === 'jobseeker' && (
        <ButtonLink
          size="small"
          variant="quiet"
          render={<Link to={`/chat-home/ask/${chat.job.id}?again=1`} />}
        >
          {t('ask.again')}
        </ButtonLink>
      )}
    </div>
  );
}

function EndButton({ chat: { id } }: { chat: Chat }) {
  const { t } = useTranslation('chat');
  const { notify, queryClient } = useRemote();
  const errorText = useErrorText();
  const cache = { queryClient, personId: usePersonId() };
  const end = useSendOnce(endCall, {
    onSuccess({ chat }) {
      replaceChat(cache, chat);
      refetchChats(cache);
    },
    onError: (error) => notify({ tone: 'danger', text: errorText(error) }),
  });
  return (
    <Button
      size="small"
      variant="quiet"
      loading={end.isPending}
      onClick={() => end.sendOnce({ params: { chatId: id } })}
    >
      {t('ask.end')}
    </Button>
  );
}
