import { basename } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { publishRelease } from '../operations/publish-release.ts';
import { makeRelease } from '../release/make-release.ts';
import { ensureOperator } from '../rights/operator-token.ts';
import { apiPort, dataFolder } from '../settings.ts';
import { writeBuildErrors } from '../store/build-errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Rebuilds a package at every change and publishes each successful build with force, since texts and tests come later.
 * Open pages show the errors of one that failed. The log has the actor and the gate's refusals. Returns the undo.
 */
export async function watchPackage(
  folder: string,
  store: ReleaseStore,
  say: (text: string) => void,
): Promise<() => Promise<void>> {
  const name = basename(folder);
  const actor = await ensureOperator(store, dataFolder);
  const facts = { apiUrl: `http://127.0.0.1:${apiPort}`, checkLifecycle: null, rendersPages: false };
  const { content } = await loadConfig({ cwd: folder });
  const rsbuild = await createRsbuild({ cwd: folder, rsbuildConfig: content });
  rsbuild.onAfterBuild({
    order: 'post',
    handler: async ({ stats, isFirstCompile }) => {
      const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
      await writeBuildErrors(
        store.storage,
        name,
        errors.map(({ moduleName = '', message }) => `${moduleName}\n${message}`),
      );
      if (isFirstCompile || errors.length > 0) return;
      try {
        const { version } = await makeRelease(folder, store, null);
        const reason = `change of ${name} in development`;
        await publishRelease(store, actor, { versions: { [name]: version }, reason, force: true }, facts);
        say(`${name} ${version} is live`);
      } catch (error) {
        say(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    },
  });
  const { close } = await rsbuild.build({ watch: true });
  return async () => {
    await close();
    await writeBuildErrors(store.storage, name, []);
  };
}
