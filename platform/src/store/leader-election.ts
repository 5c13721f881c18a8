import type { ObjectStorage } from './object-storage.ts';

/** Marks further ahead are of a clock that is wrong: nobody would lead until then. */
const maxAhead = 6;

/**
 * Elects one process of the store for recurring work, which would otherwise read the same files in each. Call the result
 * every `interval` milliseconds: true for the leader. It leaves a mark for each interval; once two intervals have none,
 * another process leads. Around a change two may lead, so the work must be safe to do twice.
 */
export function createElection(
  storage: Pick<ObjectStorage, 'list' | 'create' | 'remove'>,
  { name, interval, now = Date.now }: { name: string; interval: number; now?: () => number },
): () => Promise<boolean> {
  const folder = `leaders/${name}`;
  let own: string | null = null;
  return async () => {
    const turn = Math.floor(now() / interval);
    const marks = await storage.list(folder);
    const newest = marks.findLast((mark) => Number.parseInt(mark, 10) <= turn + maxAhead);
    const isLeader = newest !== undefined && newest === own;
    if (newest !== undefined && !isLeader && Number.parseInt(newest, 10) >= turn - 1) return false;
    const next = `${String(turn).padStart(15, '0')}.json`;
    // The clock was set back, or this is the second call of the interval.
    if (newest !== undefined && next <= newest) return isLeader;
    if (!(await storage.create(`${folder}/${next}`, '{}'))) return false;
    own = next;
    for (const mark of marks) await storage.remove(`${folder}/${mark}`);
    return true;
  };
}
