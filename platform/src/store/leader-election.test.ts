import { beforeEach, expect, it } from 'vitest';
import { createElection } from './leader-election.ts';

let files: Set<string>;
/** Storage in memory; `create` is exclusive, as the interface says. */
const storage = {
  list: async (folder: string) =>
    [...files].flatMap((key) => (key.startsWith(`${folder}/`) ? key.slice(folder.length + 1) : [])).sort(),
  async create(key: string) {
    if (files.has(key)) return false;
    files.add(key);
    return true;
  },
  remove: async (key: string) => void files.delete(key),
};
beforeEach(() => {
  files = new Set();
});

let time = 0;
const aProcess = (clockAhead = 0) =>
  createElection(storage, { name: 'alerts', interval: 10, now: () => time + clockAhead });
/** Which of them lead at a time; all ask at once. */
async function leadersAt(at: number, processes: readonly (() => Promise<boolean>)[]): Promise<number[]> {
  time = at;
  const answers = await Promise.all(processes.map((asks) => asks()));
  return answers.flatMap((leads, index) => (leads ? index : []));
}

it('one of all processes leads, and goes on leading; the marks do not pile up', async () => {
  const processes = [aProcess(), aProcess(), aProcess()];
  expect(await leadersAt(1_000, processes)).toEqual([0]);
  for (const at of [1_004, 1_012, 1_025, 1_031]) expect(await leadersAt(at, processes)).toEqual([0]);
  expect(files.size).toBe(1);
});

it('another leads once the leader has been silent for two intervals, and the former leader does not come back', async () => {
  const [first, ...others] = [aProcess(), aProcess(), aProcess()] as const;
  expect(await leadersAt(1_000, [first, ...others])).toEqual([0]);
  expect(await leadersAt(1_010, others)).toEqual([]);
  expect(await leadersAt(1_020, others)).toEqual([0]);
  expect(await leadersAt(1_030, [first, ...others])).toEqual([1]);
});

it('a clock that is a little wrong costs nothing, and one that is an hour ahead leaves nobody without a leader', async () => {
  const processes = [aProcess(15), aProcess()];
  // Of two turns at once each has its leader.
  expect(await leadersAt(1_000, processes)).toEqual([0, 1]);
  for (const at of [1_010, 1_020]) expect(await leadersAt(at, processes)).toEqual([0]);
  files.clear();
  const ahead = aProcess(3_600_000);
  expect(await leadersAt(1_000, [ahead])).toEqual([0]);
  const others = [aProcess(), aProcess()];
  expect(await leadersAt(1_010, others)).toEqual([0]);
  expect(await leadersAt(1_020, others)).toEqual([0]);
});

it('a clock that was set back keeps the leader', async () => {
  const processes = [aProcess(), aProcess()];
  expect(await leadersAt(1_000, processes)).toEqual([0]);
  expect(await leadersAt(950, processes)).toEqual([0]);
});
