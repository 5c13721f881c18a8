import { CardError } from '@jobharbor/shared/remote';
import { Button, ButtonLink, EmptyState, LighthouseMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChatListItem } from './chat-list-item.tsx';
import { ChatListSkeleton } from './chat-list-skeleton.tsx';
import { useChats } from './use-chats.ts';

/** All chats, latest first. `openId` is the chat that is open beside the list. */
export function ChatList({ openId }: { openId: number | undefined }) {
  const { t } = useTranslation('chat');
  const chats = useChats();
  if (chats.status === 'pending') return <ChatListSkeleton />;
  if (chats.status === 'error')
    return <CardError title={t('list.failed')} error={chats.error} retry={chats} />;
  if (chats.data.length === 0)
    return (
      <EmptyState
        motif={<LighthouseMotif />}
        title={t('list.empty.title')}
        actions={
          <ButtonLink variant="primary" render={<Link to="/jobs" />}>
            {t('list.empty.action')}
          </ButtonLink>
        }
      >
        {t('list.empty.text')}
      </EmptyState>
    );
  return (
    <nav aria-label={t('list.label')}>
      <ul className="jhc-list">
        {chats.data.map((chat) => (
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
  );
}
