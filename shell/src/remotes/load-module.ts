import type { DiscoveryEntry, Lifecycles } from '@jobharbor/shared/remote';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { within } from './within.ts';

/** How a version is reached: a second try has another address of the same bytes, and a name of its own in the runtime. */
export interface Way {
  alias: string;
  /** Address of the release's folder, with a slash at its end. */
  base: string;
  /** Milliseconds for its code to come. */
  limit: number;
}

const timeLimit = 8_000;

/** `mfe-search` as Module Federation knows it. */
export const containerName = (name: string) => name.replaceAll('-', '_');

export const firstWay = (name: string, { extras }: DiscoveryEntry): Way => ({
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
 * A module that a remote exposes (`entry`, `slot-…`), of exactly the version in `entry`; asked for once, however many
 * want it, until it fails.
 */
export function loadModule(
  name: string,
  entry: DiscoveryEntry,
  module: string,
  way: Way = firstWay(name, entry),
): Promise<Lifecycles> {
  const id = `${way.alias}/${module}`;
  const known = inFlight.get(id);
  if (known) return known;
  const loading = load(name, entry, id, way);
  inFlight.set(id, loading);
  loading.catch(() => inFlight.delete(id));
  return loading;
}

async function load(name: string, { url, extras, metadata }: DiscoveryEntry, id: string, way: Way) {
  const address = new URL(way.base + url.slice(extras.base.length), window.location.origin).href;
  integrities.set(address, metadata.integrity);
  registerRemotes([
    { name: way.alias, entryGlobalName: containerName(name), entry: address, type: 'global' },
  ]);
  const loaded = await within(way.limit, `Loading ${name}`, loadRemote<Lifecycles>(id));
  if (typeof loaded?.mount !== 'function') throw new Error(`${name} exposes no lifecycles as ${id}`);
  return loaded;
}
