import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { createBuckets } from '../canary/bucket-sequence.ts';
import { trialOf } from '../canary/trial-of.ts';
import { createTrialReader } from '../canary/trial-sums.ts';
import { watchCanary } from '../canary/watch-canary.ts';
import { registerControl } from '../control/register-control.ts';
import { createHealthRecorder } from '../health/health-recorder.ts';
import { registerTelemetry } from '../health/register-telemetry.ts';
import { serveBanner } from '../overrides/override-banner.ts';
import type { CheckLifecycle } from '../release-gate/run-release-gate.ts';
import { createDeploymentReader } from '../sets/deployment-reader.ts';
import { readPinnedSet } from '../sets/pinned-set.ts';
import { createServedSets } from '../sets/served-sets.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { registerDevUpdates } from './dev-updates.ts';
import { maintenancePage } from './maintenance-page.ts';
import { proxyApi } from './proxy-api.ts';
import { setCommonHeaders } from './security-headers.ts';
import { serveAssets } from './serve-assets.ts';
import { serveDiscovery } from './serve-discovery.ts';
import { type ApplyOverride, servePages } from './serve-pages.ts';

export interface GatewayOptions {
  store: ReleaseStore;
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  logLevel?: string;
  /** Pages reload when another set is live. */
  isDevelopment?: boolean;
  /** Signs sessions of the dashboard and choices of a set. The same for all gateways of a site; by default its own. */
  key?: Buffer;
  /** Where the dashboard's build lies; without it `/platform` has the API only. */
  dashboardFolder?: string;
  applyOverride?: ApplyOverride;
  /** The release gate's check in a real browser; left out when undefined. */
  checkLifecycle?: CheckLifecycle;
  /** Milliseconds between two checks of the canary, and between two writes of health figures. */
  interval?: number;
}

/** The site's HTTP server: pages, released files, discovery, proxy to the API, health beacons, and the platform's API. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const {
    store,
    apiUrl,
    logLevel = 'warn',
    isDevelopment = false,
    key = randomBytes(32),
    interval,
  } = options;
  const app = Fastify({
    logger: { level: logLevel },
    trustProxy: 'loopback',
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 500 },
    forceCloseConnections: true,
    // Unique over gateways and restarts: support codes and health reports name pages by it.
    genReqId: () => randomBytes(9).toString('base64url'),
  });
  const onError = (error: unknown) => app.log.error(error);
  const deployment = createDeploymentReader(store);
  const sets = createServedSets(store);
  const recorder = createHealthRecorder(store, onError, interval);
  const sumsOf = createTrialReader(recorder.store);
  const watch = watchCanary({ store, sumsOf, onStopped: deployment.forget, onError, interval });
  const pinnedSet = readPinnedSet(key);
  app.addHook('onClose', async () => {
    await watch.stop();
    await recorder.stop();
  });

  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) setCommonHeaders(reply, request.protocol === 'https');
  });
  await proxyApi(app, { apiUrl, deployment, pinnedSet });
  await serveAssets(app, store);
  serveDiscovery(app, { deployment, sets, pinnedSet });
  await registerTelemetry(app, {
    recorder,
    membersOf: sets.membersOf,
    hasRelease: sets.hasRelease,
    trialOf: async (set, country) => trialOf(await deployment.current(), set, country),
  });
  const { dashboardFolder, checkLifecycle = null } = options;
  await registerControl(app, {
    store,
    apiUrl,
    deployment,
    health: recorder.store,
    supportCases: recorder.supportCases,
    sumsOf,
    key,
    dashboardFolder,
    checkLifecycle,
  });
  if (isDevelopment) registerDevUpdates(app, store);
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /assets/\nDisallow: /platform\nHost: ${request.host}\n`,
      ),
  );
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  if (options.applyOverride) serveBanner(app);
  servePages(app, {
    apiUrl,
    isDevelopment,
    deployment,
    sets,
    recorder,
    nextBucket: createBuckets(),
    pinnedSet,
    applyOverride: options.applyOverride,
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send();
    request.log.error(error);
    reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    return reply.code(503).type('text/html; charset=utf-8').send(maintenancePage(request.url, request.id));
  });
  return app;
}
