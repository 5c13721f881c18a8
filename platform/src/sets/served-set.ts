import { join } from 'node:path';
import { countryById, languageById } from '@jobharbor/shared/contracts';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import type { Discovery, Release } from '@jobharbor/shared/remote/discovery';
import { matchRoute } from '@jobharbor/shared/remote/match-route';
import pTimeout from 'p-timeout';
import type { ReleaseSet } from '../contract/documents.ts';
import { type RenderApiOptions, renderApiUrl } from '../render/render-api-proxy.ts';
import type { FrameRequest, FrameResult, RemoteRequest, RemoteResult } from '../render/render-contract.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { ServerBundle } from '../render/server-bundle.ts';
import { warnUnreadable } from '../store/read-or-warn.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { cacheFrames } from './cache-frames.ts';
import { discoveryOf } from './discovery.ts';
import { createSetTexts } from './set-texts.ts';

/** A set with everything needed to serve it, read once. */
export interface ServedSet {
  id: string;
  shell: Release;
  remotes: ReadonlyMap<string, Release>;
  contracts: readonly RemoteContract[];
  /** Whether a URL belonged to a retired remote. */
  isRetired(path: string): boolean;
  /** Discovery document of a page of this set: served versions only. */
  discovery: Discovery;
  textsOf(release: Release, language: string): Promise<Record<string, unknown>>;
  /** Texts of every remote's places, by namespace. Unreadable ones are left out. */
  placeTextsOf(language: string): Promise<Record<string, unknown>>;
  renderFrame(request: FrameRequest): Promise<FrameResult>;
  renderRemote(
    name: string,
    request: Omit<RemoteRequest, 'apiUrl'>,
    loan?: Pick<RenderApiOptions, 'onFailure' | 'session'>,
  ): Promise<RemoteResult | null>;
  /** HTML above the page, for previews and overrides. */
  banner?: string;
}

/** Renders a frame in its turn. Rejects with 40019 when refused. */
export type QueueFrame = <T>(work: () => Promise<T>) => Promise<T>;

/** Milliseconds that a set's first page waits for the render processes of its remotes. */
const startLimit = 3_000;

/**
 * Reads a set and starts its server bundles in `pool`. Rejects if its shell cannot render a frame; a remote whose bundle
 * does not start in time renders in the browser.
 */
export async function openSet(
  store: ReleaseStore,
  pool: RenderPool,
  id: string,
  inTurn: QueueFrame = (work) => work(),
): Promise<ServedSet> {
  const { members, retired = {} } = await store.readSet(id);
  const read = await Promise.all(
    Object.entries(members).map(([name, version]) => readReleaseOr(store, name, version)),
  );
  const releases = read.filter((release) => release !== null);
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new Error(`Set ${id} has no shell.`);
  const remotes = new Map(releases.filter((release) => release !== shell).map((r) => [r.name, r]));
  const contracts = [...remotes.values()].map(({ contract }) => contract);
  const folderOf = folderOfMember(store, id);
  const bundleOf = createBundleReader(folderOf);
  const texts = createSetTexts(remotes, folderOf);
  const originOf = ({ countryId, languageId }: { countryId: number; languageId: number }) => ({
    set: id,
    country: countryById(countryId)?.key ?? '',
    language: languageById(languageId)?.value ?? '',
  });
  const frames = await bundleOf(shell);
  const drawn = [...remotes.values()].filter(({ has_server }) => has_server);
  const started = Promise.allSettled(
    drawn.map(async (release) => pool.open(await bundleOf(release), 'render')),
  );
  await pool.open(frames, 'renderFrame');
  await pTimeout(started, { milliseconds: startLimit, fallback: () => {} });

  return {
    id,
    shell,
    remotes,
    contracts,
    isRetired: isAddressOf(retired),
    discovery: discoveryOf(id, releases),
    ...texts,
    renderFrame: cacheFrames(contracts, (request) =>
      inTurn(() => pool.render<FrameResult>(frames, 'renderFrame', request, originOf(request))),
    ),
    async renderRemote(name, request, lent) {
      const release = remotes.get(name);
      if (!release?.has_server) return null;
      const { headers, ...asked } = { ...request, apiUrl: renderApiUrl };
      const bundle = await bundleOf(release);
      const loan = { ...lent, headers, isPersonal: request.user !== null };
      return pool.render<RemoteResult>(bundle, 'render', asked, originOf(request), loan);
    },
  };
}

/** Whether a path was a page of one of these remotes. */
function isAddressOf(retired: NonNullable<ReleaseSet['retired']>): (path: string) => boolean {
  const gone = Object.entries(retired).map(([name, { routes }]) => ({
    name,
    routes: routes.map((path) => ({ path, render: 'browser' as const, access: 'public' as const })),
  }));
  return (path) => matchRoute(gone, path) !== undefined;
}

/** The local folder of a release of the set. */
const folderOfMember =
  (store: ReleaseStore, id: string) =>
  async ({ name, version }: Release): Promise<string> => {
    const folder = await store.openRelease(name, version);
    if (folder === null)
      throw new Error(`Release ${name} ${version} of set ${id} is no longer in the store.`);
    return folder;
  };

/** Server bundles, looked up once: the store is on the way of each page otherwise. */
function createBundleReader(folderOf: (release: Release) => Promise<string>) {
  const bundles = new Map<Release, Promise<ServerBundle>>();
  return (release: Release): Promise<ServerBundle> => {
    const { name, version, contract } = release;
    const known =
      bundles.get(release) ??
      folderOf(release).then((folder) => ({
        name,
        version,
        calls: contract.calls,
        folder: join(folder, 'server'),
      }));
    bundles.set(release, known);
    known.catch(() => bundles.delete(release));
    return known;
  };
}

/** A release, or its previous version if unreadable. Null if both are. */
async function readReleaseOr(store: ReleaseStore, name: string, version: string): Promise<Release | null> {
  try {
    return await store.readRelease(name, version);
  } catch (error) {
    warnUnreadable(join(store.folder, name, version, 'release.json'), error);
  }
  for (const { set } of (await store.liveHistory()).toReversed()) {
    const before = (await store.readSet(set).catch(() => null))?.members[name];
    const release = before === undefined || before === version ? null : store.readRelease(name, before);
    const found = await release?.catch(() => null);
    if (found) return found;
  }
  return null;
}
