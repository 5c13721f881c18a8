import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

export interface Report {
  /** Of the plugin. */
  name: string;
  /** Of the build's output. */
  file: string;
  /** Reads after all other plugins, when the names of style sheets have their hashes. */
  isLast?: boolean;
  read(compilation: Rspack.Compilation): unknown;
}

/** Plugin that emits what it reads of a build as a JSON file beside the output. */
export const reportPlugin = (report: Report): RsbuildPlugin => ({
  name: `jobharbor:${report.name}`,
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.plugins.push({ apply: (compiler: Rspack.Compiler) => emitReport(compiler, report) });
    });
  },
});

function emitReport({ hooks, webpack }: Rspack.Compiler, { name, file, isLast = false, read }: Report): void {
  hooks.thisCompilation.tap(name, (compilation) => {
    const stage = isLast ? webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT : 0;
    compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
      const text = JSON.stringify(await read(compilation));
      compilation.emitAsset(file, new webpack.sources.RawSource(text));
    });
  });
}
