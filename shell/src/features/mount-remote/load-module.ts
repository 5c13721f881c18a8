import type { DiscoveryEntry, Lifecycles } from '@jobharbor/shared/remote';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { withTimeLimit } from './time-limit.ts';

/**
 * The location that a version is loaded from. A retry uses another URL of the same file, and another name in the
 * federation runtime.
 */
export interface LoadAddress {
  alias: string;
  /** Address of the release's folder, with a slash at its end. */
  base: string;
  /** Timeout of loading its code, in milliseconds. */
  limit: number;
}

const timeLimit = 8_000;

/** Module Federation's name of a remote: `mfe-search` as a JavaScript identifier. */
export const containerName = (name: string) => name.replaceAll('-', '_');

export const firstAddress = (name: string, { extras }: DiscoveryEntry): LoadAddress => ({
  alias: containerName(name),
  base: extras.base,
  limit: timeLimit,
});

const integrities = new Map<string, string>();

registerPlugins([
  {
    name: 'jobharbor-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrities.get(url) ?? 'unknown';
      return { script, timeout: timeLimit };
    },
  },
]);

const inFlight = new Map<string, Promise<Lifecycles>>();

/**
 * Loads a module that a remote exposes (`entry`, `slot-…`), of exactly the version in `entry`. Concurrent and later calls
 * share one request; a failed one is not cached.
 */
export function loadModule(
  name: string,
  entry: DiscoveryEntry,
  module: string,
  address: LoadAddress = firstAddress(name, entry),
): Promise<Lifecycles> {
  const id = `${address.alias}/${module}`;
  const known = inFlight.get(id);
  if (known) return known;
  const loading = load(name, entry, id, address);
  inFlight.set(id, loading);
  loading.catch(() => inFlight.delete(id));
  return loading;
}

async function load(
  name: string,
  { url, extras, metadata }: DiscoveryEntry,
  id: string,
  address: LoadAddress,
) {
  const source = new URL(address.base + url.slice(extras.base.length), window.location.origin).href;
  integrities.set(source, metadata.integrity);
  registerRemotes([
    { name: address.alias, entryGlobalName: containerName(name), entry: source, type: 'global' },
  ]);
  const loaded = await withTimeLimit(address.limit, `Loading ${name}`, loadRemote<Lifecycles>(id));
  if (typeof loaded?.mount !== 'function') throw new Error(`${id} has no mount`);
  return loaded;
}
