import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '@jobharbor/shared/contracts';
import { defineRemote, type RemoteContract, type RemoteRoute } from '@jobharbor/shared/remote/contract';
import { publish } from '../operations/live-set.ts';
import { createReleaseStore } from '../store/create-release-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { onDone } from './shared.ts';

/** An empty store in a temporary folder, removed after the test. */
export async function anEmptyStore(): Promise<ReleaseStore> {
  const folder = await mkdtemp(join(tmpdir(), 'release-store-'));
  // A gateway may write a last note meanwhile.
  onDone(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return createReleaseStore(folder);
}

export const frame = `export const renderFrame = ({ route, languageId }) => ({
  before: '<header>frame ' + languageId + '</header><main><div id="jh-outlet">', after: '</div></main>',
  title: route.status === 'remote' ? null : route.status });`;

export interface ReleaseDraft {
  name: string;
  version?: string;
  paths?: string[];
  /** Of each of them. */
  reads?: string[];
  sharedBy?: RemoteRoute['sharedBy'];
  /** Name of the chunk of each of them, and its files. */
  chunk?: { name: string; scripts: string[]; styles: string[] };
  /** Source code of its server bundle. */
  server?: string;
  /** API calls of its contract. */
  calls?: string[];
  /** Flags of its contract. */
  flags?: RemoteContract['flags'];
  /** Source map of `entry.js`. */
  sourceMap?: object;
  /** Further files of its client, by their paths. */
  files?: Readonly<Record<string, string>>;
  commit?: string;
}

/** Puts a small, real release into the store. */
export async function addRelease(store: ReleaseStore, draft: ReleaseDraft): Promise<void> {
  const {
    name,
    version = '1',
    paths = [],
    sharedBy,
    chunk,
    reads,
    server,
    calls = [],
    sourceMap,
    flags,
    files = {},
    commit = null,
  } = draft;
  const made = await mkdtemp(join(tmpdir(), 'release-'));
  await mkdir(join(made, 'client/locales'), { recursive: true });
  await mkdir(join(made, 'server'));
  await writeFile(join(made, 'client/entry.js'), `/* ${name} ${version} */`);
  for (const { value } of languages) {
    await writeFile(join(made, `client/locales/${value}.json`), JSON.stringify({ hello: value }));
  }
  for (const [path, content] of Object.entries(files)) await writeFile(join(made, 'client', path), content);
  if (sourceMap) {
    await mkdir(join(made, 'maps'));
    await writeFile(join(made, 'maps/entry.js.map.gz'), gzipSync(JSON.stringify(sourceMap)));
  }
  if (server) await writeFile(join(made, 'server/server.mjs'), server);
  const contract = {
    ...defineRemote({
      name,
      team: 'a',
      ...(name === 'shell' && { provides: { shared: '1.9.0', react: '19.9.0' } }),
      routes: paths.map((path) => ({
        ...{ path, sharedBy, reads, chunk: chunk?.name },
        render: reads ? 'browser' : 'server',
      })),
      namespace: name.replace('-', ''),
      needs: { shared: '^1.0.0', react: '^19.0.0' },
      cssPrefix: 'jha',
      ...(flags && { flags }),
      budget: { entry: 1, route: 1 },
    }),
    calls,
  };
  const release = {
    name,
    version,
    commit,
    released_at: 1,
    team: 'a',
    contract,
    entry: 'entry.js',
    preload: { scripts: [], styles: [] },
    slots: {},
    ...(chunk && { chunks: { [chunk.name]: chunk } }),
    texts: Object.fromEntries(languages.map(({ value }) => [value, `locales/${value}.json`])),
    has_server: server !== undefined,
    files: ['entry.js', ...Object.keys(files)].map((path) => ({
      ...{ path, integrity: 'sha384-abc', bytes: 10, gzip: 10 },
    })),
  };
  await writeFile(join(made, 'release.json'), JSON.stringify(release));
  await store.addRelease(made, name, version);
}

/** A store with a live set of a shell and the given remotes. */
export async function aLiveStore(...remotes: ReleaseDraft[]): Promise<ReleaseStore> {
  const store = await anEmptyStore();
  await addRelease(store, { name: 'shell', server: frame });
  for (const remote of remotes) await addRelease(store, remote);
  const names = ['shell', ...remotes.map(({ name }) => name)];
  await publish(store, Object.fromEntries(names.map((name) => [name, '1'])), 'for a test');
  return store;
}
