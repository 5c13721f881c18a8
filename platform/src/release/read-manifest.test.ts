import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRemote } from '@jobharbor/shared/remote/contract';
import { expect, it } from 'vitest';
import { onDone } from '../testing/shared.ts';
import { readManifest } from './read-manifest.ts';

const assets = { js: { sync: ['entry.js'] }, css: { sync: [] } };
const chats = { scripts: ['a.js', 'chats.js'], styles: ['chats.css'] };

async function readBuild(chunk: string) {
  const client = await mkdtemp(join(tmpdir(), 'client-'));
  onDone(() => rm(client, { recursive: true }));
  await writeFile(
    join(client, 'mf-manifest.json'),
    JSON.stringify({ shared: [], exposes: [{ path: './entry', assets }] }),
  );
  await writeFile(join(client, 'chunks.json'), JSON.stringify({ chats, other: chats }));
  const contract = defineRemote({
    name: 'mfe-a',
    team: 'a',
    routes: [{ path: '/chats', chunk }],
    namespace: 'a',
    needs: { shared: '^1.0.0', react: '^19.0.0' },
    cssPrefix: 'jha',
    budget: { entry: 1, route: 1 },
  });
  return readManifest(client, contract);
}

it('keeps the files of the chunks that routes name', async () => {
  expect((await readBuild('chats')).chunks).toEqual({ chats });
});

it('refuses a build without a chunk that its contract names', async () => {
  await expect(readBuild('threads')).rejects.toThrow(
    'mfe-a: the build has no chunk threads, which its contract names.',
  );
});
