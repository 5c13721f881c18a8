import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import { containerName, type LoadAddress } from './load-module.ts';

const timeLimit = 4_000;
const bases: string[] = [];
let count = 0;

// A build's entry assigns a global named after the remote; without this reset, the runtime would reuse the global
// that another version left there.
registerPlugins([
  {
    name: 'jobharbor-versions',
    async loadEntry({ remoteInfo }) {
      Reflect.set(globalThis, remoteInfo.entryGlobalName, undefined);
    },
  },
]);

/**
 * An address for a further attempt that shares no state with earlier ones. It has a URL that no cache has seen, under
 * which the gateway serves the same file, and another name in the federation runtime.
 */
export function retryAddress(name: string, { extras }: DiscoveryEntry): LoadAddress {
  count += 1;
  const container = containerName(name);
  const base = `${extras.base}~${Date.now().toString(36)}${count}/`;
  bases.push(new URL(base, window.location.origin).href);
  separateChunks(`chunk_${container}`);
  return { alias: `${container}__${count}`, base, limit: timeLimit };
}

/**
 * Gives each version its own chunk list. Chunks of a build register in one global array, so two versions of a remote
 * would run each other's chunks. The getter returns the array for the folder that the current script was loaded from.
 */
function separateChunks(list: string): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, list);
  if (own?.get) return;
  const lists = new Map<string, unknown[]>();
  if (Array.isArray(own?.value)) lists.set('', own.value);
  Object.defineProperty(globalThis, list, {
    get() {
      const { currentScript } = document;
      const from = currentScript instanceof HTMLScriptElement ? currentScript.src : '';
      const base = bases.find((start) => from.startsWith(start)) ?? '';
      const found = lists.get(base) ?? [];
      lists.set(base, found);
      return found;
    },
  });
}
