import { expect, it, vi } from 'vitest';
import { confirmFindings } from './confirm-findings.ts';

const late = 'It does not unmount: 2104 ms.';
const thrown = 'It throws “planted”.';
const options = (isBusy: boolean) => ({
  mayBeSlowness: (finding: string) => finding.includes('unmount'),
  textOf: (finding: string) => finding,
  isBusy: () => isBusy,
});

it.each<[string, boolean, string[][], string[], number]>([
  ['nothing is found once', true, [[]], [], 1],
  ['what was slow once on a busy machine is no finding', true, [[late, thrown], []], [thrown], 2],
  ['what is slow twice is one', true, [[late], ['It does not unmount: 3 ms.']], [late], 2],
  ['what is not slowness is not looked for again', true, [[thrown]], [thrown], 1],
  ['nor is anything on a machine that has time', false, [[late]], [late], 1],
])('%s', async (_what, isBusy, answers, found, turns) => {
  const look = vi.fn(async () => answers.shift() ?? []);
  expect(await confirmFindings(look, options(isBusy))).toEqual(found);
  expect(look).toHaveBeenCalledTimes(turns);
});
