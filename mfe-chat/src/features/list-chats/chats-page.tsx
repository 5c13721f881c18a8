import { usePage } from '@jobharbor/shared/remote';
import { BoatMotif, EmptyState } from '@jobharbor/shared/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ChatView } from '../../common/cache/chat-keys.ts';
import { useRunningChatService } from '../../common/use-chat-service.ts';
import { isPlainView, useChatView } from '../../common/use-chat-view.ts';
import { useMediaQuery } from '../../common/use-media-query.ts';
import { ChatList } from './chat-list.tsx';
import { ChatTools } from './chat-tools.tsx';
import { NoChats } from './no-chats.tsx';
import { setAsideView, useChats } from './use-chats.ts';

export type ChatsPageProps = {
  /** Renders the open thread; NaN for an address whose id is no number. `isPage`: the thread has the page to itself. */
  renderThread: (chatId: number, isPage: boolean) => ReactNode;
};

/** List and thread side by side on wide screens, one page each on narrow ones. Without chats only the list is shown. */
export function ChatsPage({ renderThread }: ChatsPageProps) {
  const { chatId } = useParams();
  const isWide = useMediaQuery('(min-width: 60rem)');
  useRunningChatService();
  const isEmpty = useHasNoChat();
  const openId = chatId === undefined ? undefined : Number(chatId);
  const thread = openId !== undefined && renderThread(openId, !isWide);
  if (thread && !isWide) return <div className="jhc-page">{thread}</div>;
  // Of two panes a narrow screen shows the list, by style alone: the server does not know the screen.
  const hasPane = thread || !isEmpty;
  return (
    <div className={hasPane ? 'jh-page jhc-desk' : undefined}>
      <ListPane openId={openId} />
      {hasPane && <div className="jhc-pane">{thread || (isEmpty === false && <NoThreadOpen />)}</div>}
    </div>
  );
}

function ListPane({ openId }: { openId: number | undefined }) {
  const { t } = useTranslation('chat');
  // An open thread sets the page's title itself.
  usePage(openId === undefined ? { title: t('title'), robots: 'noindex' } : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = useHasNoChat();
  return (
    <div className="jhc-side">
      <div className="jhc-side__head">
        <h1 className="jhc-side__title" ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {isEmpty === false && <ChatTools />}
      </div>
      {isEmpty ? (
        <NoChats />
      ) : (
        <ChatList openId={openId} onFocusLost={() => heading.current?.focus({ preventScroll: true })} />
      )}
    </div>
  );
}

/**
 * Whether the person has no chat at all, neither in the list nor among those that they are not interested in. Undefined
 * until that is known.
 */
function useHasNoChat(): boolean | undefined {
  const { view } = useChatView();
  const isPlain = isPlainView(view);
  const all = useChats(allChats, isPlain);
  const isListEmpty = isPlain ? all.data && all.data.total === 0 : false;
  const others = useChats(setAsideView, isListEmpty === true);
  return isListEmpty ? others.data && others.data.total === 0 : isListEmpty;
}

const allChats: ChatView = { filter: 'all', query: '' };

function NoThreadOpen() {
  const { t } = useTranslation('chat');
  return (
    <EmptyState motif={<BoatMotif />} title={t('list.choose.title')}>
      {t('list.choose.text')}
    </EmptyState>
  );
}
