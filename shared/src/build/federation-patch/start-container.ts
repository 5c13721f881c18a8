import { createInstance, getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { type ChunkLoaders, retryChunks } from './retry-chunks.ts';

type Load = () => Promise<() => unknown>;
type Scopes = ModuleFederation['shareScopeMap'];
type InitScope = NonNullable<NonNullable<Parameters<ModuleFederation['initializeSharing']>[1]>['initScope']>;

/**
 * Members that the bundler emits into `__webpack_require__`: data for the runtime, and members that the runtime fills with
 * functions.
 */
interface Bundle extends ChunkLoaders {
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  S: Scopes;
  I(scope: string, initScope?: InitScope): unknown;
  initContainer(scope: Scopes[string], initScope?: InitScope, options?: InitOptions): unknown;
  getContainer(module: string): Promise<() => unknown>;
  initializeSharingData?: { scopeToSharingDataMapping: Record<string, Provided[]> };
  consumesLoadingData?: {
    chunkMapping: Record<string, string[]>;
    moduleIdToConsumeDataMapping: Record<string, Consumed>;
  };
  initializeExposesData?: { moduleMap: Record<string, Load>; shareScope: string };
}

interface InitOptions {
  shareScopeMap?: Scopes;
}

interface ShareConfig {
  singleton: boolean;
  requiredVersion: string;
  strictVersion: boolean;
  eager: boolean;
}

interface Provided extends ShareConfig {
  name: string;
  version: string;
  factory: Load;
}

interface Consumed extends ShareConfig {
  shareScope: string;
  shareKey: string;
  fallback: Load;
}

type Options = Parameters<typeof createInstance>[0];

/**
 * Replaces Module Federation's bundler runtime, one instance a page: the shell's build starts with it, each remote's
 * entry calls it through `__FEDERATION__.__START__`. It connects a build to the runtime: modules that the build provides
 * to and consumes from the share scope, and the container that it exposes. Not supported, because no build here uses
 * them: remotes named at build time, eager shares, tree-shaken shares.
 */
export function startContainer(
  bundle: Bundle,
  name: string,
  create: (options: Options) => ModuleFederation = createInstance,
): void {
  retryChunks(bundle);
  const options: Options = {
    name,
    remotes: [],
    shared: providedBy(bundle),
    shareStrategy: 'loaded-first',
  };
  // The runtime treats a second version of a remote as the same container; modules that are shared already stay
  // registered.
  const known = getInstance((instance) => instance.name === name);
  known?.initOptions({ ...options, plugins: [] });
  const instance = known ?? create(options);

  bundle.S = instance.shareScopeMap;
  bundle.f.consumes = consume(bundle, instance);
  const token: InitScope[number] = {};
  bundle.I = async (scope, initScope = []) => {
    if (initScope.includes(token)) return;
    initScope.push(token);
    await Promise.all(
      instance.initializeSharing(scope, { strategy: 'loaded-first', initScope, from: 'build' }),
    );
  };
  const exposed = bundle.initializeExposesData;
  if (!exposed) return;
  bundle.initContainer = (scope, initScope, given) => {
    instance.initOptions({ name, remotes: [], plugins: [], ...given });
    instance.initShareScopeMap(exposed.shareScope, scope, { hostShareScopeMap: given?.shareScopeMap ?? {} });
    return bundle.I(exposed.shareScope, initScope);
  };
  bundle.getContainer = async (module) => {
    const load = Object.hasOwn(exposed.moduleMap, module) && exposed.moduleMap[module];
    if (!load) throw new Error(`Module "${module}" does not exist in container ${name}.`);
    return load();
  };
}

function providedBy({ initializeSharingData }: Bundle): NonNullable<Options['shared']> {
  const shared: Record<string, { version: string; scope: string[]; shareConfig: ShareConfig; get: Load }[]> =
    {};
  for (const [scope, provided] of Object.entries(initializeSharingData?.scopeToSharingDataMapping ?? {}))
    for (const { name, version, factory, ...share } of provided) {
      shared[name] ??= [];
      shared[name].push({ version, scope: [scope], shareConfig: configOf(share), get: factory });
    }
  return shared;
}

const configOf = ({ singleton, requiredVersion, strictVersion, eager }: ShareConfig): ShareConfig => ({
  singleton,
  requiredVersion,
  strictVersion,
  eager,
});

/**
 * Before a chunk runs, its shared modules are registered under the ids that it requires: from the share scope, else the
 * bundled copy.
 */
function consume(bundle: Bundle, instance: ModuleFederation): Bundle['f'][string] {
  const { chunkMapping = {}, moduleIdToConsumeDataMapping: consumed = {} } = bundle.consumesLoadingData ?? {};
  const installed = new Map<string, Promise<void> | undefined>();
  const install = async (id: string, { shareKey, shareScope, fallback, ...share }: Consumed) => {
    try {
      const customShareInfo = { shareConfig: configOf(share), scope: [shareScope] };
      const exports = ((await instance.loadShare(shareKey, { customShareInfo })) || (await fallback()))();
      bundle.m[id] = (module) => {
        delete bundle.c[id];
        module.exports = exports;
      };
      // Modules that require it are evaluated in another task: with React DOM in the same task they block a slow phone.
      await new Promise((resolve) => setTimeout(resolve));
    } catch (failure) {
      // The next chunk asks again. The runtime would keep the rejection, and modules that ran without it would stay broken.
      installed.delete(id);
      for (const copy of Object.values(instance.shareScopeMap[shareScope]?.[shareKey] ?? {}))
        if (!copy.lib) copy.loading = null;
      throw failure;
    }
  };
  return (chunk, promises) => {
    for (const id of chunkMapping[chunk] ?? []) {
      const data = consumed[id];
      if (!data) continue;
      if (!installed.has(id)) installed.set(id, install(id, data));
      promises.push(installed.get(id));
    }
  };
}
