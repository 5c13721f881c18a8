import { basename } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { makeRelease } from '../release/make-release.ts';
import { publish } from '../release/publish-release.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Builds a package again at every change and makes each good build live. Returns the undo. */
export async function watchPackage(
  folder: string,
  store: ReleaseStore,
  say: (text: string) => void,
): Promise<() => Promise<void>> {
  const name = basename(folder);
  const { content } = await loadConfig({ cwd: folder });
  const rsbuild = await createRsbuild({ cwd: folder, rsbuildConfig: content });
  rsbuild.onAfterBuild({
    order: 'post',
    handler: async ({ stats, isFirstCompile }) => {
      if (isFirstCompile || stats?.hasErrors()) return;
      try {
        const { version } = await makeRelease(folder, store, null);
        await publish(store, { [name]: version }, `change of ${name} in development`);
        say(`${name} ${version} is live`);
      } catch (error) {
        say(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    },
  });
  const { close } = await rsbuild.build({ watch: true });
  return close;
}
