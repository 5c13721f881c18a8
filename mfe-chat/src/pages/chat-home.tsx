import { usePage } from '@jobharbor/shared/remote';
import { BoatMotif, EmptyState } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useRunningChatService } from '../core/use-chat-service.ts';
import { useMedia } from '../core/use-media.ts';
import { ChatList } from '../features/list-chats/chat-list.tsx';
import { useChats } from '../features/list-chats/use-chats.ts';
import { Conversation, MissingChat } from './conversation.tsx';

/**
 * Two panes on a desk; on a phone the list and each thread are pages of their own. Who has no chats yet has nothing to
 * choose from: the list says so alone.
 */
export function ChatHome() {
  const { chatId } = useParams();
  const isWide = useMedia('(min-width: 60rem)');
  useRunningChatService();
  const { data: chats } = useChats();
  const open = chatId === undefined ? undefined : Number(chatId);
  const thread = open !== undefined && <Thread chatId={open} isPage={!isWide} />;
  if (!thread && (!isWide || chats?.length === 0)) return <ListPane openId={undefined} />;
  if (!isWide) return <div className="jhc-page">{thread}</div>;
  return (
    <div className="jh-page jhc-desk">
      <ListPane openId={open} />
      <div className="jhc-pane">{thread || (chats && <NothingOpen />)}</div>
    </div>
  );
}

function Thread({ chatId, isPage }: { chatId: number; isPage: boolean }) {
  const isId = Number.isSafeInteger(chatId) && chatId > 0;
  return isId ? (
    <Conversation key={chatId} chatId={chatId} isPage={isPage} />
  ) : (
    <MissingChat isPage={isPage} />
  );
}

function ListPane({ openId }: { openId: number | undefined }) {
  const { t } = useTranslation('chat');
  // A thread names the page itself.
  usePage(openId === undefined ? { title: t('title'), robots: 'noindex' } : undefined);
  return (
    <div className="jhc-side">
      <h1 className="jhc-side__title">{t('title')}</h1>
      <ChatList openId={openId} />
    </div>
  );
}

function NothingOpen() {
  const { t } = useTranslation('chat');
  return (
    <EmptyState motif={<BoatMotif />} title={t('list.choose.title')}>
      {t('list.choose.text')}
    </EmptyState>
  );
}
