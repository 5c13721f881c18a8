import type { Db } from '../../database/pools.ts';
import type { BusEvent } from '../../events/bus-event.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { findActiveSessions } from '../../session/session-repository.ts';
import { findLiveSiteTokens } from '../../session/site-token-repository.ts';
import { markLeft, markPresent } from '../activity/mark-presence.ts';
import { createDeliveryReceipts } from './delivery-receipts.ts';
import { createEventDelivery } from './event-delivery.ts';
import { createJobWatchers } from './job-watchers.ts';
import { createOpenConnections } from './open-connections.ts';
import { createRecentEvents } from './recent-events.ts';
import { type Connection, closeCode } from './socket-connection.ts';
import { findJobFrames, toFrame } from './to-frame.ts';

export interface SocketHub {
  /** Returns a function that removes the connection. */
  add(connection: Connection): () => void;
  /** Sends the topic `job` of these jobs to the connection from now on, and at once of those that are not open. */
  watchJobs(connection: Connection, jobIds: readonly number[]): Promise<void>;
  /** Sends the connection the events of the last `ageMs` milliseconds again, or `gap` if they are not recorded any more. */
  replay(connection: Connection, ageMs: number): Promise<void>;
  /** Closes the connections whose session or site's token has ended. Called on a timer. */
  closeEnded(): Promise<void>;
  /** Reports who has an open page at this process. Called on a timer. */
  reportPresence(): Promise<void>;
  /** Pings every connection. Called on a timer. */
  pingAll(): void;
  /** Unsubscribes, and resolves when all pending events are delivered. */
  stop(): Promise<void>;
}

interface HubOptions {
  db: Db;
  events: EventBus;
  clock: () => Date;
  log: { error(details: object, text: string): void };
}

/** For an event loop that is busy: a frame is read later than it arrived. */
const replayMarginMs = 1_000;

/** Delivers events of the event bus to the sockets of this process. */
export function createSocketHub({ db, events, clock, log }: HubOptions): SocketHub {
  const connections = createOpenConnections();
  const watchers = createJobWatchers();
  const recent = createRecentEvents({ clock });
  const receipts = createDeliveryReceipts(db, log);
  const { deliver, sendTo, reconnect } = createEventDelivery({ db, clock, connections, watchers, receipts });
  const queue = deliverInOrder(events, {
    accept(event) {
      // Typing is over when it is replayed.
      if ('audience' in event && event.kind !== 'typing') recent.record(event);
    },
    deliver: (batch) =>
      deliver(batch).catch((error: unknown) => {
        log.error({ err: error, kinds: batch.map(({ kind }) => kind) }, 'events were not delivered');
        reconnect(batch);
      }),
  });
  const reports = new Set<Promise<void>>();
  const report = (stored: Promise<void>) => {
    const settled = stored.catch((error: unknown) => log.error({ err: error }, 'a presence was not stored'));
    reports.add(settled);
    void settled.finally(() => reports.delete(settled));
  };
  // Events may have been lost: clients refetch when they reconnect.
  const unsubscribeGap = events.onGap(() => {
    recent.reset();
    for (const tab of connections.all()) tab.close(closeCode.restart, 'reconnect');
  });

  return {
    add(connection) {
      const { accountId } = connection.participant;
      const isFirst = connections.of(accountId).length === 0;
      const remove = connections.add(connection);
      if (isFirst) report(markPresent(db, [accountId], clock()));
      return () => {
        remove();
        if (connections.of(accountId).length === 0) report(markLeft(db, accountId, clock()));
        watchers.remove(connection);
      };
    },
    async watchJobs(connection, jobIds) {
      watchers.add(connection, jobIds);
      const frames = await findJobFrames(db, jobIds);
      await Promise.all(frames.map((frame) => frame.status !== 'open' && connection.send(frame)));
    },
    async replay(connection, ageMs) {
      const since = clock().getTime() - ageMs - replayMarginMs;
      const missed = recent.since(connection.participant.accountId, since);
      if (missed === null) return void (await connection.send({ type: 'gap' }));
      for (const event of missed) {
        const frame = await toFrame(db, event, clock());
        if (frame !== null) await sendTo(connection, frame, event.audience);
      }
    },
    async closeEnded() {
      const tabs = connections.all();
      const [active, tokens] = await Promise.all([
        findActiveSessions(db, [...new Set(tabs.map((tab) => tab.sessionId))], clock()),
        findLiveSiteTokens(db, [...new Set(tabs.flatMap(({ siteTokenId }) => siteTokenId ?? []))]),
      ]);
      const isLive = ({ sessionId, siteTokenId }: Connection) =>
        active.has(sessionId) && (siteTokenId === null || tokens.has(siteTokenId));
      for (const tab of tabs) if (!isLive(tab)) tab.close(closeCode.sessionEnded, 'session ended');
    },
    reportPresence: () => markPresent(db, connections.accountIds(), clock()),
    pingAll() {
      for (const tab of connections.all()) tab.ping();
    },
    async stop() {
      unsubscribeGap();
      await queue.stop();
      await Promise.all([receipts.stored(), ...reports]);
    },
  };
}

/** Events that are delivered together, at most. */
const maxBatch = 200;

/**
 * Queues events, so that those of a chat arrive in order. `accept` is called as an event comes. Those that came while others
 * were delivered are delivered together.
 */
function deliverInOrder(
  events: EventBus,
  { accept, deliver }: { accept(event: BusEvent): void; deliver(batch: BusEvent[]): Promise<void> },
) {
  const waiting: BusEvent[] = [];
  let worker: Promise<void> | null = null;
  async function work(): Promise<void> {
    while (waiting.length > 0) await deliver(waiting.splice(0, maxBatch));
    worker = null;
  }
  const unsubscribe = events.subscribe((event) => {
    accept(event);
    waiting.push(event);
    worker ??= work();
  });
  return {
    /** Unsubscribes; resolves when the queue is empty. */
    async stop(): Promise<void> {
      unsubscribe();
      await worker;
    },
  };
}
