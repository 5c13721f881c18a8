import type { Canary } from '../contract/documents.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The first canary; undefined before. */
export const onlyCanary = async (store: ReleaseStore): Promise<Canary | undefined> => {
  const { canaries } = await store.readCanaries();
  if (canaries.length > 1) throw new Error('There are several canaries.');
  return canaries[0];
};

/** Facts for the release gate, without API and browser. */
export const storeFacts = { apiUrl: null, checkLifecycle: null };
