import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { createDraining, type Draining } from '@jobharbor/shared/draining';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import {
  acceptExpectations,
  decorateSecurityLog,
  limitConnections,
  networkOf,
  newRequestId,
} from '@jobharbor/shared/http-server';
import { isOwnHost } from '@jobharbor/shared/site-address';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { watchAlerts } from '../alerts/watch-alerts.ts';
import { createTrialReader } from '../canary/trial-sums.ts';
import { trialsOf } from '../canary/trials-of.ts';
import { watchCanaries } from '../canary/watch-canaries.ts';
import { registerControl } from '../control/register-control.ts';
import { createSiteFlags } from '../flags/site-flags.ts';
import { createHealthRecorder } from '../health/health-recorder.ts';
import { createAddressQuota, createPageTraces } from '../health/page-trace.ts';
import { registerTelemetry } from '../health/register-telemetry.ts';
import { anyAddress } from '../http/public-address.ts';
import { hasTwoHosts, pathOfTarget } from '../http/request-target.ts';
import { setCommonHeaders } from '../http/security-headers.ts';
import { watchMachine } from '../machines/watch-machine.ts';
import { createGatewayMetrics } from '../metrics/gateway-metrics.ts';
import { serveBanner } from '../overrides/override-banner.ts';
import { followJobNews } from '../page-cache/follow-job-news.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { createRenderPool } from '../render/render-pool.ts';
import { findSandbox } from '../render/sandbox.ts';
import { createBuckets } from '../sets/bucket-sequence.ts';
import { createDeploymentReader } from '../sets/deployment-reader.ts';
import { readPinnedSet } from '../sets/pinned-set.ts';
import { createServedSets } from '../sets/served-sets.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { createApiBreaker, probeApi } from './api/api-breaker.ts';
import { proxyApi } from './api/proxy-api.ts';
import { defaultSocketLimits, proxySockets } from './api/proxy-socket.ts';
import { serveAssets } from './assets/serve-assets.ts';
import { serveSiteFiles } from './assets/serve-site-files.ts';
import { loggerOf } from './control/log-target.ts';
import { reportStore } from './control/report-store.ts';
import { serveDiscovery } from './control/serve-discovery.ts';
import { serveHealth } from './control/serve-health.ts';
import { serveMetrics } from './control/serve-metrics.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { registerDevUpdates } from './pages/dev-updates.ts';
import { recordRenderCrash } from './pages/record-render-crash.ts';
import { servePages } from './pages/serve-pages.ts';
import { readPreviewCookie, servePreviews } from './pages/serve-previews.ts';
import { serveSitemaps } from './pages/serve-sitemaps.ts';
import { decorateAllowedMethods } from './problems/allowed-methods.ts';
import {
  answerClientError,
  answerNotFound,
  answerProblems,
  answerRouterError,
} from './problems/answer-problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Graceful shutdown of its server; drain before closing. */
    draining: Draining;
  }
}

/** Request timeout in milliseconds: long enough for an upload of a release over a slow line. Most routes have less. */
const requestMs = 600_000;
/** Socket timeout in milliseconds without traffic in either direction. */
const silenceMs = 600_000;

/** The site's HTTP server: pages, released files, discovery, proxy to the API, health beacons, and the platform's API. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const {
    store,
    apiUrl,
    logLevel = 'warn',
    isDevelopment = false,
    key = randomBytes(32),
    interval,
    publicAddress = anyAddress,
    limits = {},
  } = options;
  const headersMs = limits.headersMs ?? 10_000;
  const app = Fastify({
    logger: await loggerOf(logLevel, options.logFolder),
    trustProxy: publicAddress.isTrusted,
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 500 },
    forceCloseConnections: true,
    genReqId: newRequestId,
    rewriteUrl: pathOfTarget,
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(headersMs, 2_000),
      // A missing host is refused below, with a problem.
      requireHostHeader: false,
      // Other upgrades may be ignored by the HTTP specification.
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: answerRouterError,
  } as FastifyServerOptions) as unknown as FastifyInstance;
  app.decorate('publicAddress', publicAddress);
  app.decorate('draining', createDraining(app.server));
  decorateSecurityLog(app);
  limitConnections(app.server, publicAddress.isTrusted, limits.connections);
  acceptExpectations(app);
  traceRequests(app, key);
  const liveSet = async () => sets.open((await deployment.current()).live.set);
  const contracts = async () => (await liveSet()).contracts;
  decorateAllowedMethods(app, { apiUrl, contracts });
  answerProblems(app);
  const onError = reportStore(app, store);
  const deployment = createDeploymentReader(store);
  const recorder = createHealthRecorder(store, onError, interval);
  const traces = createPageTraces(key);
  const pool = createRenderPool({
    apiUrl,
    ...limits.renders,
    onDeath(death) {
      metrics.countDeath(death.name, death.version);
      recordRenderCrash(app.log, recorder, deployment, death);
    },
  });
  const sets = createServedSets(store, pool);
  void findSandbox().then(({ isIsolated, isRooted }) => {
    if (!isIsolated)
      app.log.warn('This machine has no namespaces: server bundles reach its network and its processes.');
    if (!isRooted)
      app.log.warn(
        'This machine has no mount namespaces: server bundles reach Unix sockets of its programs.',
      );
  });
  const sumsOf = createTrialReader(recorder.store);
  const { dashboardFolder, checkLifecycle = null } = options;
  const facts = { apiUrl, checkLifecycle };
  const onStopped = deployment.forget;
  const watch = watchCanaries({ store, facts, sumsOf, onStopped, onError, interval });
  const stopAlerts =
    options.alerts &&
    watchAlerts({ store, health: recorder.store, settings: options.alerts, apiUrl, onError, interval });
  const previewOf = readPreviewCookie(key);
  const chosenSet = readPinnedSet(key);
  const pinnedSet = (request: FastifyRequest) => previewOf(request)?.set ?? chosenSet(request);
  const { patienceMs, ...breakerTimes } = limits.frozen ?? {};
  const breaker = createApiBreaker({
    ...breakerTimes,
    probe: probeApi(apiUrl, breakerTimes.probeMs),
    onChange: (state) =>
      app.log.warn(
        state === 'open'
          ? 'The API does not answer: pages are left to the browser, and calls refused.'
          : 'The API answers again: pages are drawn, and calls passed on.',
      ),
  });
  const flags = createSiteFlags(store, onError);
  const cache = createPageCache(limits.pages);
  const stopFollowing = followJobNews({ apiUrl, cache });
  const metrics = createGatewayMetrics({
    processes: pool.running,
    isApiUp: () => breaker.state().state === 'closed',
    keptPages: cache.size,
  });
  const stopMachine = watchMachine({
    storage: store.storage,
    apiUrl,
    processes: pool.running,
    onError,
    interval: interval === undefined ? undefined : interval * 5,
  });
  app.addHook('onClose', async () => {
    await stopMachine();
    await stopFollowing();
    await flags.stop();
    await stopAlerts?.();
    await breaker.stop();
    await pool.stop();
    await watch.stop();
    await recorder.stop();
  });

  await app.register(cookie);
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  app.addHook('onRequest', async (request, reply) => {
    setCommonHeaders(request, reply);
    if (hasTwoHosts(request.raw)) throw new ApiError(errorCode.malformedBody);
    if (!isOwnHost(publicAddress.hosts, request.host)) throw new ApiError(errorCode.hostNotAllowed);
    if (request.is404) return answerNotFound(request, reply);
  });
  await proxyApi(app, {
    apiUrl,
    deployment,
    pinnedSet,
    breaker,
    bodyTimes: limits.bodyTimes,
    ...(patienceMs !== undefined && { patienceMs }),
  });
  proxySockets(app, apiUrl, limits.sockets ?? defaultSocketLimits);
  await serveMetrics(app, metrics, store);
  await serveAssets(app, store);
  serveDiscovery(app, { deployment, sets, pinnedSet });
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
  if (isDevelopment) registerDevUpdates(app, store);
  serveHealth(app, breaker, store.storage.availability);
  serveSiteFiles(app, { store, liveShell: async () => (await liveSet()).shell });
  serveSitemaps(app, { apiUrl, breaker, contracts });
  servePreviews(app, key);
  if (options.applyOverride) serveBanner(app);
  servePages(app, {
    breaker,
    isDevelopment,
    deployment,
    sets,
    recorder,
    metrics,
    cache,
    flags,
    sharedCacheSeconds: options.sharedCacheSeconds ?? 0,
    traces,
    isEvidence: createAddressQuota(limits.evidencePerMinute ?? 60),
    nextBucket: createBuckets(),
    pinnedSet,
    previewOf,
    applyOverride: options.applyOverride,
  });
  return app;
}
