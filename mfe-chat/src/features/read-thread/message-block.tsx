import { Fragment, memo, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { DayHeading } from './day-heading.tsx';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
import type { Block } from './thread-blocks.ts';
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

/** Messages of a thread with the headings of their days, or an empty box of their height. */
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
        block.rows.map(({ entry, startsDay, endsGroup }) => (
          <Fragment key={entry.key}>
            {startsDay && (
              // biome-ignore lint/a11y/useSemanticElements: a block stands between the list and its items
              <div role="listitem">
                <DayHeading at={entry.at} level={dayLevel} />
              </div>
            )}
            {entry.id !== 0 && entry.id === newFrom && (
              // biome-ignore lint/a11y/useSemanticElements: a block stands between the list and its items
              <div role="listitem" className="jhc-new">
                <span>{t('thread.new')}</span>
              </div>
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
    </div>
  );
});
