import { deployToken, pin } from '../contract/documents.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { EndedSession, ReleaseStore } from './release-store.ts';
import { readAll, safeName } from './store-documents.ts';

export function rightsIn(storage: ObjectStorage) {
  const endedKey = ({ id, until }: EndedSession) => `ended-sessions/${safeName(`${until}.${id}`)}`;
  return {
    pins: {
      list: () => readAll(storage, 'pins', (value) => pin.parse(value)),
      add: (made) => storage.write(`pins/${safeName(made.set)}.json`, JSON.stringify(made)),
      remove: (set) => storage.remove(`pins/${safeName(set)}.json`),
    },
    tokens: {
      list: () => readAll(storage, 'tokens', (value) => deployToken.parse(value)),
      put: (token) => storage.write(`tokens/${safeName(token.id)}.json`, JSON.stringify(token)),
    },
    endedSessions: {
      add: (session) => storage.write(endedKey(session), ''),
      has: async (session) => (await storage.read(endedKey(session))) !== null,
      async sweep() {
        const expired = (await storage.list('ended-sessions')).filter(
          (name) => Number.parseInt(name, 10) * 1_000 < Date.now(),
        );
        for (const name of expired) await storage.remove(`ended-sessions/${name}`);
        return expired.length;
      },
    },
  } satisfies Partial<ReleaseStore>;
}
