import type { BusEvent } from '../../events/bus-event.ts';

/** Events that are delivered to the sockets of accounts. */
export type AudienceEvent = Extract<BusEvent, { audience: unknown }>;

export interface RecentEvents {
  record(event: AudienceEvent): void;
  /** Events for an account since a time in milliseconds of the epoch, oldest first; null if some of them are not recorded any more. */
  since(accountId: number, time: number): readonly AudienceEvent[] | null;
  /** Forgets all: events before now may be missing. */
  reset(): void;
}

interface RecentEventsOptions {
  clock: () => Date;
  /** How long an event is recorded, in milliseconds. */
  maxAgeMs?: number;
  /** Maximum number of recorded events, about 100 bytes each. */
  max?: number;
}

/** In-memory record of the latest events of this process, replayed to sockets that were opened after them. */
export function createRecentEvents({
  clock,
  maxAgeMs = 120_000,
  max = 20_000,
}: RecentEventsOptions): RecentEvents {
  let recorded: { at: number; event: AudienceEvent }[] = [];
  /** The record is complete from this time on. */
  let completeSince = clock().getTime();

  return {
    record(event) {
      const now = clock().getTime();
      recorded.push({ at: now, event });
      // Half of them at once: dropping one by one moves the array each time.
      if (recorded.length > max) {
        recorded = recorded.slice(-Math.floor(max / 2));
        completeSince = Math.max(completeSince, recorded[0]?.at ?? now);
      }
    },
    since(accountId, time) {
      const oldest = clock().getTime() - maxAgeMs;
      recorded = recorded.filter(({ at }) => at >= oldest);
      completeSince = Math.max(completeSince, oldest);
      if (time < completeSince) return null;
      return recorded
        .filter(({ at, event }) => at >= time && event.audience.includes(accountId))
        .map(({ event }) => event);
    },
    reset() {
      recorded = [];
      completeSince = clock().getTime();
    },
  };
}
