import { evaluateCanary } from '../canary/evaluate-canary.ts';
import * as calls from '../contract/calls.ts';
import { isRunning } from '../contract/canaries.ts';
import { OperationError } from '../contract/operation-error.ts';
import { listErrors } from '../errors/list-errors.ts';
import { createStackMapper } from '../errors/map-stack.ts';
import { changeUrlOf } from '../errors/read-change-url.ts';
import { countVisits } from '../health/count-visits.ts';
import { seriesOf, trafficOf } from '../health/health-series.ts';
import { listMachines } from '../machines/watch-machine.ts';
import { readMarkets } from '../markets/watch-markets.ts';
import { availableShare } from '../operations/allocate-buckets.ts';
import { listDeclaredFlags } from '../operations/flag-operations.ts';
import { withGateLock } from '../operations/gate-lock.ts';
import { findWithdrawnSets } from '../operations/withdrawn-sets.ts';
import { runReleaseGate } from '../release-gate/run-release-gate.ts';
import { requireRight } from '../rights/actor.ts';
import { listReleases } from '../sets/list-releases.ts';
import { projectFolder } from '../settings.ts';
import { compatibilityOf } from './compatibility.ts';
import { type Handler, type HandlerOptions, handler } from './handlers.ts';
import { createLogReader } from './read-log.ts';

/** Minutes that the traffic of `getStatus` covers. */
const trafficMinutes = 15;

/** Read-only handlers: for everyone with a valid token. */
export const readingHandlers = (options: HandlerOptions): Handler[] => [
  ...figureHandlers(options),
  ...documentHandlers(options),
  ...releaseHandlers(options),
];

/** What visitors get and meet: traffic, health, errors, machines, support codes. */
function figureHandlers(options: HandlerOptions): Handler[] {
  const { store, health, supportCases, errors, changeUrl, sumsOf } = options;
  const mapper = createStackMapper(store);
  const changeOf = async (name: string, version: string) => {
    const { commit } = await store.readRelease(name, version).catch(() => ({ commit: null }));
    return { commit, change_url: changeUrlOf(changeUrl, commit) };
  };
  const readMinutes = (minutes: number) => {
    const now = Math.floor(Date.now() / 1000);
    return health.read(Math.floor(now / 60) * 60 - (minutes - 1) * 60, now + 60);
  };
  return [
    handler(calls.getStatus, async () => {
      const [live, { canaries }] = await Promise.all([store.readLive(), store.readCanaries()]);
      const running = canaries.filter(isRunning);
      const shown = running.length > 0 ? running : canaries.slice(-1);
      return {
        live,
        live_set: live && (await store.readSet(live.set)),
        canaries: await Promise.all(
          shown.map(async (canary) => ({
            ...canary,
            comparison: evaluateCanary(canary, await sumsOf(canary)).comparison,
            room: availableShare(
              canary,
              running.filter(({ id }) => id !== canary.id),
            ),
          })),
        ),
        traffic: trafficOf(await readMinutes(trafficMinutes)),
      };
    }),
    handler(calls.getHealth, async (_actor, { query }) => {
      const { minutes, by, ...where } = query;
      const now = Math.floor(Date.now() / 1000);
      const series = seriesOf(await readMinutes(minutes), { from: now - minutes * 60, to: now, where, by });
      return { ...series, releases: await listReleases(store, series.from, series.to) };
    }),
    handler(calls.listErrors, async (_actor, { query: { minutes } }) => {
      const to = Math.floor(Date.now() / 1000);
      const from = to - minutes * 60;
      const [hours, figures] = await Promise.all([errors.read(from, to), readMinutes(minutes)]);
      return listErrors(hours, { from, to, mapper, visits: countVisits(figures), changeOf });
    }),
    handler(calls.listMarkets, async () => ({ markets: await readMarkets(projectFolder) })),
    handler(calls.listMachines, async () => ({
      now: Math.floor(Date.now() / 1000),
      machines: await listMachines(store.storage),
    })),
    handler(calls.getSupportCase, async (_actor, { params }) => {
      const found = await supportCases.find(params.code);
      if (found) return found;
      throw new OperationError(
        'not-found',
        `No page has reported ${params.code}. Codes have eight letters and digits, and are kept for 30 days.`,
      );
    }),
  ];
}

/** Documents of the release store: sets, flags, log, tokens. */
function documentHandlers({ store }: HandlerOptions): Handler[] {
  const readLog = createLogReader(store);
  const readWithdrawn = async () => {
    const { entries } = await readLog({ limit: 500 });
    return findWithdrawnSets(entries.toReversed());
  };
  return [
    handler(calls.listSets, async (_actor, { query }) => {
      const all = await store.listSets();
      const sets = all.slice(0, query.limit);
      const shown = new Set(sets.map(({ id }) => id));
      const wanted = new Set(sets.flatMap(({ parent }) => (parent && !shown.has(parent) ? [parent] : [])));
      const parents = all.filter(({ id }) => wanted.has(id)).map(({ id, members }) => [id, members] as const);
      const taken_back = [...(await readWithdrawn()).values()];
      return { sets, pins: await store.pins.list(), taken_back, parents: Object.fromEntries(parents) };
    }),
    handler(calls.listFlags, async () => {
      const [declared, document] = await Promise.all([listDeclaredFlags(store), store.readFlags()]);
      return {
        flags: declared.map((one) => ({ ...one, change: document?.flags[one.flag] ?? null })),
        changed_at: document?.changed_at ?? null,
        changed_by: document?.changed_by ?? null,
      };
    }),
    handler(calls.readLog, (_actor, { query }) => readLog(query)),
    handler(calls.checkLog, () => store.log.check()),
    handler(calls.listTokens, async (actor) => {
      requireRight(actor, 'operator');
      return { tokens: (await store.tokens.list()).map(({ hash: _, ...shown }) => shown) };
    }),
  ];
}

/** Whether a release fits: with the others of a set, and through the release gate. */
function releaseHandlers({ store, apiUrl, checkLifecycle }: HandlerOptions): Handler[] {
  return [
    handler(calls.getCompatibility, async (_actor, { query }) => {
      const id = query.set ?? (await store.readLive())?.set;
      if (id === undefined) throw new OperationError('not-found', 'Nothing is published yet.');
      return compatibilityOf(store, id);
    }),
    handler(calls.checkRelease, async (actor, { query: { name, version } }) => {
      requireRight(actor, 'publish', name);
      const live = await store.readLive();
      const base = live && (await store.readSet(live.set));
      const warnings: string[] = [];
      const facts = { apiUrl, checkLifecycle, warn: (text: string) => warnings.push(text) };
      const refusals = await withGateLock(store.storage, actor.team, facts, () =>
        runReleaseGate(store, base, { [name]: version }, facts),
      );
      return { name, version, refusals, warnings };
    }),
  ];
}
