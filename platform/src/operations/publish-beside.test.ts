import { expect, it } from 'vitest';
import { platformActor } from '../rights/actor.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { publish } from './live-set.ts';
import { publishRelease } from './operations.ts';

const offers = { contract: { offers: ['part-of-a'] } };
const fills = { contract: { fills: ['part-of-a'] } };

/** Browser checks requested while `candidate` is published and `neighbour` becomes live during the first check. */
async function askedWhile(candidate: string, neighbour: string) {
  const store = await anEmptyStore();
  for (const version of ['1', '2']) {
    await addValidRelease(store, { name: 'shell', version });
    await addValidRelease(store, { name: 'mfe-a', version, ...offers });
    await addValidRelease(store, { name: 'mfe-b', version });
    await addValidRelease(store, { name: 'mfe-c', version, ...fills });
  }
  await publish(store, { shell: '1', 'mfe-a': '1', 'mfe-b': '1', 'mfe-c': '1' }, 'first');
  const asked: (readonly string[] | 'all')[] = [];
  const checkLifecycle = async ({ only }: { only?: readonly string[] }) => {
    asked.push(only ?? 'all');
    if (asked.length === 1) await publish(store, { [neighbour]: '2' }, 'meanwhile');
    return { refusals: [] };
  };
  const input = { versions: { [candidate]: '2' }, reason: 'for a test' };
  const set = await publishRelease(store, platformActor('a-ci'), input, {
    apiUrl: 'http://127.0.0.1:9',
    checkLifecycle,
  });
  expect(set.members).toMatchObject({ [candidate]: '2', [neighbour]: '2' });
  return asked;
}

it.each([
  ['a neighbour that has no part in its pages is not asked about again', 'mfe-a', 'mfe-b', []],
  ['a neighbour that fills a slot of its pages has them tried again', 'mfe-a', 'mfe-c', [['mfe-a']]],
  ['another shell has them tried again', 'mfe-a', 'shell', [['mfe-a']]],
  ['a remote under a new shell is rehearsed alone', 'shell', 'mfe-b', [['mfe-b']]],
])(
  'of a publish that another one came before, only what that could influence is repeated: %s',
  async (_what, candidate, neighbour, again) => {
    expect(await askedWhile(candidate, neighbour)).toEqual(['all', ...again]);
  },
);
