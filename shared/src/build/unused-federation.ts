/**
 * Stands in for the parts of the federation runtime that nobody here uses: loading by manifest snapshots (releases name
 * their entries), its own preloading (pages name what they need), and loading in Node. Calling one of them is a mistake of ours.
 */
const unused = (what: string) => (): never => {
  throw new Error(`${what} is not part of this build of the federation runtime.`);
};

export const snapshotPlugin = unused('The snapshot plugin');
export const generatePreloadAssetsPlugin = unused('The preload plugin');
export const formatPreloadArgs = unused('preloadRemote');
export const preloadAssets = unused('preloadRemote');
export const createScriptNode = unused('Loading in Node');
export const loadScriptNode = unused('Loading in Node');

/** Of remotes that a build names; ours are registered at run time. */
export const remotes = unused('Loading remotes named at build time');

/** Keeps no snapshots: a remote that is registered again has none to forget, and no plugin can ask for one. */
export class SnapshotHandler {
  manifestCache = new Map<string, unknown>();
  hooks = { lifecycle: {}, applyPlugin: () => {}, removePlugin: () => {} };
  loadRemoteSnapshotInfo = unused('Loading by snapshot');
}

export const getGlobalRemoteInfo = (): { hostGlobalSnapshot: undefined } => ({
  hostGlobalSnapshot: undefined,
});

/** Sentences to the runtime's error codes: the code and its link are in the error all the same. */
export const runtimeDescMap: Record<string, string> = {};
export const typeDescMap: Record<string, string> = {};
export const buildDescMap: Record<string, string> = {};
export const errorDescMap: Record<string, string> = {};
