import { join } from 'node:path';
import { buildPackage } from '../release/build-package.ts';
import { currentCommit } from '../release/current-commit.ts';
import { makeRelease } from '../release/make-release.ts';
import { publish } from '../release/publish-release.ts';
import { projectFolder, releasablePackages, storeFolder } from '../settings.ts';
import { createReleaseStore } from '../store/release-store.ts';

const [name] = process.argv.slice(2);
const known = await releasablePackages();
if (!name || !known.includes(name)) {
  console.error(`Name the package to release: ${known.join(', ')}.`);
  process.exit(2);
}
const store = createReleaseStore(storeFolder);
const folder = join(projectFolder, name);
await buildPackage(folder);
const release = await makeRelease(folder, store, currentCommit(projectFolder));
const set = await publish(store, { [name]: release.version }, `release ${name} ${release.version}`);
console.log(`${name} ${release.version} is live in set ${set.id}.`);
