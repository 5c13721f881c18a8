import pg from 'pg';
import { type BusEvent, busEvent } from './bus-event.ts';
import { channel } from './publish.ts';

export interface EventBus {
  /** Returns its undo. */
  subscribe(listener: (event: BusEvent) => void): () => void;
  /** Called when the line was down: news may have been missed. Returns its undo. */
  onGap(listener: () => void): () => void;
  stop(): Promise<void>;
}

interface BusLog {
  warn(details: object, text: string): void;
}

const longestWait = 5_000;

/** Listens on a database connection of its own, and finds it again when it is lost. */
export async function createEventBus(connectionString: string, log: BusLog): Promise<EventBus> {
  const listeners = new Set<(event: BusEvent) => void>();
  const gapListeners = new Set<() => void>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const hear = (payload: string | undefined) => {
    const event = readEvent(payload);
    if (event === null) return log.warn({ payload }, 'news that this version does not know');
    for (const listener of listeners) listener(event);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'jobharbor-events', keepAlive: true });
    next.on('notification', ({ payload }) => hear(payload));
    next.on('error', (error) => log.warn({ error }, 'the line for news broke'));
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
        () => reconnect(Math.min(wait * 2, longestWait)),
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
