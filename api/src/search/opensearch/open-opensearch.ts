import type { PostgresEngine } from '../postgres/postgres-engine.ts';
import type { SearchEngine } from '../search-engine.ts';
import { connectOpenSearch, type OpenSearchState } from './connection/connect-opensearch.ts';
import type { OpenSearchSettings } from './connection/opensearch-settings.ts';
import { createFeeder, type FeederOptions } from './feed/feeder.ts';
import { createOpenSearchEngine } from './opensearch-engine.ts';

export interface OpenSearchEngine {
  engine: SearchEngine;
  /** For readiness: whether a node answers, and why this process cannot store jobs. */
  health(): Promise<{ openSearch: OpenSearchState; openSearchFeed?: string }>;
  stop(): Promise<void>;
}

interface Options extends Omit<FeederOptions, 'server'> {
  database: PostgresEngine;
}

/** The engine and the feed of its indices. A cluster that is away delays no start: searches answer 503 until it is reached. */
export async function openOpenSearch(
  settings: OpenSearchSettings,
  { database, ...feed }: Options,
): Promise<OpenSearchEngine> {
  const server = await connectOpenSearch(settings);
  if ((await server.state()) === 'away') {
    const hosts = settings.urls.map((url) => new URL(url).host).join(', ');
    feed.log.warn({ hosts }, 'OpenSearch is not reached: searches answer 503 until it is');
  }
  const feeder = createFeeder({ ...feed, server });
  return {
    engine: createOpenSearchEngine(server, database),
    async health() {
      const failure = feeder.failure();
      return { openSearch: await server.state(), ...(failure !== null && { openSearchFeed: failure }) };
    },
    async stop() {
      await feeder.stop();
      await server.close();
    },
  };
}
