import { expect, it, vi } from 'vitest';
import { confirmFindings } from './confirm-findings.ts';

const late = 'It does not unmount: 2104 ms.';
const thrown = 'It throws “planted”.';
const options = (isBusy: boolean) => ({
  mayBeSlowness: (finding: string) => finding.includes('unmount'),
  textOf: (finding: string) => finding,
  isBusy: () => isBusy,
});

it.each<[string, boolean, string[], string[] | null, string[]]>([
  ['nothing is found once', true, [], null, []],
  ['what was slow once on a busy machine is no finding', true, [late], [], []],
  ['what is slow twice is one', true, [late], ['It does not unmount: 3 ms.'], [late]],
  ['what is not slowness is not looked for again', true, [thrown], null, [thrown]],
  ['nor is what stands beside it, since it refuses the release', true, [late, thrown], null, [late, thrown]],
  ['nor is anything on a machine that has time', false, [late], null, [late]],
])('%s', async (_what, isBusy, first, again, found) => {
  const lookAgain = vi.fn(async () => again ?? []);
  expect(await confirmFindings(first, lookAgain, options(isBusy))).toEqual(found);
  expect(lookAgain).toHaveBeenCalledTimes(again ? 1 : 0);
});
