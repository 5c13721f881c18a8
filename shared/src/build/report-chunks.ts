import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** File of a build's output with the files of its named chunks. */
const chunksFile = 'chunks.json';

/**
 * Emits `chunks.json`: scripts and styles of each chunk that has a name (`webpackChunkName`), with what it shares with
 * other chunks. Module Federation's manifest lists those of a whole remote only.
 */
export const reportChunks = (): RsbuildPlugin => ({
  name: 'jobharbor:report-chunks',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.plugins.push({ apply: (compiler: Rspack.Compiler) => emitChunks(compiler) });
    });
  },
});

function emitChunks(compiler: Rspack.Compiler): void {
  compiler.hooks.thisCompilation.tap('report-chunks', (compilation) => {
    // After the hashes in the names of style sheets are known.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'report-chunks', stage }, () => {
      const chunks = [...compilation.namedChunkGroups].map(([name, group]) => {
        const files = group.getFiles();
        const endingIn = (ending: string) => files.filter((file) => file.endsWith(ending));
        return [name, { scripts: endingIn('.js'), styles: endingIn('.css') }] as const;
      });
      const text = JSON.stringify(Object.fromEntries(chunks));
      compilation.emitAsset(chunksFile, new compiler.webpack.sources.RawSource(text));
    });
  });
}
