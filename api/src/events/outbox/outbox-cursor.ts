import * as z from 'zod/mini';
import { includes, isVisible, parseSnapshot } from './snapshot.ts';

/** The rows of the outbox that became visible between two snapshots. */
export const outboxBatch = z.object({
  /** Database, and its timeline: transaction ids of others mean nothing here. */
  era: z.string(),
  since: z.string(),
  until: z.string(),
  /** Seconds, by the clock of the database. */
  at: z.number(),
  /** Transaction and event, as JSON. */
  rows: z.array(z.tuple([z.number(), z.string()])),
});
export type OutboxBatch = z.infer<typeof outboxBatch>;

/** Seconds after which rows may have been deleted before they were read. */
const longestAbsence = 30;

/** How far a process has read the outbox. Each event is returned once, whatever order batches come in. */
export interface OutboxCursor {
  /** The snapshot up to which all is read. */
  position(): string;
  /**
   * The batch's events that are new, in order. `behind`: events between the position and the batch are to be read first.
   * `gap`: some may be deleted. The position is then that of the batch.
   */
  accept(batch: OutboxBatch): readonly string[] | 'behind' | 'gap';
}

export function createOutboxCursor(start: Pick<OutboxBatch, 'era' | 'until' | 'at'>): OutboxCursor {
  let position = parseSnapshot(start.until);
  let readAt = start.at;
  return {
    position: () => position.text,
    accept({ era, since, until, at, rows }) {
      if (era !== start.era) return [];
      if (!includes(position, parseSnapshot(since))) return 'behind';
      const next = parseSnapshot(until);
      if (includes(position, next)) {
        // No transaction has ended since.
        if (includes(next, position)) readAt = Math.max(readAt, at);
        return [];
      }
      const isGap = at - readAt > longestAbsence;
      const fresh = rows.flatMap(([xid, event]) => (isVisible(position, xid) ? [] : event));
      position = next;
      readAt = at;
      return isGap ? 'gap' : fresh;
    },
  };
}
