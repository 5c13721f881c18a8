import { usePage } from '@jobharbor/shared/remote';
import { BoatMotif, EmptyState } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useRunningChatService } from '../../common/use-chat-service.ts';
import { useMediaQuery } from '../../common/use-media-query.ts';
import { ChatList } from './chat-list.tsx';
import { useChats } from './use-chats.ts';

export type ChatsPageProps = {
  /** Renders the open thread; NaN for an address whose id is no number. `isPage`: the thread has the page to itself. */
  renderThread: (chatId: number, isPage: boolean) => ReactNode;
};

/** List and thread side by side on wide screens, one page each on narrow ones. Without chats only the list is shown. */
export function ChatsPage({ renderThread }: ChatsPageProps) {
  const { chatId } = useParams();
  const isWide = useMediaQuery('(min-width: 60rem)');
  useRunningChatService();
  const { data: chats } = useChats();
  const openId = chatId === undefined ? undefined : Number(chatId);
  const thread = openId !== undefined && renderThread(openId, !isWide);
  if (!thread && (!isWide || chats?.length === 0)) return <ListPane openId={undefined} />;
  if (!isWide) return <div className="jhc-page">{thread}</div>;
  return (
    <div className="jh-page jhc-desk">
      <ListPane openId={openId} />
      <div className="jhc-pane">{thread || (chats && <NoThreadOpen />)}</div>
    </div>
  );
}

function ListPane({ openId }: { openId: number | undefined }) {
  const { t } = useTranslation('chat');
  // An open thread sets the page's title itself.
  usePage(openId === undefined ? { title: t('title'), robots: 'noindex' } : undefined);
  return (
    <div className="jhc-side">
      <h1 className="jhc-side__title">{t('title')}</h1>
      <ChatList openId={openId} />
    </div>
  );
}

function NoThreadOpen() {
  const { t } = useTranslation('chat');
  return (
    <EmptyState motif={<BoatMotif />} title={t('list.choose.title')}>
      {t('list.choose.text')}
    </EmptyState>
  );
}
