import { Fragment, memo, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { DayHeading } from './day-heading.tsx';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
import { type Block, splitByDay } from './thread-blocks.ts';
import type { Entry } from './thread-entries.ts';

export type MessageBlockProps = Pick<
  MessageBubbleProps,
  'chatId' | 'counterpart' | 'onRecall' | 'onRetry' | 'onDiscard'
> & {
  block: Block;
  /** Null: its messages are rendered. Otherwise its height in pixels. */
  height: number | null;
  observe: RefCallback<HTMLElement>;
  /** The first message that was unread when the thread was opened. */
  newFrom: number | undefined;
  /** The message that a link leads to. */
  linked: number | undefined;
  dayLevel: 2 | 3;
  canRecall: (entry: Entry) => boolean;
};

/** Messages of a thread by day, or an empty box of their height. */
export const MessageBlock = memo(function MessageBlock({
  block,
  height,
  observe,
  newFrom,
  linked,
  dayLevel,
  canRecall,
  ...rest
}: MessageBlockProps) {
  const { t } = useTranslation('chat');
  return (
    <div ref={observe} data-block={block.key} style={height === null ? undefined : { blockSize: height }}>
      {height === null &&
        splitByDay(block.rows).map((rows) => (
          <section key={rows[0]?.entry.key} className="jhc-day">
            {rows[0]?.startsDay && <DayHeading at={rows[0].entry.at} level={dayLevel} />}
            <ol className="jhc-day__list">
              {rows.map(({ entry, endsGroup }) => (
                <Fragment key={entry.key}>
                  {entry.id !== 0 && entry.id === newFrom && (
                    <li className="jhc-new">
                      <span>{t('thread.new')}</span>
                    </li>
                  )}
                  <MessageBubble
                    {...rest}
                    entry={entry}
                    author={entry.isOwn ? t('you') : rest.counterpart}
                    isLast={endsGroup}
                    isLinked={entry.id !== 0 && entry.id === linked}
                    canRecall={canRecall(entry)}
                  />
                </Fragment>
              ))}
            </ol>
          </section>
        ))}
    </div>
  );
});
