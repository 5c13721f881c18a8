import { expect, it } from 'vitest';
import type { Canary } from '../contract/documents.ts';
import { emptyRow } from '../health/health-row.ts';
import { createHealthStore } from '../health/health-store.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { createTrialReader } from './trial-sums.ts';

const start = 20_000 * 86_400;
const canary = { id: 'c', set: 'new', state: 'running', started_at: start } as Canary;
const row = (opened: number) => ({
  ...emptyRow({ set: 'new', remote: 'mfe-a', version: '1', country: 'ph', language: 'en', trial: 'c' }),
  opened,
  pages: opened,
});

it('counts once what a gateway writes whose clock is two minutes behind', async () => {
  const { storage } = await anEmptyStore();
  let now = start * 1_000;
  const late = createHealthStore(storage, 'late');
  const read = createTrialReader(
    createHealthStore(storage, 'here', () => now),
    () => now,
  );
  const opened = async () => (await read(canary)).get('ph')?.canary.opened ?? 0;
  // One visit every ten seconds; a minute is complete two minutes later, and then written.
  const minutes = new Map<number, number>();
  for (let visits = 1; visits <= 60; visits += 1) {
    now += 10_000;
    const at = Math.floor((now / 1_000 - 120) / 60) * 60;
    minutes.set(at, (minutes.get(at) ?? 0) + 1);
    await late.write({ at, rows: [row(minutes.get(at) ?? 0)] });
    expect(await opened()).toBe(visits);
  }
  now += 3_600_000;
  const sums = (await read(canary)).get('ph')?.canary;
  expect([sums?.opened, sums?.pages]).toEqual([60, 60]);
});
