import { expect, it } from 'vitest';
import { createJobWatchers } from './job-watchers.ts';
import type { Connection } from './socket-connection.ts';

const aTab = () => ({ sessionId: 1 }) as Connection;

it('watches for a tab the jobs that it named last, and for a closed tab none', () => {
  const [tab, other] = [aTab(), aTab()];
  const watchers = createJobWatchers(2);
  watchers.add(tab, [1, 2]);
  watchers.add(other, [1]);
  // Named again, the first is not the oldest any more.
  watchers.add(tab, [1, 3]);
  expect([1, 2, 3].map((id) => watchers.of(id).length)).toEqual([2, 0, 1]);
  watchers.remove(tab);
  expect([1, 2, 3].map((id) => watchers.of(id))).toEqual([[other], [], []]);
});
