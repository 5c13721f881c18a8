import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import type { Discovery, DiscoveryEntry, Release } from '@jobharbor/shared/remote/discovery';
import type { ReleaseStore } from '../store/release-store.ts';
import type { FrameRequest, FrameResult, RemoteRequest, RemoteResult } from './render-contract.ts';

/** A set with all that serving it needs, read once. */
export interface LiveSet {
  id: string;
  shell: Release;
  remotes: ReadonlyMap<string, Release>;
  contracts: readonly RemoteContract[];
  discovery: Discovery;
  textsOf(release: Release, language: string): Promise<Record<string, unknown>>;
  renderFrame(request: FrameRequest): Promise<FrameResult>;
  renderRemote(name: string, request: RemoteRequest): Promise<RemoteResult | null>;
}

/** Where a release's files are asked for. */
export const assetBase = ({ name, version }: Release): string => `/assets/${name}/${version}/`;

/** Follows the live pointer: the pointer is read at every call, the set behind it only when it has moved. */
export function followLiveSet(store: ReleaseStore): () => Promise<LiveSet> {
  let known: Promise<LiveSet> | undefined;
  let knownId: string | undefined;
  return async () => {
    const live = await store.readLive();
    if (!live) throw new Error('No set is live yet: release shell and remotes first.');
    if (live.set !== knownId || !known) {
      knownId = live.set;
      known = readSet(store, live.set);
      known.catch(() => {
        known = undefined;
      });
    }
    return known;
  };
}

async function readSet(store: ReleaseStore, id: string): Promise<LiveSet> {
  const set = await store.readSet(id);
  const releases = await Promise.all(
    Object.entries(set.members).map(([name, version]) => store.readRelease(name, version)),
  );
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new Error(`Set ${id} has no shell.`);
  const remotes = new Map(releases.filter((release) => release !== shell).map((r) => [r.name, r]));
  const texts = new Map<string, Promise<Record<string, unknown>>>();
  const clientFile = (release: Release, file: string) =>
    join(store.folderOf(release.name, release.version), 'client', file);
  const bundle = (release: Release): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(store.folderOf(release.name, release.version), 'server/server.mjs')).href);

  return {
    id,
    shell,
    remotes,
    contracts: [...remotes.values()].map(({ contract }) => contract),
    discovery: {
      schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
      set: id,
      microFrontends: Object.fromEntries(releases.map((release) => [release.name, [entryOf(release)]])),
    },
    textsOf(release, language) {
      const file = release.texts[language] ?? release.texts.en;
      if (!file) return Promise.resolve({});
      const path = clientFile(release, file);
      const known = texts.get(path) ?? readFile(path, 'utf8').then((text) => JSON.parse(text));
      texts.set(path, known);
      return known;
    },
    async renderFrame(request) {
      const { renderFrame } = (await bundle(shell)) as { renderFrame(r: FrameRequest): FrameResult };
      return renderFrame(request);
    },
    async renderRemote(name, request) {
      const release = remotes.get(name);
      if (!release?.has_server) return null;
      const { render } = (await bundle(release)) as { render(r: RemoteRequest): Promise<RemoteResult> };
      return render(request);
    },
  };
}

function entryOf(release: Release): DiscoveryEntry {
  const base = assetBase(release);
  const entry = release.files.find(({ path }) => path === release.entry);
  if (!entry) throw new Error(`${release.name} ${release.version} lacks its entry ${release.entry}.`);
  return {
    url: base + release.entry,
    metadata: { integrity: entry.integrity, version: release.version },
    deployment: { traffic: 100, default: true },
    extras: {
      contract: release.contract,
      base,
      styles: release.preload.styles,
      scripts: release.preload.scripts,
      slots: release.slots,
      texts: release.texts,
      integrity: Object.fromEntries(
        release.files.filter(({ path }) => path.endsWith('.css')).map((file) => [file.path, file.integrity]),
      ),
      fallbacks: release.fallbacks,
    },
  };
}
