import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import type { Message } from '@jobharbor/shared/contracts/chat/message';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useTopic } from '@jobharbor/shared/remote';
import { Button, LiveRegion } from '@jobharbor/shared/ui';
import type { TFunction } from 'i18next';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnread } from '../../common/cache/merge-messages.ts';
import { messageLine } from '../../common/message-line.ts';
import { messageTopic } from '../../common/topics.ts';
import { useOutboxItems } from '../../common/use-chat-service.ts';
import { useIsOnline } from '../../common/use-realtime.ts';
import { EarlierMessages } from './earlier-messages.tsx';
import { MessageBlocks } from './message-blocks.tsx';
import { threadEntries } from './thread-entries.ts';
import { useCounterpartTyping } from './use-counterpart-typing.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { WithdrawnLine } from './withdrawn-line.tsx';

export type MessageListProps = {
  chat: Chat;
  messages: readonly Message[];
  hasEarlier: boolean;
  /** The message that a link leads to: the thread opens there. */
  linked: number | undefined;
  /** Level of the day headings: one below the thread's heading. */
  dayLevel: 2 | 3;
  isLoadingEarlier: boolean;
  hasEarlierFailed: boolean;
  onLoadEarlier: () => void;
};

/** The scrollable messages of a thread, starting at a linked one, else the first unread, else the newest. */
export function MessageList(props: MessageListProps) {
  const { chat, messages, hasEarlier, isLoadingEarlier, hasEarlierFailed, onLoadEarlier } = props;
  const { linked, dayLevel } = props;
  const { t } = useTranslation('chat');
  const { name } = chat.counterpart;
  const isOffline = !useIsOnline();
  const outbox = useOutboxItems();
  const own = useMemo(() => outbox.filter(({ chatId }) => chatId === chat.id), [outbox, chat.id]);
  const entries = useMemo(() => threadEntries(messages, own, isOffline), [messages, own, isOffline]);
  const [newFrom] = useState(() => firstUnread(messages));
  // After an error only the button retries: scrolling at the edge would retry endlessly.
  const { box, isAtEnd, onScroll, toEnd } = useThreadScroll(linked, () => {
    if (!hasEarlierFailed) onLoadEarlier();
  });
  const [announced, setAnnounced] = useState('');
  const isTyping = useCounterpartTyping(chat.id);
  const markSeen = useMarkRead(chat.id, messages, box);
  useTopic(messageTopic, ({ message }) => {
    if (message.chat_id === chat.id && message.sender === 'recruiter')
      setAnnounced(announcementOf(t, name, message));
  });
  // Scrolls to a message that the user has just written.
  const newestOwn = own.at(-1)?.clientKey;
  useEffect(() => {
    if (newestOwn !== undefined) toEnd();
  }, [newestOwn, toEnd]);

  const unseen = isAtEnd ? 0 : messages.filter(isUnread).length;
  return (
    <div className="jhc-thread">
      <section
        className="jhc-scroll"
        ref={box}
        onScroll={() => {
          onScroll();
          markSeen();
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('thread.messages', { name })}
      >
        <div className="jhc-scroll__inner">
          {hasEarlier ? (
            <EarlierMessages
              isLoading={isLoadingEarlier}
              hasFailed={hasEarlierFailed}
              onLoad={onLoadEarlier}
            />
          ) : (
            <p className="jhc-start">{t('thread.start', { name: isolate(name) })}</p>
          )}
          <MessageBlocks {...{ chatId: chat.id, entries, counterpart: name, newFrom, linked, dayLevel }} />
          {chat.application_label === 'withdrawn' && !chat.start && !messages.some(isWithdrawal) && (
            <WithdrawnLine at={chat.withdrawn_at ?? null} />
          )}
          {isTyping && <p className="jhc-typing">{t('thread.typing', { name: isolate(name) })}</p>}
        </div>
      </section>
      {!isAtEnd && (
        <Button
          size="small"
          className="jhc-newest"
          iconStart={<ArrowDown aria-hidden="true" />}
          onClick={toEnd}
        >
          {unseen > 0 ? t('thread.newBelow', { count: unseen }) : t('thread.toNewest')}
        </Button>
      )}
      <LiveRegion>{announced}</LiveRegion>
    </div>
  );
}

function announcementOf(t: TFunction<'chat'>, name: string, message: Message): string {
  switch (message.kind) {
    case 'recalled':
      return t('recall.announce', { name });
    case 'system':
      return messageLine(t, message);
    default:
      return t('thread.announce', { name, text: messageLine(t, message) });
  }
}

const isWithdrawal = (message: Message) => message.kind === 'system' && message.event === 'withdrawn';

const firstUnread = (messages: readonly Message[]): number | undefined => messages.find(isUnread)?.id;
