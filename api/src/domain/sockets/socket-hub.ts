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
  const connections = createConnections();
  const watchers = createJobWatchers();
  const recent = createRecentEvents({ clock });
  const receipts = createDeliveryReceipts(db, log);

  async function deliver(event: BusEvent): Promise<void> {
    if (event.kind === 'session-ended') return endSession(event.session_id);
    if (event.kind === 'listing') return sendJobs(event.job_ids);
    const tabs = event.audience.flatMap(connections.of);
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
    for (const tab of connections.all()) {
      if (tab.sessionId === sessionId) tab.close(closeCode.sessionEnded, 'session ended');
    }
  }

  const delivery = deliverInOrder(events, log, (event) => {
    // Typing is over when it is replayed.
    if ('audience' in event && event.kind !== 'typing') recent.record(event);
    return () => deliver(event);
  });
  // Events may have been lost: clients refetch when they reconnect.
  const unsubscribeGap = events.onGap(() => {
    recent.reset();
    for (const tab of connections.all()) tab.close(closeCode.restart, 'reconnect');
  });

  return {
    add(connection) {
      const remove = connections.add(connection);
      return () => {
        remove();
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
        if (frame !== null) await sendTo(connection, frame);
      }
    },
    async closeEnded() {
      const tabs = connections.all();
      const active = await findActiveSessions(db, [...new Set(tabs.map((tab) => tab.sessionId))], clock());
      for (const tab of tabs)
        if (!active.has(tab.sessionId)) tab.close(closeCode.sessionEnded, 'session ended');
    },
    pingAll() {
      for (const tab of connections.all()) tab.ping();
    },
    async stop() {
      unsubscribeGap();
      await delivery.stop();
      await receipts.stored();
    },
  };
}

/** The open connections of each account. */
function createConnections() {
  const byAccount = new Map<number, Set<Connection>>();
  return {
    all: () => [...byAccount.values()].flatMap((tabs) => [...tabs]),
    of: (accountId: number) => [...(byAccount.get(accountId) ?? [])],
    /** Returns a function that removes it. */
    add(connection: Connection): () => void {
      const { accountId } = connection.participant;
      const tabs = byAccount.get(accountId) ?? new Set();
      byAccount.set(accountId, tabs.add(connection));
      return () => {
        tabs.delete(connection);
        if (tabs.size === 0) byAccount.delete(accountId);
      };
    },
  };
}

/**
 * Queues events, so that those of a chat arrive in order. `accept` is called as an event comes, and returns what delivers it
 * in its turn.
 */
function deliverInOrder(
  events: EventBus,
  log: HubOptions['log'],
  accept: (event: BusEvent) => () => Promise<void>,
) {
  let queue: Promise<void> = Promise.resolve();
  const unsubscribe = events.subscribe((event) => {
    const deliver = accept(event);
    queue = queue
      .then(deliver)
      .catch((error: unknown) => log.error({ err: error, kind: event.kind }, 'an event was not delivered'));
  });
  return {
    /** Unsubscribes; resolves when the queue is empty. */
    stop(): Promise<void> {
      unsubscribe();
      return queue;
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
