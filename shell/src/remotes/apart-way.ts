import type { DiscoveryEntry } from '@jobharbor/shared/remote';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import { containerName, type Way } from './load-module.ts';

const timeLimit = 4_000;
const bases: string[] = [];
let count = 0;

// A build's entry is a global of the remote's name: left there by one version, it would be taken for the other's.
registerPlugins([
  {
    name: 'jobharbor-versions',
    async loadEntry({ remoteInfo }) {
      Reflect.set(globalThis, remoteInfo.entryGlobalName, undefined);
    },
  },
]);

/**
 * A way to a version that shares nothing with those before it: another address, which no cache has seen and the
 * gateway takes for the same file, and another name in the federation runtime.
 */
export function apartWay(name: string, { extras }: DiscoveryEntry): Way {
  count += 1;
  const container = containerName(name);
  const base = `${extras.base}~${Date.now().toString(36)}${count}/`;
  bases.push(new URL(base, window.location.origin).href);
  separateChunks(`chunk_${container}`);
  return { alias: `${container}__${count}`, base, limit: timeLimit };
}

/**
 * Chunks of a build reach it through one global list: two versions would take each other's for their own. The list
 * that a script finds is therefore that of the folder which the script came from.
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
