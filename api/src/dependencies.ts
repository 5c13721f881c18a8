import type { NetConnectOpts } from 'node:net';
import { join } from 'node:path';
import type { BucketAddress } from '@jobharbor/shared/settings';
import { createPools, type Db, type Pools } from './database/pools.ts';
import type { ReplicaSettings, Replicas } from './database/replicas/open-replicas.ts';
import { createEventBus, type EventBus } from './events/event-bus.ts';
import type { FileStore } from './files/file-store.ts';
import { removeDrafts } from './files/folder-store.ts';
import { filesFolder, openFileStore } from './files/open-file-store.ts';
import { visitsFolder } from './files/open-named-files.ts';
import { createPublicGet, type Get } from './http/get-public.ts';
import type { HandOffSettings } from './http/hand-off-settings.ts';
import type { SocialSettings } from './http/social-settings.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import type { ModelSettings } from './model/model-settings.ts';
import type { PayoutSettings } from './payouts/payout.ts';
import type { PixelSettings } from './pixels/pixel-port.ts';
import { createQueue, type Queue } from './queue/queue.ts';
import type { SharedRedis } from './redis/connect-redis.ts';
import { createAcrossListings } from './search/across/across-listings.ts';
import type { JobSearch } from './search/job-search.ts';
import { createListings } from './search/listing/listings.ts';
import type { OpenSearchSettings } from './search/opensearch/connection/opensearch-settings.ts';
import { type OpenSearchEngine, openOpenSearch } from './search/opensearch/open-opensearch.ts';
import { createPostgresEngine } from './search/postgres/postgres-engine.ts';
import { createJobSearch } from './search/recovery/create-job-search.ts';
import { type CurrentVectors, createCurrentVectors } from './search/related/current-vectors.ts';
import { vectorFile } from './search/related/vector-file.ts';
import { createSearchQueue, withSearchQueue } from './search/with-search-queue.ts';
import { checkKeys, compareKeys } from './secrets/check-keys.ts';
import { createSecretBox, type SecretBox, type SecretKey } from './secrets/secret-box.ts';
import { loadSecretKeys } from './secrets/secret-keys.ts';
import type { SmsSettings } from './sms/sms-settings.ts';

export interface ApiConfig {
  /** Where uploaded files and the embedded database live. */
  dataFolder: string;
  /** Bucket of the uploaded files; null for the data folder. */
  fileStore: BucketAddress | null;
  /** Connections of each pool, at most. */
  pools: { rest: number; search: number };
  /** `redis://` or `rediss://` of the server by which processes share limits and events; null without one. */
  redisUrl: string | null;
  /** Cluster that answers searches; null where the database does. */
  openSearch: OpenSearchSettings | null;
  /** Streaming replicas of the database; null without any. */
  replicas: ReplicaSettings | null;
  /** Requests that one address may send in a minute; null for no limit. */
  requestsPerMinute: number | null;
  /** Names that `Host` may have, lower case and without a port; null for any. */
  allowedHosts: ReadonlySet<string> | null;
  /** Origins besides the site's own that may send changes, for example `https://employer.example`. */
  allowedOrigins: readonly string[];
  /** Public origin of the site, for example `https://jobs.example`; null to use each request's. */
  publicUrl: string | null;
  /** Base URL of links in mails: `publicUrl`, or this machine. Without a trailing slash. */
  siteUrl: string;
  /** Trusted proxies, whose forwarding headers are used; see `http/trusted-proxies.ts`. */
  trustedProxies: readonly string[];
  /** Mail transport settings. */
  mail: MailSettings;
  /** Secret of the webhook for bounced mails; null disables it. */
  bounceSecret: string | null;
  /** Settings of text messages. */
  sms: SmsSettings;
  /** Settings of the language model; null if not configured. */
  model: ModelSettings | null;
  /** AI texts a day of one account; 0 disables them (41314). */
  aiCreditsPerDay: number;
  /** Service that pays points out; null: nothing is paid out. */
  payout: PayoutSettings | null;
  /** Advertising providers that may be told of events, with consent; none by default. */
  pixels: PixelSettings;
  /** Where the virus scanner listens; null without one. */
  clamd: NetConnectOpts | null;
  /** URL of dated exchange rates as JSON; null uses the bundled ones. */
  exchangeRatesUrl: string | null;
  /** Table of title vectors where the data folder has none; null compares titles by their letters. */
  shippedVectors: string | null;
  /** Encryption keys of stored secrets, the first is used for new ones; default: a key in the data folder. */
  secretKeys: readonly SecretKey[];
  /** Configured social login providers. */
  social: SocialSettings;
  /** Configured sites for hand-offs. */
  handOffs: HandOffSettings;
}

/** Dependencies of the routes. Tests pass their own clock and database. */
export interface Dependencies {
  db: Db;
  /** A pool with a statement timeout: see `database/pools.ts`. */
  searchDb: Db;
  /** What `searchDb` reads besides the primary; null without replicas. */
  replicas: Replicas | null;
  /** What all processes of the site share; null without Redis. */
  redis: SharedRedis | null;
  search: JobSearch;
  /** The cluster that answers searches; null where the database does. */
  openSearch: OpenSearchEngine | null;
  events: EventBus;
  files: FileStore;
  /** Meaning of titles, by the table that an operator's lists trained or that comes with the product. */
  vectors: CurrentVectors;
  /** Job queue for work that outlives a request, such as mails. */
  queue: Queue;
  /** Encryption of stored secrets. */
  secrets: SecretBox;
  /** Reads addresses that others chose. */
  getPublic: Get;
  clock: () => Date;
  config: ApiConfig;
}

export interface OpenDependencies {
  dependencies: Dependencies;
  /** What a start without the primary has left out; rejects while keys or events are not right. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

export interface DependencyOptions {
  connectionString: string;
  /** Address of the database for events; default: `connectionString`. */
  eventsConnectionString?: string;
  /** A pooler stands before the database. */
  isPooled?: boolean;
  /** The primary does not answer: replicas are read until it does. */
  isPrimaryAway?: boolean;
  config: ApiConfig;
  clock?: () => Date;
  /** Default: the public internet. */
  getPublic?: Get;
}

/** pg-boss reports some failures as plain objects with the fields of an error. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

const log = {
  error: (error: unknown) =>
    console.error(
      JSON.stringify({ level: 'error', text: 'a job of the queue failed', error: messageOf(error) }),
    ),
  warn: (details: object, text: string) => console.warn(JSON.stringify({ level: 'warn', text, ...details })),
};

/** Concurrent searches: the number of search connections over all replicas. */
const searchPlaces = ({ pools, replicas }: ApiConfig): number =>
  pools.search * Math.max(1, replicas?.urls.length ?? 0);

/** The library is loaded only where a site has Redis. */
async function openRedis(url: string): Promise<SharedRedis> {
  const { connectRedis } = await import('./redis/connect-redis.ts');
  return connectRedis(url, log);
}

/** Refuses another site's keys, and a database that passes no events on. */
async function openEvents(
  options: DependencyOptions,
  pools: Pools,
  newestKey: SecretKey,
  secrets: SecretBox,
  redis: SharedRedis | null,
): Promise<EventBus> {
  const { isPrimaryAway = false } = options;
  if (isPrimaryAway) {
    // From here on it is known to be away, and which replicas serve.
    await pools.replicas?.check();
    await compareKeys(pools.searchDb, secrets);
  } else await checkKeys(pools.db, newestKey, secrets);
  const connectionString = options.eventsConnectionString ?? options.connectionString;
  const outbox = redis && { redis, secrets };
  return createEventBus({ connectionString, db: pools.db, outbox, isDatabaseAway: isPrimaryAway, log });
}

/** Opens the connection pools, the event bus, the job listings and the file store; `close` closes them. */
export async function openDependencies(options: DependencyOptions): Promise<OpenDependencies> {
  const { connectionString, config } = options;
  const clock = options.clock ?? (() => new Date());
  const keys = await loadSecretKeys(config.secretKeys, config.dataFolder);
  const secrets = createSecretBox(keys);
  const pools = createPools({
    connectionString,
    max: config.pools.rest,
    searchMax: config.pools.search,
    isPooled: options.isPooled ?? false,
    replicas: config.replicas,
    hasOutbox: config.redisUrl !== null,
  });
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl);
  const events = await openEvents(options, pools, keys[0], secrets, redis).catch(async (error: unknown) => {
    redis?.close();
    await pools.close();
    throw error;
  });
  // Before the listings, so that what they read after an event contains it.
  pools.replicas?.follow(events);
  // OpenSearch filters and counts without them.
  const listings = config.openSearch === null ? createListings({ db: pools.searchDb, events }) : undefined;
  const across = createAcrossListings({ db: pools.searchDb, events });
  const vectors = createCurrentVectors({
    path: vectorFile(config.dataFolder),
    shipped: config.shippedVectors,
    warn: (sentence) => log.warn({ reason: sentence }, 'title vectors are not used'),
  });
  const database = createPostgresEngine({
    ...{ db: pools.searchDb, writeDb: pools.db, clock, across, vectors },
    ...(listings && { listings }),
  });
  const openSearch =
    config.openSearch &&
    (await openOpenSearch(config.openSearch, {
      ...{ database, db: pools.db, events, log },
      connectionString: options.eventsConnectionString ?? connectionString,
    }));
  const engine = openSearch?.engine ?? database;
  const queue = createQueue({ connectionString, onError: log.error });
  for (const folder of [filesFolder(config.dataFolder), join(config.dataFolder, visitsFolder)])
    await removeDrafts(folder).catch((error: unknown) => log.warn({ error }, 'old drafts of files remain'));
  const dependencies: Dependencies = {
    db: pools.db,
    searchDb: pools.searchDb,
    replicas: pools.replicas,
    redis,
    search: withSearchQueue(createJobSearch({ engine, clock }), createSearchQueue(searchPlaces(config))),
    openSearch,
    vectors,
    events,
    files: await openFileStore(config),
    queue,
    secrets,
    getPublic: options.getPublic ?? createPublicGet(),
    clock,
    config,
  };
  return {
    dependencies,
    async prepare() {
      await checkKeys(pools.db, keys[0], secrets);
      await events.check();
    },
    close: async () => {
      await queue.stop();
      await Promise.all([listings?.stop(), across.stop(), openSearch?.stop()]);
      await events.stop();
      redis?.close();
      await pools.close();
    },
  };
}
