import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pTimeout from 'p-timeout';
import pg from 'pg';
import { keepAliveMs } from '../database/bounded-client.ts';
import { DatabaseError } from '../database/database-error.ts';
import type { Db } from '../database/pools.ts';
import type { SharedRedis } from '../redis/connect-redis.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { type BusEvent, busEvent } from './bus-event.ts';
import { checkPrefix, createOutboxRelay, type EventSource, relayedPrefix } from './outbox/outbox-relay.ts';
import { channel, publishing } from './publish.ts';

export interface EventBus {
  /** Returns a function that unsubscribes. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  /** Called after the connection was lost and restored: events may have been missed. Returns a function that unsubscribes. */
  onGap(listener: () => void): () => void;
  /** Sends this process an event and waits for it. Rejects if it does not arrive. */
  check(): Promise<void>;
  /** How events of the outbox come; null where there is none. */
  source(): EventSource | null;
  stop(): Promise<void>;
}

interface BusLog {
  warn(details: object, text: string): void;
}

const maxReconnectMs = 5_000;
const checkMs = 5_000;
/** A host that is gone is noticed within half a minute. TCP alone takes a quarter of an hour, or hours without statements. */
const limits = {
  ...{ connectionTimeoutMillis: 5_000, query_timeout: 10_000 },
  ...{ keepAlive: true, keepAliveInitialDelayMillis: keepAliveMs },
};

export interface EventBusOptions {
  /** Address of the database itself: a pooler in transaction mode passes no events on. */
  connectionString: string;
  /** The connections that publish: into the outbox where `outbox` is given. */
  db: Db;
  /** Reads the events of the outbox, too. */
  outbox?: { redis: SharedRedis; secrets: SecretBox } | null;
  /** It is connected in the background: what was read before counts as read before a gap. */
  isDatabaseAway?: boolean;
  log: BusLog;
}

/**
 * Event bus on PostgreSQL's LISTEN/NOTIFY and on the outbox of events, on its own connection with automatic reconnect.
 * Rejects if events do not arrive, unless the database is known to be away.
 */
export async function createEventBus(options: EventBusOptions): Promise<EventBus> {
  const { connectionString, db, outbox, log } = options;
  /** A channel of this process alone. */
  const ownChannel = `${channel}_${randomBytes(8).toString('hex')}`;
  const checks = createChecks(db, ownChannel);
  const events = createSubscribers<BusEvent>();
  const gaps = createSubscribers<void>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const dispatch = (payload = '') => {
    if (relay !== null && payload.startsWith(relayedPrefix)) return;
    if (payload.startsWith(checkPrefix)) return checks.arrived(payload);
    const event = readEvent(payload);
    if (event === null) return log.warn({ payload }, 'unknown event');
    events.notify(event);
  };
  const relay = outbox
    ? createOutboxRelay({ ...outbox, channel, deliver: dispatch, onGap: () => gaps.notify(), log })
    : null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'jobharbor-events', ...limits });
    next.on('notification', ({ channel: name, payload }) =>
      name === ownChannel ? checks.arrived(payload ?? '') : dispatch(payload),
    );
    next.on('error', (error) => log.warn({ error }, 'event connection failed'));
    await next.connect();
    await next.query(`listen ${channel}; listen ${ownChannel}`);
    try {
      await checks.run();
      await relay?.start(next);
    } catch (error) {
      // Not waited for: a host that is gone does not answer.
      void next.end().catch(() => {});
      throw error;
    }
    next.once('end', () => reconnect(100));
    client = next;
  }

  function reconnect(wait: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      connect().then(
        () => gaps.notify(),
        () => reconnect(Math.min(wait * 2, maxReconnectMs)),
      );
    }, wait);
  }

  if (options.isDatabaseAway) reconnect(100);
  else await connect();
  return {
    subscribe: events.add,
    onGap: gaps.add,
    // The outbox is checked by an event in it.
    check: relay === null ? checks.run : checks.runThroughOutbox,
    source: () => relay?.source() ?? null,
    async stop() {
      isStopped = true;
      relay?.stop();
      if (timer !== null) clearTimeout(timer);
      await client?.end();
    },
  };
}

/** Sends events to this process alone, and waits for each to come back. */
function createChecks(db: Db, ownChannel: string) {
  const waiting = new Map<string, () => void>();
  /** Rejects if the event does not arrive in time. */
  async function wait(event: string, send: () => Promise<unknown>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(event, resolve);
    try {
      await send();
      await pTimeout(promise, { milliseconds: checkMs, message: withoutEvents() });
    } finally {
      waiting.delete(event);
    }
  }
  return {
    arrived: (event: string): void => waiting.get(event)?.(),
    run(): Promise<void> {
      const event = randomBytes(8).toString('hex');
      return wait(event, () => sql`select pg_notify(${ownChannel}, ${event})`.execute(db));
    },
    runThroughOutbox(): Promise<void> {
      const event = `${checkPrefix}"${randomBytes(8).toString('hex')}"}`;
      return wait(event, () => sql`select ${publishing(db, sql`${event}`)}`.execute(db));
    },
  };
}

function createSubscribers<Value>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    /** Returns a function that unsubscribes. */
    add(listener: (value: Value) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(value: Value): void {
      for (const listener of listeners) listener(value);
    },
  };
}

const withoutEvents = () =>
  new DatabaseError(
    'no-events',
    'The database passes no events on, as behind a pooler in transaction mode. Name the database itself in DATABASE_EVENTS_URL.',
  );

function readEvent(payload: string | undefined): BusEvent | null {
  try {
    return busEvent.parse(JSON.parse(payload ?? ''));
  } catch {
    return null;
  }
}
