import { dropDraft, keepDraft, readDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';
import type { BlockName, BlockValues } from './blocks.ts';

const texts = z.record(z.string(), z.string());
const blockDraft = z.object({ values: texts, base: texts });

/** What was typed into a block, with what stood there when the person began. */
export type BlockDraft = z.infer<typeof blockDraft>;

/** The place where one person's typing for one block outlives a reload or a new sign-in. */
export function blockDraftOf(personId: number, name: BlockName) {
  const key = `profile:${personId}:${name}`;
  return {
    read: (now: number): BlockDraft | null => readDraft(key, blockDraft, now),
    keep: (values: BlockValues, base: BlockValues) => keepDraft(key, { values, base }, Date.now()),
    drop: () => dropDraft(key),
  };
}
