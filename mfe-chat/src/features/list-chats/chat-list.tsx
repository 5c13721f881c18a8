import { CardError } from '@jobharbor/shared/remote';
import { Button, LiveRegion } from '@jobharbor/shared/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatView } from '../../common/use-chat-view.ts';
import { ChatListItem } from './chat-list-item.tsx';
import { ChatListSkeleton } from './chat-list-skeleton.tsx';
import { NothingFound } from './no-chats.tsx';
import { useChats } from './use-chats.ts';

export type ChatListProps = {
  /** The chat that is open beside the list. */
  openId: number | undefined;
  /** Called where the chat that had the focus has left the list. */
  onFocusLost: () => void;
};

/** The chats of the filter and search in the address. */
export function ChatList({ openId, onFocusLost }: ChatListProps) {
  const { t } = useTranslation('chat');
  const { view } = useChatView();
  const chats = useChats(view);
  const shown = chats.data?.chats.length;
  const last = useRef(shown);
  useEffect(() => {
    // Only a list that has become shorter can have lost it: who reads one that came with the page goes on reading.
    const isShorter = shown !== undefined && shown < (last.current ?? 0);
    last.current = shown;
    if (isShorter && document.activeElement === document.body) onFocusLost();
  }, [shown, onFocusLost]);
  if (chats.status === 'pending') return <ChatListSkeleton />;
  if (chats.status === 'error')
    return <CardError title={t('list.failed')} error={chats.error} retry={chats} />;
  const isSettled = view.query !== '' && !chats.isPlaceholderData;
  return (
    <>
      <LiveRegion>{isSettled ? t('list.search.count', { count: chats.data.total }) : ''}</LiveRegion>
      {shown === 0 && <NothingFound view={view} />}
      <nav aria-label={t('list.label')} aria-busy={chats.isPlaceholderData} hidden={shown === 0}>
        <ul className="jhc-list">
          {chats.data.chats.map((chat) => (
            <li key={chat.id}>
              <ChatListItem chat={chat} isOpen={chat.id === openId} />
            </li>
          ))}
        </ul>
        {chats.hasNextPage && (
          <div className="jhc-list__more">
            <Button
              variant="quiet"
              wide
              loading={chats.isFetchingNextPage}
              loadingLabel={t('loading')}
              onClick={() => void chats.fetchNextPage()}
            >
              {t('list.more')}
            </Button>
          </div>
        )}
      </nav>
    </>
  );
}
