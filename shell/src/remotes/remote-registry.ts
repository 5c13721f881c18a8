import { type Discovery, type DiscoveryEntry, matchRoute, type RouteMatch } from '@jobharbor/shared/remote';

/** What the discovery document says, in the forms the shell asks for. */
export interface RemoteRegistry {
  set: string;
  match(path: string): RouteMatch | undefined;
  entryOf(name: string): DiscoveryEntry | undefined;
  /** Whose texts a namespace's are. */
  entryOfNamespace(namespace: string): DiscoveryEntry | undefined;
  /** Names of the remotes that offer to fill a slot. */
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
    match: (path) => matchRoute(contracts, path),
    entryOf: (name) => entries.get(name),
    entryOfNamespace: (namespace) =>
      [...entries.values()].find(({ extras }) => extras.contract.namespace === namespace),
    fillersOf: (slot) => contracts.filter(({ fills }) => fills.includes(slot)).map(({ name }) => name),
  };
}
