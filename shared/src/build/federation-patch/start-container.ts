import { createInstance, getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';

type Load = () => Promise<() => unknown>;
type Scopes = ModuleFederation['shareScopeMap'];
type InitScope = NonNullable<NonNullable<Parameters<ModuleFederation['initializeSharing']>[1]>['initScope']>;

/** What the bundler leaves in its `__webpack_require__`: data for the runtime, and places for the runtime's functions. */
interface Bundle {
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  f: Record<string, (chunk: string, promises: unknown[]) => void>;
  /** Loads a script; one of the same `key` that is under way in the document is waited for instead. */
  l?: (address: string, done: (event: Event) => void, key?: string, chunk?: string) => void;
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
 * Stands in for Module Federation's bundler runtime, once on a page: the shell's own build starts with it, and each
 * remote's entry asks for it by `__FEDERATION__.__START__`. It joins what the bundler left in a build to the runtime:
 * what the build provides and consumes in the share scope, and the container that it is. Remotes that a build names,
 * eager shares and shares that are shaken are not among it; no build here has any.
 */
export function startContainer(
  bundle: Bundle,
  name: string,
  create: (options: Options) => ModuleFederation = createInstance,
): void {
  const { l: load } = bundle;
  // Two copies of a build call their chunks the same, and each would wait for what the other's script brings.
  if (load) bundle.l = (address, done, _key, chunk) => load(address, done, address, chunk);
  const options: Options = {
    name,
    remotes: [],
    shared: providedBy(bundle),
    shareStrategy: 'loaded-first',
  };
  // A second version of a remote is the same container to the runtime; what is shared already stays.
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

/** Before a chunk runs, what it shares is there under the ids that its modules ask for: the scope's copy, or its own. */
function consume(bundle: Bundle, instance: ModuleFederation): Bundle['f'][string] {
  const { chunkMapping = {}, moduleIdToConsumeDataMapping: consumed = {} } = bundle.consumesLoadingData ?? {};
  const installed = new Map<string, Promise<void> | undefined>();
  const define = (id: string, produce: () => unknown) => {
    bundle.m[id] = (module) => {
      delete bundle.c[id];
      module.exports = produce();
    };
  };
  const install = async (id: string, { shareKey, shareScope, fallback, ...share }: Consumed) => {
    try {
      const customShareInfo = { shareConfig: configOf(share), scope: [shareScope] };
      const found = await instance.loadShare(shareKey, { customShareInfo });
      define(id, found || (await fallback()));
    } catch (failure) {
      installed.delete(id);
      define(id, () => {
        throw failure;
      });
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
