import type { Canary } from '../contract/documents.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The only canary that there was; undefined before the first. */
export const onlyCanary = async (store: ReleaseStore): Promise<Canary | undefined> => {
  const { canaries } = await store.readCanaries();
  if (canaries.length > 1) throw new Error('There are several canaries.');
  return canaries[0];
};

/** What the release gate asks, without an API and a browser. */
export const storeFacts = { apiUrl: null, checkLifecycle: null };
