import type { Message, SocketEvent } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { BusEvent } from '../../events/bus-event.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { findActiveSessions } from '../../session/session-repository.ts';
import { advanceReceipt } from '../chats/receipt-repository.ts';
import { createJobWatchers } from './job-watchers.ts';
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
  /** Closes the connections whose session has expired or is gone. Called on a timer. */
  closeEnded(): Promise<void>;
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
  const connections = new Map<number, Set<Connection>>();
  const watchers = createJobWatchers();
  const recent = createRecentEvents({ clock });
  const receipts = createDeliveryReceipts(db, log);
  const all = () => [...connections.values()].flatMap((tabs) => [...tabs]);

  async function deliver(event: BusEvent): Promise<void> {
    if (event.kind === 'session-ended') return endSession(event.session_id);
    if (event.kind === 'listing') return sendJobs(event.job_ids);
    const tabs = event.audience.flatMap((accountId) => [...(connections.get(accountId) ?? [])]);
    if (tabs.length === 0) return;
    const frame = await toFrame(db, event, clock());
    if (frame === null) return;
    await Promise.all(tabs.map((tab) => sendTo(tab, frame)));
  }

  async function sendJobs(jobIds: readonly number[]): Promise<void> {
    const watched = jobIds.filter((id) => watchers.of(id).length > 0);
    for (const frame of await findJobFrames(db, watched))
      await Promise.all(watchers.of(frame.job_id).map((tab) => tab.send(frame)));
  }

  async function sendTo(tab: Connection, frame: SocketEvent): Promise<void> {
    const isOut = await tab.send(frame);
    if (!isOut || frame.type !== 'message' || frame.message.sender === tab.participant.side) return;
    receipts.record(tab, frame.message);
  }

  function endSession(sessionId: number): void {
    for (const tab of all()) {
      if (tab.sessionId === sessionId) tab.close(closeCode.sessionEnded, 'session ended');
    }
  }

  // A queue, so that the events of a chat arrive in order.
  let queue: Promise<void> = Promise.resolve();
  const unsubscribe = events.subscribe((event) => {
    // Typing is over when it is replayed.
    if ('audience' in event && event.kind !== 'typing') recent.record(event);
    queue = queue
      .then(() => deliver(event))
      .catch((error: unknown) => log.error({ err: error, kind: event.kind }, 'an event was not delivered'));
  });
  // Events may have been lost: clients refetch when they reconnect.
  const unsubscribeGap = events.onGap(() => {
    recent.reset();
    for (const tab of all()) tab.close(closeCode.restart, 'reconnect');
  });

  return {
    add(connection) {
      const { accountId } = connection.participant;
      const tabs = connections.get(accountId) ?? new Set();
      connections.set(accountId, tabs.add(connection));
      return () => {
        tabs.delete(connection);
        watchers.remove(connection);
        if (tabs.size === 0) connections.delete(accountId);
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
        if (frame !== null) await sendTo(connection, frame);
      }
    },
    async closeEnded() {
      const tabs = all();
      const active = await findActiveSessions(db, [...new Set(tabs.map((tab) => tab.sessionId))], clock());
      for (const tab of tabs)
        if (!active.has(tab.sessionId)) tab.close(closeCode.sessionEnded, 'session ended');
    },
    pingAll() {
      for (const tab of all()) tab.ping();
    },
    async stop() {
      unsubscribe();
      unsubscribeGap();
      await queue;
      await receipts.stored();
    },
  };
}

/** Stores what arrived, outside the queue: the next event does not wait for it. */
function createDeliveryReceipts(db: Db, log: HubOptions['log']) {
  const pending = new Set<Promise<void>>();
  return {
    record({ participant }: Connection, { chat_id, id }: Message): void {
      const receipt = advanceReceipt(db, participant, chat_id, id, 'delivered')
        .catch((error: unknown) => log.error({ err: error }, 'a delivery receipt was not stored'))
        .finally(() => pending.delete(receipt));
      pending.add(receipt);
    },
    async stored(): Promise<void> {
      await Promise.all(pending);
    },
  };
}
