import { rollBack } from '../release/publish-release.ts';
import { storeFolder } from '../settings.ts';
import { createReleaseStore } from '../store/release-store.ts';

try {
  console.log(`Set ${await rollBack(createReleaseStore(storeFolder))} is live again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
