import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { error, RUNTIME_001, RUNTIME_008 } from './report-errors.ts';

type Hooks = ModuleFederation['remoteHandler']['hooks']['lifecycle'];
type RemoteInfo = Parameters<Hooks['loadEntry']['emit']>[0]['remoteInfo'];
type Container = NonNullable<Awaited<ReturnType<Hooks['loadEntry']['emit']>>>;

interface Remote {
  name: string;
  entry?: string;
  type?: string;
  entryGlobalName?: string;
  shareScope?: string | string[];
}

const timeLimit = 20_000;
const loading = new Map<string, Promise<Container>>();

/** Normalises a remote's options for the runtime. */
export const getRemoteInfo = (remote: Remote) => ({
  ...remote,
  entry: remote.entry ?? '',
  type: remote.type || 'global',
  entryGlobalName: remote.entryGlobalName || remote.name,
  shareScope: remote.shareScope || 'default',
});

export const getRemoteEntryUniqueKey = ({ name, entry }: Pick<RemoteInfo, 'name' | 'entry'>): string =>
  `${name}:${entry}`;

/**
 * Replaces the federation runtime's entry loader. Only one kind of entry exists here: a script that leaves its container
 * in a global variable. Concurrent and later calls share one request until it fails. The plugin hooks `loadEntry` and
 * `createScript` still run.
 */
export function getRemoteEntry({
  origin,
  remoteInfo,
  remoteEntryExports,
}: {
  origin: ModuleFederation;
  remoteInfo: RemoteInfo;
  remoteEntryExports?: Container;
}): Promise<Container> {
  if (remoteEntryExports) return Promise.resolve(remoteEntryExports);
  const key = getRemoteEntryUniqueKey(remoteInfo);
  const known = loading.get(key);
  if (known) return known;
  const started = load(origin, remoteInfo);
  loading.set(key, started);
  started.catch(() => loading.delete(key));
  return started;
}

/** Return values of a plugin's `createScript` hook besides a bare script element. */
interface Made {
  script?: HTMLScriptElement;
  timeout?: number;
}

async function load(origin: ModuleFederation, remoteInfo: RemoteInfo): Promise<Container> {
  const { loaderHook } = origin;
  const { name, entry, entryGlobalName } = remoteInfo;
  const given = await origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ origin, loaderHook, remoteInfo });
  const container = (): Container | undefined => given || Reflect.get(globalThis, entryGlobalName);
  const present = container();
  if (present) return present;
  const made = loaderHook.lifecycle.createScript.emit({ url: entry, remoteInfo });
  await runScript(entry, made ?? {}).catch((reason: Error) =>
    error(RUNTIME_008, undefined, { remoteName: name, resourceUrl: entry }, reason.message),
  );
  return (
    container() ??
    error(RUNTIME_001, undefined, {
      remoteName: name,
      remoteEntryUrl: entry,
      remoteEntryKey: entryGlobalName,
    })
  );
}

function runScript(url: string, made: object): Promise<void> {
  const { script = document.createElement('script'), timeout = timeLimit }: Made =
    made instanceof HTMLScriptElement ? { script: made } : made;
  script.src ||= url;
  return new Promise<void>((resolve, reject) => {
    let thrown: Error | undefined;
    const listen = ({ filename, message }: ErrorEvent) => {
      if (filename === url) thrown = new Error(`ScriptExecutionError: ${url} threw: ${message}`);
    };
    const settle = (failure?: Error) => {
      clearTimeout(timer);
      window.removeEventListener('error', listen);
      script.remove();
      if (failure) reject(failure);
      else resolve();
    };
    const timer = setTimeout(() => settle(new Error(`ScriptNetworkError: ${url} timed out.`)), timeout);
    window.addEventListener('error', listen);
    script.onload = () => settle(thrown);
    script.onerror = () => settle(new Error(`ScriptNetworkError: ${url} cannot be loaded.`));
    document.head.append(script);
  });
}
