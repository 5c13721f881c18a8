import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { publish } from './live-set.ts';

it('loses nothing when two teams publish at the same moment in processes of their own', async () => {
  const store = await anEmptyStore();
  const names = ['mfe-a', 'mfe-b'];
  await addValidRelease(store, { name: 'shell' });
  for (const name of names) for (const version of ['1', '2']) await addValidRelease(store, { name, version });
  await publish(store, { shell: '1', 'mfe-a': '1', 'mfe-b': '1' }, 'first');

  const script = join(import.meta.dirname, '../testing/publish-once.ts');
  const run = promisify(execFile);
  await Promise.all(names.map((name) => run(process.execPath, [script, store.folder, name, '2'])));

  const live = await store.readSet((await store.readLive())?.set ?? '');
  expect(live.members).toEqual({ shell: '1', 'mfe-a': '2', 'mfe-b': '2' });
  expect((await store.log.read()).map(({ by }) => by).sort()).toEqual(names);
  expect((await store.liveHistory()).map(({ revision }) => revision)).toEqual([1, 2, 3]);
});
