import { storeFolder } from '../settings.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

/** The site's release store. */
export async function openStore(): Promise<ReleaseStore> {
  return createReleaseStore(storeFolder);
}
