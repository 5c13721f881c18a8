import { currentCommit } from '../../../platform/src/release/current-commit.ts';
import { ensureOperator } from '../../../platform/src/rights/operator-token.ts';
import { apiUrl, dataFolder, projectFolder, releasablePackages } from '../../../platform/src/settings.ts';
import { buildDashboard } from '../../../platform/src/site/build-dashboard.ts';
import { releaseChanged } from '../../../platform/src/site/release-changed.ts';
import { openStore } from '../../../platform/src/store/open-store.ts';

/** Releases shell and remotes into the site's bucket, as `pnpm start` does: without the gate's browser. */
const store = await openStore();
const onProgress = (text: string) => console.warn(text);
await releaseChanged({
  ...{ projectFolder, store, packages: await releasablePackages(), commit: currentCommit(projectFolder) },
  ...{ actor: await ensureOperator(store, dataFolder), apiUrl, onProgress },
});
await buildDashboard(projectFolder, onProgress);
