import { createFileSessionStore, type SessionStore } from './session-store.ts';

/** The sessions of a site in a folder, where they outlive the program. Expired ones are removed now and every hour. */
export function openSessionFolder(folder: string): SessionStore {
  const store = createFileSessionStore(folder);
  const cleanUp = () => void store.removeExpired(Date.now()).catch(console.error);
  cleanUp();
  setInterval(cleanUp, 3_600_000).unref();
  return store;
}
