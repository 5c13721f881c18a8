import { type Discovery, type DiscoveryEntry, matchRoute, type RouteMatch } from '@jobharbor/shared/remote';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';

/** Lookups in the discovery document. */
export interface RemoteRegistry {
  set: string;
  /** Contracts of the remotes and the shell. */
  contracts: readonly RemoteContract[];
  /** The version of `@jobharbor/shared` that the shell of the set provides to remotes. */
  provides: string | undefined;
  /** The served versions of the remotes and the shell. */
  entries: readonly DiscoveryEntry[];
  match(path: string): RouteMatch | undefined;
  entryOf(name: string): DiscoveryEntry | undefined;
  /** A package's name and version, as health facts contain them. */
  named(name: string): { remote: string; version: string };
  /** The package that a namespace of texts belongs to. */
  entryOfNamespace(namespace: string): DiscoveryEntry | undefined;
  /** Names of the remotes that fill a slot. */
  fillersOf(slot: string): string[];
}

export function createRegistry(discovery: Discovery): RemoteRegistry {
  const entries = new Map<string, DiscoveryEntry>();
  for (const [name, versions] of Object.entries(discovery.microFrontends)) {
    const entry = versions.find(({ deployment }) => deployment.default) ?? versions[0];
    if (entry) entries.set(name, entry);
  }
  const contracts = [...entries.values()].map(({ extras }) => extras.contract);
  return {
    set: discovery.set,
    contracts,
    entries: [...entries.values()],
    provides: entries.get('shell')?.extras.contract.provides?.shared,
    match: (path) => matchRoute(contracts, path),
    entryOf: (name) => entries.get(name),
    named: (name) => ({ remote: name, version: entries.get(name)?.metadata.version ?? '' }),
    entryOfNamespace: (namespace) =>
      [...entries.values()].find(({ extras }) => extras.contract.namespace === namespace),
    fillersOf: (slot) => contracts.filter(({ fills }) => fills.includes(slot)).map(({ name }) => name),
  };
}
