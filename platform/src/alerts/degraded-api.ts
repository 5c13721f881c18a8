import { hostname } from 'node:os';
import * as z from 'zod/mini';
import { askApi } from '../api-connection/api-connection.ts';
import type { Alert } from './send-alert.ts';

/** Milliseconds for the API to answer. */
const apiLimit = 6_000;
/** Seconds for which something has to be away, and between two alerts of it. */
const patience = 30;
const every = 900;

const pixelName = 'the pixel of';
const feedName = 'the feed of OpenSearch';
const exportName = 'the export of visits';
/** What the database says: all gateways find it, and one alert is enough. */
const isOfSite = (name: string): boolean => name.startsWith(pixelName) || name === exportName;

const readiness = z.object({
  redis: z.optional(z.enum(['reached', 'away'])),
  events: z.nullish(z.enum(['relayed', 'polled'])),
  openSearch: z.optional(z.enum(['reached', 'away'])),
  /** Why jobs are not stored in OpenSearch. */
  openSearchFeed: z.optional(z.string()),
  /** Countries whose advertising provider refuses their events. */
  refusedPixels: z._default(z.array(z.string()), []),
  /** Visits of days that are over are in no file. */
  visitExport: z.optional(z.literal('late')),
  replicas: z._default(z.array(z.object({ name: z.string(), isServing: z.boolean() })), []),
});

/**
 * What the API goes on without, by its readiness: `Redis`, `events through Redis`, `OpenSearch`, `the feed of OpenSearch`, `the
 * replica NAME`, `the export of visits`, or `the pixel of COUNTRY`, which refuses its events. Empty if it does not answer.
 */
export async function readMissingServers(apiUrl: string): Promise<string[]> {
  const answer = await askApi(`${apiUrl}/internal/ready`, { signal: AbortSignal.timeout(apiLimit) });
  const read = answer.ok ? readiness.safeParse(await answer.json()) : null;
  if (!read?.success) return [];
  const { redis, events, openSearch, openSearchFeed, replicas, refusedPixels, visitExport } = read.data;
  return [
    ...(redis === 'away' ? ['Redis'] : []),
    ...(redis === 'reached' && events === 'polled' ? ['events through Redis'] : []),
    ...(openSearch === 'away' ? ['OpenSearch'] : []),
    ...(openSearch === 'reached' && openSearchFeed !== undefined ? [feedName] : []),
    ...(visitExport === 'late' ? [exportName] : []),
    ...refusedPixels.map((country) => `${pixelName} ${country}`),
    ...replicas.flatMap(({ name, isServing }) => (isServing ? [] : [`the replica ${name}`])),
  ];
}

/**
 * Finds servers that the API has been without for half a minute. `ask` is called at each look. What all gateways find has an
 * id without `host`, so that it is told once.
 */
export function createDegradedWatch(
  ask: () => Promise<readonly string[]>,
  host = hostname(),
): (now: number) => Promise<Alert[]> {
  let since = new Map<string, number>();
  return async (now) => {
    const missing = await ask();
    since = new Map(missing.map((name) => [name, since.get(name) ?? now]));
    return [...since]
      .filter(([, began]) => now - began >= patience)
      .map(([name, began]) => ({
        id: `degraded-${isOfSite(name) ? 'site' : host}-${name.replace(/[^\w.-]+/g, '-')}-${Math.floor(now / every)}`,
        type: 'api.degraded',
        at: now,
        summary: `The API of ${host} has been without ${name} for ${now - began} s: ${effectOf(name)}.`,
        data: { host, missing: name, since: began },
      }));
  };
}

function effectOf(name: string): string {
  if (name === 'Redis') return 'limits count per process, events are polled';
  if (name === 'events through Redis') return 'events are polled';
  if (name === 'OpenSearch') return 'searches answer 503';
  if (name === feedName) return 'searches miss what changes';
  if (name === exportName) return 'rows stay in the database, and after 30 days they are lost to the files';
  if (name.startsWith(pixelName)) return 'the provider refuses events, and they are dropped';
  return 'other replicas or the primary answer its reads';
}
