/**
 * Replaces parts of the federation runtime that our builds never call. These are loading by manifest snapshots (a
 * release names its entry), preloading (pages name what they need), and the script loader. Calling one of them throws.
 */
const unused = (what: string) => (): never => {
  throw new Error(`${what} is not part of this build of the federation runtime.`);
};

export const snapshotPlugin = unused('The snapshot plugin');
export const generatePreloadAssetsPlugin = unused('The preload plugin');
export const formatPreloadArgs = unused('preloadRemote');
export const preloadAssets = unused('preloadRemote');
export const loadScript = unused('loadScript');

/**
 * A snapshot handler without snapshots. Registering a remote again has none to clear, and plugins get none.
 */
export class SnapshotHandler {
  manifestCache = new Map<string, unknown>();
  hooks = { lifecycle: {}, applyPlugin: () => {}, removePlugin: () => {} };
  loadRemoteSnapshotInfo = unused('Loading by snapshot');
}

export const getGlobalRemoteInfo = (): { hostGlobalSnapshot: undefined } => ({
  hostGlobalSnapshot: undefined,
});
