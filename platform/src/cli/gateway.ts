import { join } from 'node:path';
import { readDrainMs } from '@jobharbor/shared/draining';
import { startTracing } from '@jobharbor/shared/tracing';
import { readAlertSettings } from '../alerts/alert-settings.ts';
import { readChangeUrl } from '../errors/read-change-url.ts';
import { createGateway } from '../gateway/gateway.ts';
import { readPublicAddress } from '../http/public-address.ts';
import { warnOfMarkets } from '../markets/watch-markets.ts';
import { collectDaily } from '../operations/collect-daily.ts';
import { followUnlogged } from '../operations/log-unlogged.ts';
import { createApplyOverride } from '../overrides/apply-override.ts';
import { readPurgeUrl } from '../page-cache/purge-shared-cache.ts';
import { readSharedCacheSeconds } from '../page-cache/shared-cache-seconds.ts';
import { endWithStarter } from '../process/end-with-starter.ts';
import { removeStaleHomes } from '../render/render-home.ts';
import {
  apiUrl,
  dataFolder,
  gatewayHost,
  gatewayLogLevel,
  gatewayPort,
  logFolder,
  projectFolder,
  tapRule,
} from '../settings.ts';
import { ensureSigningKey } from '../signing/signing-key.ts';
import { openStore } from '../store/open-store.ts';

const key = await ensureSigningKey(dataFolder);
const stopTracing = await startTracing({ service: 'jobharbor-gateway', key });
const announceMs = readDrainMs(process.env.DRAIN_SECONDS);
const store = await openStore();
const app = await createGateway({
  store,
  apiUrl,
  isDevelopment: process.env.JOBHARBOR_DEVELOPMENT === '1',
  logLevel: gatewayLogLevel,
  ...(process.env.LOG_TO === 'file' && { logFolder }),
  key,
  publicAddress: readPublicAddress(process.env),
  alerts: readAlertSettings(process.env),
  sharedCacheSeconds: readSharedCacheSeconds(process.env.SHARED_CACHE_SECONDS),
  purgeUrl: readPurgeUrl(process.env.PAGE_PURGE_URL),
  changeUrl: readChangeUrl(process.env.CHANGE_URL),
  applyOverride: createApplyOverride(key),
  checkLifecycle: async (options) =>
    (await import('../taps/check-in-browser.ts')).checkInBrowser(options, tapRule),
  dashboardFolder: join(projectFolder, 'platform-dashboard/dist'),
});
// Removes drafts left by a full disk or a killed process. Not awaited: a bucket may be slow, or away.
void store.sweep(3_600_000).catch((error: unknown) => app.log.error(error));
await removeStaleHomes().catch((error: unknown) => app.log.error(error));
const stopLogging = followUnlogged(store, (error) => app.log.error(error));
const daily = collectDaily(store, { onError: (error) => app.log.error(error) });
await app.listen({ port: gatewayPort, host: gatewayHost });
// Not at once: it takes a second of processor time, which the first pages need.
setTimeout(() => void warnOfMarkets(projectFolder, app.log), 60_000).unref();
console.log(JSON.stringify({ event: 'listening', url: `http://localhost:${gatewayPort}` }));
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(
    signal,
    () =>
      void Promise.all([daily.stop(), stopLogging(), app.draining.drain({ announceMs })])
        .then(() => app.close())
        .then(stopTracing)
        .then(() => process.exit(0)),
  );
endWithStarter();
