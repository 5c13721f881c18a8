import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { pushWorkerPath } from '../contracts/browser/push-worker-path.ts';

/** Name of the script in a release of the shell. */
const fileName = pushWorkerPath.slice(1);

/**
 * Emits the service worker of push notifications: a classic script without its types, so that no browser needs modules in
 * service workers. It is no entry: the federation's runtime would be in it.
 */
export const pushWorker = (folder: string): RsbuildPlugin => ({
  name: 'jobharbor:push-worker',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.plugins.push({ apply: (compiler: Rspack.Compiler) => emitWorker(compiler, folder) });
    });
  },
});

function emitWorker(compiler: Rspack.Compiler, folder: string): void {
  const source = join(folder, 'src/push-worker/push-worker.ts');
  compiler.hooks.thisCompilation.tap('push-worker', (compilation) => {
    compilation.fileDependencies.add(source);
    compilation.hooks.processAssets.tapPromise('push-worker', async () => {
      const script = await toScript(await readFile(source, 'utf8'));
      compilation.emitAsset(fileName, new compiler.webpack.sources.RawSource(script));
    });
  });
}

/** JavaScript of a module that imports only types. */
async function toScript(source: string): Promise<string> {
  const { code } = await rspack.experiments.swc.transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
    isModule: true,
    minify: true,
  });
  return code.replace(/export\s*\{\s*\};?\s*$/, '');
}
