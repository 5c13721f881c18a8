import pg from 'pg';
import { type BusEvent, busEvent } from './bus-event.ts';
import { channel } from './publish.ts';

export interface EventBus {
  /** Returns a function that unsubscribes. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  /** Called after the connection was lost and restored: events may have been missed. Returns a function that unsubscribes. */
  onGap(listener: () => void): () => void;
  stop(): Promise<void>;
}

interface BusLog {
  warn(details: object, text: string): void;
}

const maxReconnectMs = 5_000;

/** Event bus on PostgreSQL's LISTEN/NOTIFY, on its own connection with automatic reconnect. */
export async function createEventBus(connectionString: string, log: BusLog): Promise<EventBus> {
  const listeners = new Set<(event: BusEvent) => void>();
  const gapListeners = new Set<() => void>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const dispatch = (payload: string | undefined) => {
    const event = readEvent(payload);
    if (event === null) return log.warn({ payload }, 'unknown event');
    for (const listener of listeners) listener(event);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'jobharbor-events', keepAlive: true });
    next.on('notification', ({ payload }) => dispatch(payload));
    next.on('error', (error) => log.warn({ error }, 'event connection failed'));
    await next.connect();
    await next.query(`listen ${channel}`);
    next.once('end', () => reconnect(100));
    client = next;
  }

  function reconnect(wait: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      connect().then(
        () => {
          for (const listener of gapListeners) listener();
        },
        () => reconnect(Math.min(wait * 2, maxReconnectMs)),
      );
    }, wait);
  }

  await connect();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await client?.end();
    },
  };
}

function readEvent(payload: string | undefined): BusEvent | null {
  try {
    return busEvent.parse(JSON.parse(payload ?? ''));
  } catch {
    return null;
  }
}
