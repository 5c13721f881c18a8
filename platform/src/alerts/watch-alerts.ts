import type { HealthStore } from '../health/health-store.ts';
import { checkApi } from '../machines/read-machine.ts';
import { listMachines } from '../machines/watch-machine.ts';
import { poll } from '../process/poll.ts';
import { createElection } from '../store/leader-election.ts';
import { listUnreadable } from '../store/read-or-warn.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { AlertSettings } from './alert-settings.ts';
import { createDegradedWatch, readMissingServers } from './degraded-api.ts';
import {
  createApiWatch,
  createGatewayWatch,
  findErrors,
  findFullDisk,
  findLogAlerts,
  findUnreadable,
} from './find-alerts.ts';
import { type Alert, type SendOptions, sendAlert } from './send-alert.ts';

export interface AlertWatchOptions {
  store: ReleaseStore;
  health: Pick<HealthStore, 'read'>;
  settings: AlertSettings;
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  onError(error: unknown): void;
  /** Files that could not be read; those of this process, unless given. */
  unreadable?: typeof listUnreadable;
  /** Poll interval in milliseconds. */
  interval?: number | undefined;
  pauses?: SendOptions['pauses'];
}

const retentionDays = 30;

/**
 * Polls for conditions that need an alert, and sends them. One gateway, elected through the store, looks at what concerns
 * all; each looks at its own machine. Several gateways send each alert once: the one that first creates its marker in the
 * store. Alerts are sent concurrently, so that a slow receiver delays only itself.
 */
export function watchAlerts(options: AlertWatchOptions): () => Promise<void> {
  const { store, health, settings, apiUrl, onError, interval = 10_000, pauses } = options;
  const { unreadable = listUnreadable } = options;
  const { storage } = store;
  const stop = new AbortController();
  const noted = new Set<string>();
  const sending = new Set<Promise<void>>();
  const findSilentApi = createApiWatch(() => checkApi(apiUrl));
  const findDegradedApi = createDegradedWatch(() => readMissingServers(apiUrl).catch(() => []));
  const findSilentGateways = createGatewayWatch(() => listMachines(storage));
  const leads = createElection(storage, { name: 'alerts', interval });

  async function note(alert: Alert): Promise<void> {
    if (noted.has(alert.id)) return;
    noted.add(alert.id);
    const day = new Date(alert.at * 1_000).toISOString().slice(0, 10);
    const marker = storage.create(`alerts/${day}/${alert.id}.json`, JSON.stringify(alert));
    // A store that is away or full must not keep the alert back: each gateway then sends it.
    const isOurs = await marker.catch((error: unknown) => {
      onError(error);
      return true;
    });
    if (!isOurs) return;
    for (const url of settings.urls) {
      const sent = sendAlert(url, alert, {
        secret: settings.secret,
        signal: stop.signal,
        ...(pauses && { pauses }),
      })
        .catch((error: unknown) => void (stop.signal.aborted || onError(error)))
        .finally(() => sending.delete(sent));
      sending.add(sent);
    }
  }

  async function look(): Promise<void> {
    const now = Math.floor(Date.now() / 1_000);
    // While the store takes no mark, each looks.
    const isLeader = await leads().catch(() => true);
    const found = await Promise.allSettled([
      ...(isLeader
        ? [findLogAlerts(store, now), findErrors(health, settings, now), findSilentGateways(now)]
        : []),
      findFullDisk(storage.folder, settings, now),
      findSilentApi(now),
      findDegradedApi(now),
      findUnreadable(unreadable(), now),
    ]);
    for (const result of found) {
      if (result.status === 'rejected') onError(result.reason);
      else for (const alert of result.value) await note(alert);
    }
    if (isLeader) await removeOldMarkers(storage, now);
  }

  const stopPolling = poll(look, { interval, onError, isAtOnce: true });
  return async () => {
    stop.abort();
    await stopPolling();
    await Promise.all(sending);
  };
}

/** Markers keep alerts from being sent twice, which old alerts no longer need. */
async function removeOldMarkers(storage: ReleaseStore['storage'], now: number): Promise<void> {
  const oldest = new Date((now - retentionDays * 86_400) * 1_000).toISOString().slice(0, 10);
  for (const day of await storage.list('alerts')) {
    if (day >= oldest) return;
    for (const name of await storage.list(`alerts/${day}`)) await storage.remove(`alerts/${day}/${name}`);
  }
}
