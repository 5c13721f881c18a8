import type { DiscoveryEntry, Lifecycles } from '@jobharbor/shared/remote';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { within } from './within.ts';

const timeLimit = 8_000;
const attempts = 3;

/** `mfe-search` as Module Federation knows it. */
const containerName = (name: string) => name.replaceAll('-', '_');

const integrities = new Map<string, string>();

registerPlugins([
  {
    name: 'jobharbor-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = integrities.get(url.split('?')[0] ?? url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: timeLimit };
    },
  },
]);

const inFlight = new Map<string, Promise<Lifecycles>>();

/**
 * A module that a remote exposes (`entry`, `slot-…`), of exactly the version in `entry`. Tried three times with a
 * growing pause, each time under an address of its own so that a failed answer in the cache is not asked again.
 */
export function loadModule(name: string, entry: DiscoveryEntry, module: string): Promise<Lifecycles> {
  const id = `${entry.url}#${module}`;
  const known = inFlight.get(id);
  if (known) return known;
  const loading = attempt(name, entry, module, 1);
  inFlight.set(id, loading);
  loading.catch(() => inFlight.delete(id));
  return loading;
}

async function attempt(
  name: string,
  entry: DiscoveryEntry,
  module: string,
  count: number,
): Promise<Lifecycles> {
  const url = new URL(entry.url, window.location.origin).href;
  integrities.set(url, entry.metadata.integrity);
  const address = count === 1 ? url : `${url}?attempt=${Date.now()}`;
  try {
    registerRemotes([{ name: containerName(name), entry: address, type: 'global' }], { force: count > 1 });
    const loaded = await within(
      timeLimit,
      `Loading ${name}`,
      loadRemote<Lifecycles>(`${containerName(name)}/${module}`),
    );
    if (typeof loaded?.mount !== 'function') throw new Error(`${name} exposes no lifecycles as ./${module}`);
    return loaded;
  } catch (error) {
    if (count >= attempts) throw error;
    await new Promise((resolve) => setTimeout(resolve, 300 * count ** 2));
    return attempt(name, entry, module, count + 1);
  }
}
