import { listBanners } from '@jobharbor/shared/calls/config/list-banners';
import { listPixels } from '@jobharbor/shared/calls/config/list-pixels';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { watchAlerts } from '../alerts/watch-alerts.ts';
import { createTrialReader } from '../canary/trial-sums.ts';
import { watchCanaries } from '../canary/watch-canaries.ts';
import { createSiteFlags } from '../flags/site-flags.ts';
import { createHealthRecorder } from '../health/health-recorder.ts';
import { watchMachine } from '../machines/watch-machine.ts';
import { createGatewayMetrics } from '../metrics/gateway-metrics.ts';
import { surrogateKey } from '../page-cache/drawn-page.ts';
import { followJobNews } from '../page-cache/follow-job-news.ts';
import { createMembersParts } from '../page-cache/members-parts.ts';
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts';
import { createSharedCachePurge } from '../page-cache/purge-shared-cache.ts';
import { createRenderPool } from '../render/render-pool.ts';
import { findSandbox } from '../render/sandbox.ts';
import { createDeploymentReader } from '../sets/deployment-reader.ts';
import { readPinnedSet } from '../sets/pinned-set.ts';
import { createServedSets, type ServedSets } from '../sets/served-sets.ts';
import { watchSetToPrepare } from '../sets/watch-set-to-prepare.ts';
import { createApiBreaker, probeApi } from './api/api-breaker.ts';
import { createPolledCall } from './api/polled-call.ts';
import { reportStore } from './control/report-store.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { recordRenderCrash } from './pages/record-render-crash.ts';
import { readPreviewCookie } from './pages/serve-previews.ts';

export type GatewayParts = ReturnType<typeof createParts>;

/**
 * Parts that the routes share: sets with their render processes, health, canaries, cache and metrics. Stopped with
 * `app`.
 */
export function createParts(app: FastifyInstance, options: GatewayOptions, key: Buffer) {
  const { store, apiUrl, interval, limits = {} } = options;
  const onError = reportStore(app, store);
  const deployment = createDeploymentReader(store);
  const recorder = createHealthRecorder(store, onError, interval);
  const metrics = createGatewayMetrics();
  const pool = createRenderPool({
    apiUrl,
    ...limits.renders,
    onDeath(death) {
      metrics.countDeath(death.name, death.version);
      recordRenderCrash(app.log, recorder, deployment, death);
    },
  });
  warnWithoutSandbox(app);
  const sets = createServedSets(store, pool);
  const liveSet = async () => sets.open((await deployment.current()).live.set);
  const sumsOf = createTrialReader(recorder.store);
  const stopWatching = startWatches(options, {
    health: recorder.store,
    sumsOf,
    onStopped: deployment.forget,
    onError,
    processes: pool.running,
    prepare: sets.prepare,
  });
  const breaker = createBreaker(app, options);
  const flags = createSiteFlags(store, onError);
  const cache = createPageCache(limits.pages);
  const members = createMembersParts(limits.pages);
  const banners = createPolledCall(apiUrl, listBanners);
  const pixels = createPolledCall(apiUrl, listPixels);
  const stopFollowing = invalidatePages(app, options, {
    drop(keys) {
      cache.drop(keys);
      members.drop(keys);
      pool.forgetAnswers();
    },
    clear() {
      cache.clear();
      members.clear();
      pool.forgetAnswers();
    },
    readSettings: async () => {
      await Promise.all([banners.refresh(), pixels.refresh()]);
    },
  });
  metrics.addGauges({
    processes: pool.running,
    isApiUp: () => breaker.state().state === 'closed',
    keptPages: cache.size,
  });
  app.addHook('onClose', async () => {
    await stopWatching();
    await stopFollowing();
    await flags.stop();
    await breaker.stop();
    await pool.stop();
    await recorder.stop();
  });
  const contracts = async () => (await liveSet()).contracts;
  return {
    ...{
      deployment,
      recorder,
      metrics,
      sets,
      liveSet,
      contracts,
      sumsOf,
      breaker,
      flags,
      cache,
      members,
      banners,
      pixels,
    },
    ...readCookies(key),
  };
}

/** Follows the API's news for the page cache, and for a shared cache in front. Returns a function that stops it. */
function invalidatePages(
  app: FastifyInstance,
  { apiUrl, purgeUrl = null }: GatewayOptions,
  cache: Pick<PageCache, 'drop' | 'clear'> & { readSettings(): Promise<void> },
): () => Promise<void> {
  const shared =
    purgeUrl &&
    createSharedCachePurge({
      url: purgeUrl,
      onError: (error) => app.log.error({ err: error }, 'the shared cache does not answer; purges wait'),
    });
  const stopFollowing = followJobNews({
    apiUrl,
    onSettings(countries) {
      // A page that was asked for before is one of the old settings.
      void cache.readSettings().then(() => shared?.purge(countries.map(surrogateKey.pagesOf)));
    },
    cache: {
      drop(keys) {
        cache.drop(keys);
        if (keys.length > 0) shared?.purge(keys);
      },
      clear() {
        cache.clear();
        shared?.purge(['pages']);
      },
    },
  });
  return async () => {
    await stopFollowing();
    await shared?.stop();
  };
}

function warnWithoutSandbox(app: FastifyInstance): void {
  void findSandbox().then(({ isIsolated, isRooted }) => {
    if (!isIsolated)
      app.log.warn('This machine has no namespaces: server bundles reach its network and its processes.');
    if (!isRooted)
      app.log.warn(
        'This machine has no mount namespaces: server bundles reach Unix sockets of its programs.',
      );
  });
}

type Watched = Pick<Parameters<typeof watchCanaries>[0], 'sumsOf' | 'onStopped'> &
  Pick<Parameters<typeof watchAlerts>[0], 'health' | 'onError'> &
  Pick<Parameters<typeof watchMachine>[0], 'processes'> &
  Pick<ServedSets, 'prepare'>;

/** Watches canaries, alerts, this machine, and for sets that are served soon. Returns a function that stops them. */
function startWatches(options: GatewayOptions, watched: Watched): () => Promise<void> {
  const { store, apiUrl, interval, alerts, checkLifecycle = null } = options;
  const { health, sumsOf, onStopped, onError, processes, prepare } = watched;
  const facts = { apiUrl, checkLifecycle };
  const canaries = watchCanaries({ store, facts, sumsOf, onStopped, onError, interval });
  const stopAlerts = alerts && watchAlerts({ store, health, settings: alerts, apiUrl, onError, interval });
  const machine = watchMachine({
    storage: store.storage,
    apiUrl,
    processes,
    onError,
    interval: interval === undefined ? undefined : interval * 5,
  });
  const stopPreparing = watchSetToPrepare({
    storage: store.storage,
    prepare,
    answer: machine.answer,
    onError,
    interval: interval && interval / 8,
  });
  return async () => {
    await stopPreparing();
    await machine.stop();
    await stopAlerts?.();
    await canaries.stop();
  };
}

function createBreaker(app: FastifyInstance, { apiUrl, limits = {} }: GatewayOptions) {
  const { patienceMs: _ofProxy, ...times } = limits.frozen ?? {};
  const probe = probeApi(apiUrl);
  let failure: unknown;
  return createApiBreaker({
    ...times,
    probe: (timeoutMs) =>
      probe(timeoutMs).catch((error: unknown) => {
        failure = error;
        return false;
      }),
    onChange: (state) =>
      app.log.warn(
        state === 'open' ? { err: failure } : {},
        state === 'open'
          ? 'The API does not answer: pages are left to the browser, and calls refused.'
          : 'The API answers again: pages are drawn, and calls passed on.',
      ),
  });
}

/** Preview and pinned set of a request, by its signed cookies. */
function readCookies(key: Buffer) {
  const previewOf = readPreviewCookie(key);
  const chosenSet = readPinnedSet(key);
  const pinnedSet = (request: FastifyRequest) => previewOf(request)?.set ?? chosenSet(request);
  return { previewOf, pinnedSet };
}
