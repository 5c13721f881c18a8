import { type Me, type MePatch, meAnswer } from '@jobharbor/shared/contracts/jobseeker';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import type { HttpClient } from '@jobharbor/shared/http';
import { getMe } from '../../../core/use-me.ts';
import { type Block, type BlockValues, isSame } from '../blocks.ts';

export interface BlockChange {
  block: Block;
  values: BlockValues;
  /** What stood in the block when the person began. */
  base: BlockValues;
  /** The newest profile that this tab knows. */
  known: Me;
}

/** Saved, or stopped because somebody else changed the very same block since. */
export type SaveOutcome = { status: 'saved'; me: Me } | { status: 'conflict'; theirs: Me };

/**
 * Saves one block. A change of another block elsewhere is no conflict: this one is then saved on top of it. Each
 * further attempt needs yet another change in between, so it ends.
 */
export async function saveBlock(http: HttpClient, change: BlockChange): Promise<SaveOutcome> {
  const { block, values, base, known } = change;
  if (!isSame(block.read(known), base)) return { status: 'conflict', theirs: known };
  try {
    const patch: MePatch = { ...block.toPatch(values), version: known.version };
    const { data } = await http.patch('/jobseeker/me', patch);
    return { status: 'saved', me: meAnswer.parse(data).data };
  } catch (error) {
    if (!hasCode(error, errorCode.staleVersion)) throw error;
    return saveBlock(http, { ...change, known: await getMe(http) });
  }
}
