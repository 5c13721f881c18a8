import { useTimeZone } from '@jobharbor/shared/remote';
import { useCallback, useMemo, useState } from 'react';
import { useChatService } from '../../common/use-chat-service.ts';
import { MessageBlock } from './message-block.tsx';
import { createBlocks } from './thread-blocks.ts';
import type { Entry } from './thread-entries.ts';
import { useBlockWindow } from './use-block-window.ts';
import { useRecall } from './use-recall.ts';

export type MessageBlocksProps = {
  chatId: number;
  entries: readonly Entry[];
  counterpart: string;
  newFrom: number | undefined;
  linked: number | undefined;
  dayLevel: 2 | 3;
};

/** The messages of a thread, of which only those near the view are rendered. */
export function MessageBlocks({ entries, ...rest }: MessageBlocksProps) {
  const { chatId, newFrom, linked } = rest;
  const timeZone = useTimeZone();
  const { outbox } = useChatService();
  const blocksOf = useMemo(() => createBlocks(timeZone), [timeZone]);
  const blocks = useMemo(() => blocksOf(entries), [blocksOf, entries]);
  const [opensAt] = useState(() => {
    const first = linked ?? newFrom;
    const index = blocks.findIndex(({ rows }) => rows.some(({ entry }) => entry.id === first));
    return index < 0 ? blocks.length : index;
  });
  const { observe, isShown, heightOf } = useBlockWindow(blocks, opensAt);
  const onRetry = useCallback((key: string) => outbox.retry(key), [outbox]);
  const onDiscard = useCallback((key: string) => outbox.discard(key), [outbox]);
  const { recall: onRecall, canRecall } = useRecall(chatId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a block stands between the list and its items
    <div role="list">
      {blocks.map((block, index) => (
        <MessageBlock
          key={block.key}
          block={block}
          height={isShown(block, index) ? null : heightOf(block)}
          {...{ ...rest, observe, canRecall, onRecall, onRetry, onDiscard }}
        />
      ))}
    </div>
  );
}
