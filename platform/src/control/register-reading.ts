import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { judgeCanary } from '../canary/judge-canary.ts';
import { OperationError } from '../contract/operation-error.ts';
import type {
  Compatibility,
  Health,
  LogPage,
  SetList,
  Status,
  SupportCase,
  TokenList,
} from '../contract/wire.ts';
import { seriesOf, trafficOf } from '../health/health-series.ts';
import { runReleaseGate } from '../release-gate/run-release-gate.ts';
import { requireRight } from '../rights/actor.ts';
import type { Identify } from './answer-calls.ts';
import { compatibilityOf } from './compatibility.ts';
import type { ControlOptions } from './control-options.ts';
import { queryNumber, readInput } from './read-input.ts';
import { createLogReader } from './read-log.ts';

const word = z.optional(z.string().check(z.maxLength(100)));
const healthQuery = z.object({
  minutes: queryNumber(1, 43_200, 60),
  set: word,
  remote: word,
  country: word,
  language: word,
  by: z.optional(z.enum(['set', 'country', 'language'])),
});
const logQuery = z.object({
  actor: word,
  action: word,
  before: queryNumber(1, 2 ** 31, 2 ** 31),
  limit: queryNumber(1, 500, 50),
});
const setsQuery = z.object({ limit: queryNumber(1, 500, 50) });
const setQuery = z.object({ set: word });
const releaseQuery = z.object({ name: z.string(), version: z.string() });
/** Minutes that the traffic of `GET /status` covers. */
const lately = 15;

/** What is served, how it does, and what was done: for everyone with a valid token. */
export function registerReading(scope: FastifyInstance, identify: Identify, options: ControlOptions): void {
  const { store, recorder, sumsOf, apiUrl, checkLifecycle } = options;
  const readLog = createLogReader(store);
  const minutesOf = (minutes: number) => {
    const now = Math.floor(Date.now() / 1000);
    return recorder.store.read(Math.floor(now / 60) * 60 - (minutes - 1) * 60, now + 60);
  };

  scope.get('/status', async (request): Promise<Status> => {
    await identify(request);
    const [live, canary] = await Promise.all([store.readLive(), store.readCanary()]);
    return {
      live,
      live_set: live && (await store.readSet(live.set)),
      canary,
      comparison: canary && judgeCanary(canary, await sumsOf(canary)).comparison,
      traffic: trafficOf(await minutesOf(lately)),
    };
  });

  scope.get('/sets', async (request): Promise<SetList> => {
    await identify(request);
    const { limit } = readInput(setsQuery, request.query);
    const all = await store.listSets();
    const sets = all.slice(0, limit);
    const shown = new Set(sets.map(({ id }) => id));
    const wanted = new Set(sets.flatMap(({ parent }) => (parent && !shown.has(parent) ? [parent] : [])));
    const parents = all.filter(({ id }) => wanted.has(id)).map(({ id, members }) => [id, members] as const);
    return { sets, pins: await store.pins.list(), parents: Object.fromEntries(parents) };
  });

  scope.get('/health', async (request): Promise<Health> => {
    await identify(request);
    const { minutes, by, ...where } = readInput(healthQuery, request.query);
    const now = Math.floor(Date.now() / 1000);
    return seriesOf(await minutesOf(minutes), { from: now - minutes * 60, to: now, where, by });
  });

  scope.get('/log', async (request): Promise<LogPage> => {
    await identify(request);
    return readLog(readInput(logQuery, request.query));
  });

  scope.get('/compatibility', async (request): Promise<Compatibility> => {
    await identify(request);
    const { set } = readInput(setQuery, request.query);
    const id = set ?? (await store.readLive())?.set;
    if (id === undefined) throw new OperationError('not-found', 'Nothing is published yet.');
    return compatibilityOf(store, id);
  });

  scope.get<{ Params: { code: string } }>('/support/:code', async (request): Promise<SupportCase> => {
    await identify(request);
    const found = await recorder.supportCases.find(request.params.code);
    if (found) return found;
    throw new OperationError(
      'not-found',
      `No page has reported ${request.params.code}. Codes have eight letters and digits, and are kept for 30 days.`,
    );
  });

  scope.get('/tokens', async (request): Promise<TokenList> => {
    const { actor } = await identify(request);
    requireRight(actor, 'operator');
    return { tokens: (await store.tokens.list()).map(({ hash: _, ...shown }) => shown) };
  });

  scope.get('/can-release', async (request) => {
    await identify(request);
    const { name, version } = readInput(releaseQuery, request.query);
    const live = await store.readLive();
    const base = live && (await store.readSet(live.set));
    const facts = { apiUrl, checkLifecycle };
    return { name, version, refusals: await runReleaseGate(store, base, { [name]: version }, facts) };
  });
}
