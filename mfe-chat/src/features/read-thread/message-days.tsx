import { useRemote } from '@jobharbor/shared/remote';
import { Fragment, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatService } from '../../common/use-chat-service.ts';
import { DayHeading } from './day-heading.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { type Entry, groupByDay } from './thread-entries.ts';
import { useRecall } from './use-recall.ts';

export type MessageDaysProps = {
  chatId: number;
  entries: readonly Entry[];
  counterpart: string;
  /** The first message that was unread when the thread was opened. */
  newFrom: number | undefined;
  dayLevel: 2 | 3;
};

/** The messages by day, grouped by author. */
export function MessageDays({ chatId, entries, counterpart, newFrom, dayLevel }: MessageDaysProps) {
  const { t } = useTranslation('chat');
  const { timeZone } = useRemote();
  const { outbox } = useChatService();
  const days = useMemo(() => groupByDay(entries, timeZone), [entries, timeZone]);
  const retry = useCallback((key: string) => outbox.retry(key), [outbox]);
  const discard = useCallback((key: string) => outbox.discard(key), [outbox]);
  const { recall, canRecall } = useRecall(chatId);
  const you = t('you');
  return days.map((day) => (
    <section key={day.key} className="jhc-day">
      <DayHeading at={day.at} level={dayLevel} />
      <ol className="jhc-day__list">
        {day.groups.flatMap((group) =>
          group.entries.map((entry, index) => (
            <Fragment key={entry.key}>
              {entry.id !== 0 && entry.id === newFrom && (
                <li className="jhc-new">
                  <span>{t('thread.new')}</span>
                </li>
              )}
              <MessageBubble
                chatId={chatId}
                entry={entry}
                counterpart={counterpart}
                author={group.isOwn ? you : counterpart}
                isLast={index === group.entries.length - 1}
                canRecall={canRecall(entry)}
                onRecall={recall}
                onRetry={retry}
                onDiscard={discard}
              />
            </Fragment>
          )),
        )}
      </ol>
    </section>
  ));
}
