import { AsyncLocalStorage } from 'node:async_hooks';
import { jobQuery } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { payInQuery } from '../../domain/job-search/pay-in-query.ts';
import { createListEngine } from '../../testing/search/list-engine.ts';
import type { SearchEngine } from '../search-engine.ts';
import { createJobSearch } from './create-job-search.ts';
import { order } from './order.ts';
import type { Order } from './search.ts';

const maxCalls = 2;

/** Calls of each run of a strategy. What a strategy leaves to another one counts for that one. */
function countCalls(engine: SearchEngine): { engine: SearchEngine; order: Order; runs: Run[] } {
  const runs: Run[] = [];
  const current = new AsyncLocalStorage<Run>();
  const counted =
    <A extends unknown[], T>(strategy: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      const run = { name: strategy.name, calls: 0 };
      runs.push(run);
      return current.run(run, () => strategy(...args));
    };
  const called = () => {
    const run = current.getStore();
    if (run) run.calls += 1;
  };
  return {
    runs,
    engine: {
      ...engine,
      find: (...asked) => {
        called();
        return engine.find(...asked);
      },
      count: (searches) => {
        called();
        return engine.count(searches);
      },
    },
    order: {
      readings: order.readings.map(counted),
      recoveries: order.recoveries.map(counted),
      lastResorts: order.lastResorts.map(counted),
      relaxing: counted(order.relaxing),
      shortenings: order.shortenings.map((row) => row.map(counted)),
      continuations: order.continuations.map(counted),
    },
  };
}
interface Run {
  name: string;
  calls: number;
}

it.each([
  'driver 900k',
  'drivr manila 900k',
  'remote drivr in makati city beekeper 900k',
  '"drivr" 900k',
  '司机師 900k',
  '900k',
])('a search for pay without results (%s) calls the engine at most twice a strategy', async (query) => {
  const jobs = [
    { title: 'Driver', pay: 20_000 },
    { title: 'Diver' },
    { title: 'Beekeeper' },
    { title: '司機' },
  ];
  const { engine, order, runs } = countCalls(createListEngine(jobs));
  const search = createJobSearch({ engine, clock: () => new Date(), order });
  const request = { country: 'ph' as const, query: jobQuery.parse({ query, degrees: [3], job_types: [1] }) };
  const { total } = await search.search(request, { readPay: payInQuery });
  expect(total).toBe(0);
  expect(runs.map(({ name }) => name)).toContain('payInWords');
  expect(runs.filter(({ calls }) => calls > maxCalls)).toEqual([]);
});
