import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { tryToLead } from '../../database/leader-lock.ts';
import type { SharedRedis } from '../../redis/connect-redis.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { openBatchChannel } from './batch-channel.ts';
import { createOutboxCursor, type OutboxBatch, type OutboxCursor } from './outbox-cursor.ts';
import { deleteBefore, notifyOthers, readBatch, readStart, relayLock } from './read-outbox.ts';

/** Milliseconds between two reads of the process that relays. */
const relayEvery = 15;
/** Milliseconds without a read at most. A reader that pauses for longer is taken for frozen (`frozenAfter`). */
const longestPause = 1_000;
/** Milliseconds between two batches at most: the other processes then know that they missed none. */
const heartbeatEvery = 500;
/** Milliseconds without a batch after which a process polls for itself, and between its reads. */
const [silence, pollEvery] = [1_500, 100];
/** Milliseconds between two attempts to become the process that relays. */
const lockEvery = 500;
/** Milliseconds until what was read is deleted: longer than a process may be absent without a gap. */
const deleteEvery = 60_000;
/** Milliseconds between two warnings of unknown batches: another site's come many times a second. */
const warnEvery = 60_000;

export type EventSource = 'relayed' | 'polled';

/** Reads the table `event_outbox`: one process for all, which sends batches by Redis, or each for itself while it is away. */
export interface OutboxRelay {
  /** Reads by this connection until it ends. Events that are committed after this resolves are delivered. */
  start(client: pg.Client): Promise<void>;
  source(): EventSource;
  stop(): void;
}

export interface RelayOptions {
  redis: SharedRedis;
  secrets: SecretBox;
  /** NOTIFY channel of the processes that do not read the outbox. */
  channel: string;
  deliver: (event: string) => void;
  /** Events may be missing. */
  onGap: () => void;
  log: { warn(details: object, text: string): void };
}

/** Bytes of a payload of NOTIFY at most. */
const maxNotified = 7_999;

/** Begins what others are notified of; who reads the outbox ignores it. */
export const relayedPrefix = '{"relayed":true,';
/** Begins an event that concerns only the process that wrote it. */
export const checkPrefix = '{"check":';

/** One connection that reads, from its start to its end. */
interface Session {
  client: pg.Client;
  era: string;
  cursor: OutboxCursor;
  isOver: boolean;
  isLeading: boolean;
  /** When the last batch came by Redis. */
  batchAt: number;
  /** Ends the pause of a process that does not relay. */
  wake: () => void;
}

export function createOutboxRelay(options: RelayOptions): OutboxRelay {
  const { redis, secrets, log } = options;
  let session: Session | null = null;
  let warnedAt = Number.NEGATIVE_INFINITY;
  const send = openBatchChannel(redis, secrets, {
    receive(batch) {
      if (session === null || session.isLeading || batch.era !== session.era) return;
      session.batchAt = performance.now();
      accept(session, batch, options);
    },
    onUnknown() {
      if (performance.now() - warnedAt < warnEvery) return;
      warnedAt = performance.now();
      log.warn({}, 'batches of events come by Redis that no process with these SECRET_KEYS has sent');
    },
  }).send;

  function end(ended: Session, error?: unknown): void {
    if (ended.isOver) return;
    ended.isOver = true;
    ended.wake();
    if (error === undefined) return;
    log.warn({ error: String(error) }, 'the outbox of events could not be read');
    // Its owner opens another connection, and announces a gap.
    void ended.client.end().catch(() => {});
  }

  return {
    async start(client) {
      const begin = await readStart(client, (reason) =>
        log.warn({ reason }, 'the database does not tell its timeline: its start time takes that place'),
      );
      const current: Session = {
        ...{ client, era: begin.era, cursor: createOutboxCursor(begin) },
        ...{ isOver: false, isLeading: false, batchAt: Number.NEGATIVE_INFINITY, wake() {} },
      };
      session = current;
      client.once('end', () => end(current));
      run(current, send, options).catch((error: unknown) => end(current, error));
      keepDeleting(current).catch((error: unknown) => end(current, error));
    },
    source: () => (session === null || isPolling(session, redis) ? 'polled' : 'relayed'),
    stop() {
      if (session !== null) end(session);
    },
  };
}

const isPolling = ({ isLeading, batchAt }: Session, redis: SharedRedis): boolean =>
  redis.state() === 'away' || (!isLeading && performance.now() - batchAt > silence);

function accept(session: Session, batch: OutboxBatch, { deliver, onGap }: RelayOptions): void {
  const events = session.cursor.accept(batch);
  if (events === 'gap') onGap();
  else if (events === 'behind') {
    session.batchAt = Number.NEGATIVE_INFINITY;
    session.wake();
  } else for (const event of events) deliver(event);
}

type Send = (batch: OutboxBatch) => void;

async function run(session: Session, send: Send, options: RelayOptions): Promise<void> {
  for (let lockAt = 0; !session.isOver && !session.isLeading; ) {
    if (performance.now() >= lockAt) {
      lockAt = performance.now() + lockEvery;
      session.isLeading = await tryToLead(session.client, relayLock);
    }
    if (!session.isLeading) await follow(session, options);
  }
  await lead(session, send, options);
}

/** Reads for all, until its connection ends. While Redis is away the others poll, but for those that know no outbox. */
async function lead(session: Session, send: Send, options: RelayOptions): Promise<void> {
  const { client, era, cursor } = session;
  for (let heartbeatAt = 0; !session.isOver; ) {
    const start = performance.now();
    const batch = await readBatch(client, era, cursor.position());
    accept(session, batch, options);
    const others = toNotify(batch.rows);
    // Before the batch is sent: who relays next has read no further, so that it leaves none out.
    if (others.length > 0) await notifyOthers(client, options.channel, others);
    if (batch.rows.length > 0 || start >= heartbeatAt) {
      heartbeatAt = start + heartbeatEvery;
      send(batch);
    }
    await delay(pauseAfter(performance.now() - start));
  }
}

/** Pause after a read of so many milliseconds: as long, so that half of the time at most is spent on reading. */
export const pauseAfter = (milliseconds: number): number =>
  Math.min(Math.max(relayEvery, milliseconds), longestPause);

/** Events for NOTIFY: all but checks, and but those that it refuses for their length. */
export const toNotify = (rows: OutboxBatch['rows']): string[] =>
  rows
    .filter(([, event]) => !event.startsWith(checkPrefix))
    .map(([, event]) => relayedPrefix + event.slice(1))
    .filter((event) => Buffer.byteLength(event) <= maxNotified);

async function follow(session: Session, options: RelayOptions): Promise<void> {
  const { client, era, cursor } = session;
  if (isPolling(session, options.redis))
    accept(session, await readBatch(client, era, cursor.position()), options);
  const { promise, resolve } = Promise.withResolvers<void>();
  session.wake = resolve;
  const timer = setTimeout(resolve, isPolling(session, options.redis) ? pollEvery : lockEvery);
  await promise;
  clearTimeout(timer);
}

/** Each process does: whichever comes first deletes the rows of all. */
async function keepDeleting(session: Session): Promise<void> {
  for (let position = session.cursor.position(); ; position = session.cursor.position()) {
    await delay(deleteEvery, undefined, { ref: false });
    if (session.isOver) return;
    await deleteBefore(session.client, position);
  }
}
