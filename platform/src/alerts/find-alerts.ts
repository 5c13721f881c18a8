import { createHash } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { LogEntry } from '../contract/documents.ts';
import type { Machine } from '../contract/machine-schemas.ts';
import { trafficOf } from '../health/health-series.ts';
import type { HealthStore } from '../health/health-store.ts';
import type { listUnreadable } from '../store/read-or-warn.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { AlertSettings } from './alert-settings.ts';
import type { Alert } from './send-alert.ts';

/** Seconds. Log entries older than this are not sent when a gateway starts. */
const logAge = 3_600;
const errorsSpan = 300;
/** Minimum sample size. */
const minVisits = 50;
/** Interval at which a continuing problem is sent again. */
const errorsEvery = 900;
const diskEvery = 21_600;
const apiEvery = 900;
/** An API that is replaced by another is back sooner. */
const apiPatience = 30;
/** A gateway reports every ten seconds. */
const gatewayPatience = 60;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Alerts from the log: releases that were rolled back automatically or forced. */
export async function findLogAlerts(store: Pick<ReleaseStore, 'log'>, now: number): Promise<Alert[]> {
  const entries = await store.log.read({ limit: 100 });
  return entries.filter(({ at }) => at > now - logAge).flatMap((entry) => alertOf(entry) ?? []);
}

function alertOf(entry: LogEntry): Alert | null {
  const { seq, at, by, team, action, reason, from_set, to_set, detail } = entry;
  const base = { id: `log-${seq}`, at, data: { by, team, reason, from_set, to_set, ...detail } };
  switch (action) {
    case 'canary-stopped':
      return {
        ...base,
        type: 'canary.stopped',
        summary: `The canary of set ${from_set} was stopped by ${by}: ${reason}`,
      };
    case 'roll-back':
      return {
        ...base,
        type: 'set.rolled-back',
        summary: `Set ${from_set} was rolled back to ${to_set} by ${by}: ${reason}`,
      };
    case 'retire':
      return detail.refused === undefined
        ? null
        : {
            ...base,
            type: 'set.forced',
            summary: `A remote was retired in set ${to_set} past the release gate by ${by}: ${reason}`,
          };
    case 'force-publish':
      return {
        ...base,
        type: 'set.forced',
        summary: `Set ${to_set} was published past the release gate by ${by}: ${reason}`,
      };
    default:
      return null;
  }
}

/** Alerts of sets whose share of failed visits in the last minutes exceeds the threshold. */
export async function findErrors(
  health: Pick<HealthStore, 'read'>,
  { failedShare }: Pick<AlertSettings, 'failedShare'>,
  now: number,
): Promise<Alert[]> {
  return trafficOf(await health.read(now - errorsSpan, now + 60))
    .filter(({ visits, failed }) => visits >= minVisits && failed / visits > failedShare)
    .map(({ set, visits, failed }) => ({
      id: `errors-${set}-${Math.floor(now / errorsEvery)}`,
      type: 'errors.high',
      at: now,
      summary: `${failed} of ${visits} visits (${percent(failed / visits)}) of the last ${errorsSpan / 60} minutes failed with set ${set}.`,
      data: { set, visits, failed, tolerated: failedShare },
    }));
}

/** Alert of this machine's disk below `folder`, if it is nearly full. */
export async function findFullDisk(
  folder: string,
  { diskFree }: Pick<AlertSettings, 'diskFree'>,
  now: number,
): Promise<Alert[]> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail / blocks;
  if (free >= diskFree) return [];
  const host = hostname();
  const gigabytes = ((bavail * bsize) / 2 ** 30).toFixed(1);
  return [
    {
      id: `disk-${host}-${Math.floor(now / diskEvery)}`,
      type: 'disk.low',
      at: now,
      summary: `The disk of ${host} has ${percent(free)} left (${gigabytes} GB).`,
      data: { host, folder, free, bytes: bavail * bsize },
    },
  ];
}

const apiIsDown = 'pages are left to the browser, and calls fail';
const apiOnlyReads = 'replicas serve pages and searches, and changes answer 503';
/** Type of an alert by the state of the API, who does not answer, and what follows. */
const apiAlerts: Record<
  Exclude<Machine['api'], 'ok'>,
  (host: string) => [type: Alert['type'], who: string, what: string]
> = {
  silent: (host) => ['api.down', `The API of ${host}`, apiIsDown],
  'no-database': (host) => ['api.down', `The database of the API of ${host}`, apiIsDown],
  'read-only': (host) => ['api.read-only', `The primary of the database of the API of ${host}`, apiOnlyReads],
};

/** Finds an API that has not answered, or not reached its database, for half a minute. `ask` is called at each look. */
export function createApiWatch(ask: () => Promise<Pick<Machine, 'api'>>): (now: number) => Promise<Alert[]> {
  let since: number | null = null;
  return async (now) => {
    const { api } = await ask();
    since = api === 'ok' ? null : (since ?? now);
    if (api === 'ok' || since === null || now - since < apiPatience) return [];
    const host = hostname();
    const [type, who, what] = apiAlerts[api](host);
    return [
      {
        id: `${type === 'api.down' ? 'api' : 'api-read-only'}-${host}-${Math.floor(now / apiEvery)}`,
        type,
        at: now,
        summary: `${who} has not answered for ${now - since} s: ${what}.`,
        data: { host, api, since },
      },
    ];
  };
}

/**
 * Finds gateways that stopped reporting without a regular end: killed, frozen, or without the store. Compares what they
 * report with what they reported before, since the clocks of machines differ.
 */
export function createGatewayWatch(
  list: () => Promise<readonly Pick<Machine, 'id' | 'host' | 'pid' | 'at'>[]>,
): (now: number) => Promise<Alert[]> {
  let seen = new Map<string, { at: number; since: number }>();
  return async (now) => {
    const machines = await list();
    seen = new Map(
      machines.map(({ id, at }) => {
        const before = seen.get(id);
        return [id, before?.at === at ? before : { at, since: now }];
      }),
    );
    return machines
      .filter(({ id }) => now - (seen.get(id)?.since ?? now) >= gatewayPatience)
      .map(({ id, host, pid, at }) => ({
        id: `gateway-${id}-${at}`,
        type: 'gateway.silent',
        at,
        summary: `The gateway of ${host} with process ${pid} has not reported for ${now - (seen.get(id)?.since ?? now)} s, and did not say that it stops.`,
        data: { host, pid },
      }));
  };
}

/** Alerts of files of the release store that this process could not read. */
export const findUnreadable = (files: ReturnType<typeof listUnreadable>, now: number): Alert[] =>
  files.map(([file, reason]) => ({
    id: `unreadable-${createHash('sha256').update(file).digest('hex').slice(0, 16)}`,
    type: 'store.unreadable',
    at: now,
    summary: `${file} of the release store cannot be read and is passed over: ${reason}`,
    data: { host: hostname(), file, reason },
  }));
