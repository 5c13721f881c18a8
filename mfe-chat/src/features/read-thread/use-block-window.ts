import { createVisibilityObserver } from '@jobharbor/shared/browser/create-visibility-observer';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Block } from './thread-blocks.ts';

/** Pixels of a message that was not rendered yet; only the scrollbar shows the difference. */
const estimatedRow = 72;

/** Screens above and below the view in which blocks are rendered. */
const margin = '150% 0px';

/** Blocks rendered before and after the one at which the thread opens, until the observer has reported. */
const [blocksBefore, blocksAfter] = [1, 4];

/** The newest blocks stay rendered: the way back to them, and their growth, never show an empty box. */
const newestBlocks = 2;

/**
 * Window over the blocks of a thread: those near the view are rendered, and the others keep their height. A block stays
 * while it holds the focus or selected text. `opensAt` is the index of the block at which the thread opens.
 */
export function useBlockWindow(blocks: readonly Block[], opensAt: number) {
  const [near, setNear] = useState<ReadonlySet<string>>(
    () => new Set(blocks.slice(Math.max(0, opensAt - blocksBefore), opensAt + blocksAfter).map(keyOf)),
  );
  const [heights] = useState(() => new Map<string, number>());
  const observer = useRef<ReturnType<typeof createVisibilityObserver>>(undefined);
  const shown = useRef<{ block: Element; height: number }[]>([]);

  const onChange = useCallback(
    (block: Element, isNear: boolean) => {
      const key = (block as HTMLElement).dataset.block ?? '';
      const { height } = block.getBoundingClientRect();
      if (!isNear && isHeld(block)) return;
      if (!isNear) heights.set(key, height);
      else if (block.childElementCount === 0) shown.current.push({ block, height });
      setNear((before) => {
        if (before.has(key) === isNear) return before;
        const after = new Set(before);
        if (isNear) after.add(key);
        else after.delete(key);
        return after;
      });
    },
    [heights],
  );
  const observe = useCallback(
    (block: HTMLElement | null) => {
      if (!block) return;
      const root = block.closest('.jhc-scroll');
      observer.current ??= createVisibilityObserver(onChange, { root, rootMargin: margin });
      observer.current.observe(block);
      return () => observer.current?.unobserve(block);
    },
    [onChange],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: blocks that have just been rendered may have another height.
  useLayoutEffect(() => {
    keepView(shown.current.filter(({ block }) => block.isConnected));
    shown.current = [];
  }, [near]);

  return {
    observe,
    isShown: ({ key }: Block, index: number): boolean =>
      near.has(key) || index >= blocks.length - newestBlocks || !('IntersectionObserver' in window),
    /** Height of a block that is not shown. It is the measured one where it has been rendered before. */
    heightOf({ key, rows }: Block): number {
      const height = heights.get(key) ?? rows.length * estimatedRow;
      heights.set(key, height);
      return height;
    },
  };
}

const keyOf = ({ key }: Block): string => key;

function isHeld(block: Element): boolean {
  if (block.contains(document.activeElement)) return true;
  const selection = document.getSelection();
  return !!selection && !selection.isCollapsed && selection.containsNode(block, true);
}

/**
 * Scrolls by what blocks below the view have grown, where the browser has no scroll anchoring. The box is laid out from its
 * end, so that blocks above the view move nothing.
 */
function keepView(blocks: readonly { block: Element; height: number }[]): void {
  const box = blocks[0]?.block.closest('.jhc-scroll');
  if (!box || getComputedStyle(box).overflowAnchor === 'auto') return;
  const { bottom } = box.getBoundingClientRect();
  const below = blocks.filter(({ block }) => block.getBoundingClientRect().top >= bottom);
  const grown = below.reduce((sum, { block, height }) => sum + block.clientHeight - height, 0);
  if (grown !== 0) box.scrollTop -= grown;
}
