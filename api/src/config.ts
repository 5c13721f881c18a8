import { join } from 'node:path';
import type { TlsPaths } from '@jobharbor/shared/http-server';
import {
  bucketAddress,
  hostName,
  logLevel,
  optional,
  port,
  readApiTls,
  readSettings,
  setting,
  text,
  webAddress,
  wholeNumber,
} from '@jobharbor/shared/settings';
import { namesOfMachine, readHosts, readOrigins, readPublicUrl } from '@jobharbor/shared/site-address';
import * as z from 'zod/mini';
import { defaultPools } from './database/pools.ts';
import type { ApiConfig } from './dependencies.ts';
import { readHandOffSettings } from './http/hand-off-settings.ts';
import { readSocialSettings } from './http/social-settings.ts';
import { proxiesOfApi } from './http/trusted-proxies.ts';
import { readBounceSecret, readMailSettings } from './mail/mail-settings.ts';
import { readCredits, readModelSettings } from './model/model-settings.ts';
import { readPayoutSettings } from './payouts/payout.ts';
import { readPixelSettings } from './pixels/pixel-providers.ts';
import { readOpenSearchSettings } from './search/opensearch/connection/opensearch-settings.ts';
import { shippedVectors } from './search/related/vector-file.ts';
import { parseSecretKeys } from './secrets/secret-keys.ts';
import { readSmsSettings } from './sms/sms-settings.ts';
import { readClamdAddress } from './virus-scan/clamd-address.ts';

/** The settings of one API process, read from the environment. */
export interface ProcessConfig extends ApiConfig {
  host: string;
  port: number;
  logLevel: string;
  /** Files of the certificates by which it and its gateways prove who they are; null for http. */
  tls: TlsPaths | null;
  /** Connection string of an external PostgreSQL server; null for the embedded one. */
  databaseUrl: string | null;
  /** Connection string of the role that owns its tables; null where `databaseUrl` is the owner's. */
  databaseOwnerUrl: string | null;
  /** Connection string for events, past a pooler; null where `databaseUrl` is the database itself. */
  databaseEventsUrl: string | null;
}

const project = join(import.meta.dirname, '..', '..');
const isDatabase = /^postgres(?:ql)?:$/;
const database = webAddress('postgres://user:password@host/jobharbor', isDatabase, { isSecret: true });

const databases = setting(
  'addresses such as postgres://user:password@replica/jobharbor, separated by commas',
  (text) => {
    const urls = text.split(',').map((url) => url.trim());
    return urls.every((url) => isDatabase.test(URL.parse(url)?.protocol ?? '')) ? urls : undefined;
  },
  { isSecret: true },
);

const connections = (missing: number) =>
  wholeNumber(missing, { from: 1, to: 1_000, takes: 'a number of connections' });

/** Single settings; groups of settings are read in the module that uses them. */
const settings = {
  JOBHARBOR_DATA: text(join(project, '.data')),
  API_HOST: z._default(hostName, '127.0.0.1'),
  API_PORT: port(4001),
  HOST: optional(hostName),
  PORT: port(4000),
  LOG_LEVEL: logLevel,
  DATABASE_URL: optional(database),
  DATABASE_OWNER_URL: optional(database),
  DATABASE_EVENTS_URL: optional(database),
  DATABASE_REPLICA_URLS: optional(databases),
  DATABASE_REPLICA_MAX_LAG_SECONDS: wholeNumber(10, { from: 1, to: 600, takes: 'a number of seconds' }),
  DATABASE_CONNECTIONS: connections(defaultPools.rest),
  DATABASE_SEARCH_CONNECTIONS: connections(defaultPools.search),
  FILE_STORE: optional(bucketAddress),
  REDIS_URL: optional(webAddress('redis://user:password@host:6379', /^rediss?:$/, { isSecret: true })),
  REQUESTS_PER_MINUTE: wholeNumber(1_200, { from: 1, to: 1_000_000, takes: 'a number of requests' }),
  EXCHANGE_RATES_URL: optional(webAddress('https://rates.example/latest?base=USD')),
};

/** Throws a sentence for each setting that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): ProcessConfig {
  const given = readSettings(env, settings);
  const { JOBHARBOR_DATA: dataFolder, API_HOST: host } = given;
  const site = readPublicUrl(env.PUBLIC_URL);
  const publicUrl = site?.origin ?? null;
  return {
    host,
    port: given.API_PORT,
    logLevel: given.LOG_LEVEL,
    tls: readApiTls(env),
    databaseUrl: given.DATABASE_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
    databaseEventsUrl: given.DATABASE_EVENTS_URL,
    pools: { rest: given.DATABASE_CONNECTIONS, search: given.DATABASE_SEARCH_CONNECTIONS },
    replicas: given.DATABASE_REPLICA_URLS && {
      urls: given.DATABASE_REPLICA_URLS,
      maxLagSeconds: given.DATABASE_REPLICA_MAX_LAG_SECONDS,
    },
    dataFolder,
    fileStore: given.FILE_STORE,
    redisUrl: given.REDIS_URL,
    openSearch: readOpenSearchSettings(env),
    requestsPerMinute: given.REQUESTS_PER_MINUTE,
    // The gateway passes the visitor's host on, which may be any name of this machine.
    allowedHosts: readHosts(env.ALLOWED_HOSTS, [
      ...[host, given.HOST ?? undefined, '0.0.0.0'].flatMap(namesOfMachine),
      ...(site === null ? [] : [site.hostname]),
    ]),
    allowedOrigins: readOrigins(env.ALLOWED_ORIGINS),
    publicUrl,
    siteUrl: publicUrl ?? `http://localhost:${given.PORT}`,
    trustedProxies: proxiesOfApi(env.TRUSTED_PROXIES),
    secretKeys: parseSecretKeys(env.SECRET_KEYS ?? ''),
    social: readSocialSettings(env),
    handOffs: readHandOffSettings(env),
    mail: readMailSettings(env, { dataFolder, publicUrl }),
    bounceSecret: readBounceSecret(env),
    sms: readSmsSettings(env, { dataFolder, publicUrl }),
    model: readModelSettings(env),
    aiCreditsPerDay: readCredits(env),
    payout: readPayoutSettings(env),
    pixels: readPixelSettings(env),
    clamd: readClamdAddress(env),
    exchangeRatesUrl: given.EXCHANGE_RATES_URL,
    shippedVectors,
  };
}
