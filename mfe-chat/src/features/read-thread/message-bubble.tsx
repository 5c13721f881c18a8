import { formatTime } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Button, VisuallyHidden } from '@jobharbor/shared/ui';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageBody } from './message-body.tsx';
import { MessageStatus } from './message-status.tsx';
import type { Entry } from './thread-entries.ts';
import './message.css';

export type MessageBubbleProps = {
  chatId: number;
  entry: Entry;
  /** Name of the other side. */
  counterpart: string;
  /** Announced by screen readers before the text. */
  author: string;
  /** Time and status are shown on the last message of a group, and on every failed one. */
  isLast: boolean;
  /** Whether a link has led to it. */
  isLinked: boolean;
  /** Whether its writer can still take it back. */
  canRecall: boolean;
  onRecall: (id: number) => void;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
};

export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { chatId, entry, counterpart, author, isLast, isLinked, canRecall } = props;
  const { onRecall, onRetry, onDiscard } = props;
  const row = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('chat');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const { isOwn, content, at, state, key, reason } = entry;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a block stands between the list and its items
    <div
      role="listitem"
      ref={row}
      tabIndex={-1}
      className="jhc-message"
      data-own={isOwn || undefined}
      data-state={state}
      data-message={entry.id || undefined}
      data-kind={content.kind}
      data-linked={isLinked || undefined}
    >
      <div className={content.kind === 'system' ? 'jhc-event' : 'jhc-bubble'}>
        {content.kind !== 'system' && <VisuallyHidden>{author}</VisuallyHidden>}
        <MessageBody id={entry.id} clientKey={key} {...{ chatId, content, isOwn, counterpart }} />
      </div>
      <p
        className="jhc-message__meta"
        hidden={
          !isLast && !canRecall && !entry.isAutomatic && state !== 'failed' && content.kind !== 'system'
        }
      >
        <time dateTime={new Date(at * 1000).toISOString()}>{formatTime(tag, timeZone, at)}</time>
        {entry.isAutomatic && <span>{t('thread.automatic')}</span>}
        {isOwn && content.kind !== 'system' && <MessageStatus state={state} />}
        {canRecall && (
          <button
            type="button"
            className="jhc-recall"
            onClick={() => {
              // The button goes with the text.
              row.current?.focus({ preventScroll: true });
              onRecall(entry.id);
            }}
          >
            {t('recall.action')}
          </button>
        )}
      </p>
      {state === 'failed' && (
        <div className="jhc-message__failed" role="alert">
          {reason && <p>{reason}</p>}
          <Button size="small" onClick={() => onRetry(key)}>
            {t('failed.retry')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onDiscard(key)}>
            {t('failed.discard')}
          </Button>
        </div>
      )}
    </div>
  );
});
