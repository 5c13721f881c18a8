import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { usualLimits } from '../domain/interview-limits/interview-limits.ts';
import { officeHoursOf, replaceOfficeHours } from '../search-filters/office-hours.ts';
import { scheduleOfficeHours } from './schedule-office-hours.ts';

afterEach(() => {
  vi.useRealTimers();
  replaceOfficeHours(new Map());
});

it('office hours are read again after a failure, without a change by an admin', async () => {
  vi.useFakeTimers();
  const value = { ...usualLimits('jp'), office_from: 7 };
  const rows = vi
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue([{ country_key: 'jp', value }]);
  const query = { select: () => query, where: () => query, execute: rows };
  const hooks = new Map<string, () => Promise<void>>();
  const log = { error: vi.fn() };
  const app = { log, addHook: (name: string, run: () => Promise<void>) => void hooks.set(name, run) };
  const events = { subscribe: () => () => {}, onGap: () => () => {} };
  scheduleOfficeHours(
    app as unknown as FastifyInstance,
    { searchDb: { selectFrom: () => query }, events } as never,
  );
  await hooks.get('onListen')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([log.error.mock.calls.length, officeHoursOf('jp').from]).toEqual([1, 9]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(officeHoursOf('jp').from).toBe(7);
  await hooks.get('preClose')?.();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(rows).toHaveBeenCalledTimes(2);
});
