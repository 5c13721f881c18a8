import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { networkOf } from '@jobharbor/shared/http-server';
import { isOwnHost } from '@jobharbor/shared/site-address';
import type { FastifyInstance } from 'fastify';
import { trialsOf } from '../canary/trials-of.ts';
import { registerControl } from '../control/register-control.ts';
import { createAddressQuota, createPageTraces, type PageTraces } from '../health/page-trace.ts';
import { registerTelemetry } from '../health/register-telemetry.ts';
import { hasTwoHosts } from '../http/request-target.ts';
import { setCommonHeaders } from '../http/security-headers.ts';
import { serveBanner } from '../overrides/override-banner.ts';
import { createBuckets } from '../sets/bucket-sequence.ts';
import { createPlannedMaintenance } from './api/planned-maintenance.ts';
import { proxyApi } from './api/proxy-api.ts';
import { defaultSocketLimits, proxySockets } from './api/proxy-socket.ts';
import { createReadJobFlags } from './api/read-job-flags.ts';
import { serveArchiveKeys } from './assets/serve-archive-keys.ts';
import { serveAssets } from './assets/serve-assets.ts';
import { serveSiteFiles } from './assets/serve-site-files.ts';
import { serveBanners } from './banners/serve-banners.ts';
import { serveDiscovery } from './control/serve-discovery.ts';
import { serveHealth } from './control/serve-health.ts';
import { serveMetrics } from './control/serve-metrics.ts';
import { createParts, type GatewayParts } from './create-parts.ts';
import { createServer } from './create-server.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { registerDevUpdates } from './pages/dev-updates.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import { servePages } from './pages/serve-pages.ts';
import { servePreviews } from './pages/serve-previews.ts';
import { serveSitemaps } from './pages/serve-sitemaps.ts';
import { decorateAllowedMethods } from './problems/allowed-methods.ts';
import { answerNotFound, answerProblems } from './problems/answer-problems.ts';
import { isOpenMarket } from './request/request-locale.ts';

/** The site's HTTP server: pages, released files, discovery, proxy to the API, health beacons, and the platform's API. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { apiUrl, key = randomBytes(32) } = options;
  const app = await createServer(options, key);
  const parts = createParts(app, options, key);
  const traces = createPageTraces(key);
  decorateAllowedMethods(app, { apiUrl, contracts: parts.contracts });
  answerProblems(app);
  await checkRequests(app);
  await serveCalls(app, options, parts);
  await serveControl(app, options, parts, { key, traces });
  await serveSite(app, options, parts, { key, traces });
  return app;
}

/** Hooks of every request: headers, and a refusal for another host or an unknown route. */
async function checkRequests(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  app.addHook('onRequest', async (request, reply) => {
    setCommonHeaders(request, reply);
    if (hasTwoHosts(request.raw)) throw new ApiError(errorCode.malformedBody);
    if (!isOwnHost(app.publicAddress.hosts, request.host)) throw new ApiError(errorCode.hostNotAllowed);
    if (request.is404) return answerNotFound(request, reply);
  });
}

/** Calls and sockets of the API. */
async function serveCalls(
  app: FastifyInstance,
  { apiUrl, limits = {} }: GatewayOptions,
  { deployment, pinnedSet, breaker }: GatewayParts,
): Promise<void> {
  const patienceMs = limits.frozen?.patienceMs;
  await proxyApi(app, {
    apiUrl,
    deployment,
    pinnedSet,
    breaker,
    bodyTimes: limits.bodyTimes,
    ...(patienceMs !== undefined && { patienceMs }),
  });
  proxySockets(app, apiUrl, limits.sockets ?? defaultSocketLimits);
}

interface Signing {
  key: Buffer;
  traces: PageTraces;
}

/** Metrics, discovery, beacons and the platform's API. */
async function serveControl(
  app: FastifyInstance,
  options: GatewayOptions,
  { deployment, sets, recorder, metrics, sumsOf, pinnedSet, breaker }: GatewayParts,
  { key, traces }: Signing,
): Promise<void> {
  const { store, apiUrl, dashboardFolder, checkLifecycle = null } = options;
  await serveMetrics(app, metrics, store);
  serveDiscovery(app, { deployment, sets, pinnedSet });
  serveHealth(app, breaker, store.storage.availability);
  await registerTelemetry(app, {
    recorder,
    traces,
    membersOf: sets.membersOf,
    hasRelease: sets.hasRelease,
    trialsOf: async (set, country) => trialsOf(await deployment.current(), set, country),
  });
  await registerControl(app, {
    store,
    apiUrl,
    deployment,
    health: recorder.store,
    supportCases: recorder.supportCases,
    errors: recorder.errors,
    changeUrl: options.changeUrl ?? null,
    sumsOf,
    key,
    dashboardFolder,
    checkLifecycle,
  });
}

/** Released files and pages; pages last, because they answer all remaining URLs. */
async function serveSite(
  app: FastifyInstance,
  options: GatewayOptions,
  parts: GatewayParts,
  { key, traces }: Signing,
): Promise<void> {
  const { store, apiUrl, applyOverride, isDevelopment = false, limits = {} } = options;
  const { breaker, contracts, liveSet } = parts;
  await serveAssets(app, store);
  if (isDevelopment) registerDevUpdates(app, store);
  serveSiteFiles(app, { store, liveShell: async () => (await liveSet()).shell });
  serveArchiveKeys(app, { apiUrl, breaker });
  serveSitemaps(app, { apiUrl, breaker, contracts });
  servePreviews(app, key);
  serveBanners(app);
  if (applyOverride) serveBanner(app);
  servePages(app, {
    ...parts,
    isDevelopment,
    drawInTurn: createRenderQueue(),
    readJobFlags: createReadJobFlags(apiUrl),
    maintenance: createPlannedMaintenance(apiUrl),
    sharedCacheSeconds: options.sharedCacheSeconds ?? 0,
    traces,
    isEvidence: createAddressQuota(limits.evidencePerMinute ?? 60),
    nextBucket: createBuckets(),
    applyOverride,
    isOpenMarket: options.isOpenMarket ?? isOpenMarket,
  });
}
