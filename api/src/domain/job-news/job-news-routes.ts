import type { ServerResponse } from 'node:http';
import { markAsStream } from '@jobharbor/shared/draining';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';

/** A line of the stream. Contains only public data. */
interface JobNews {
  job_ids: readonly number[];
  company_ids: readonly number[];
  /** Keys of their countries. */
  countries: readonly string[];
  /** Admins have changed settings of the countries. */
  settings?: true;
}

/** Debounce in milliseconds: changes are collected into one line. */
const collectMs = 200;
/** More jobs in one message are sent as "all". */
const maxIds = 2_000;
/** One of them is a gateway. */
const maxReaders = 50;
const aliveMs = 10_000;

/** Sent first, and whenever changes may have been lost: invalidate everything. */
const allLine = '{"all":true}\n';

/**
 * Stream of job changes (added, changed, closed) for the page caches of gateways, one JSON object a line. Not below
 * `/api`, so gateways do not expose it. Heartbeat every 10 s.
 */
export function jobNewsRoutes(app: App, { db, events }: Pick<Dependencies, 'db' | 'events'>): void {
  const readers = new Set<ServerResponse>();
  const changed = new Set<number>();
  let timer: NodeJS.Timeout | null = null;

  const tell = (line: string) => {
    for (const reader of readers) reader.write(line);
  };
  async function read(ids: readonly number[]): Promise<JobNews> {
    const rows = await db
      .selectFrom('jobs')
      .select(['country_key', 'company_id'])
      .distinct()
      .where('id', '=', anyIdOf(ids))
      .execute();
    return {
      job_ids: ids,
      company_ids: [...new Set(rows.map(({ company_id }) => company_id))],
      countries: [...new Set(rows.map(({ country_key }) => country_key))],
    };
  }
  async function broadcastChanges(): Promise<void> {
    timer = null;
    const ids = [...changed];
    changed.clear();
    if (readers.size === 0) return;
    if (ids.length > maxIds) return tell(allLine);
    // Superfluous messages only make a gateway render a few pages again.
    const news = await read(ids).catch(() => null);
    tell(news === null ? allLine : `${JSON.stringify(news)}\n`);
  }

  const stopListening = events.subscribe((event) => {
    if (event.kind === 'market')
      tell(`${JSON.stringify({ countries: [event.country_key], settings: true })}\n`);
    if (event.kind !== 'listing' || readers.size === 0) return;
    for (const id of event.job_ids) changed.add(id);
    timer ??= setTimeout(() => void broadcastChanges(), collectMs);
  });
  const stopGaps = events.onGap(() => tell(allLine));
  const alive = setInterval(() => tell('{}\n'), aliveMs);
  alive.unref();
  app.addHook('preClose', async () => {
    stopListening();
    stopGaps();
    clearInterval(alive);
    if (timer !== null) clearTimeout(timer);
    for (const reader of readers) reader.end();
  });

  app.get(
    '/internal/job-news',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) => {
      if (readers.size >= maxReaders) throw new ApiError(errorCode.serviceUnavailable);
      reply.hijack();
      const reader = reply.raw;
      markAsStream(reader);
      reader.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
      reader.on('error', () => reader.destroy());
      reader.once('close', () => readers.delete(reader));
      readers.add(reader);
      reader.write(allLine);
    },
  );
}
