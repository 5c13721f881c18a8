import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { AnyCall } from '../contracts/define-call.ts';
import { isCallFile } from './call-files.ts';

/** File of a build's output that lists the calls which the build makes, as `METHOD /service/path`. */
const callsFile = 'calls.json';

/**
 * Emits `calls.json`: the API calls that the build makes, found by the call definition files (one file a call) among the
 * build's modules. Unused imports and type imports do not count.
 */
export const reportCalls = (): RsbuildPlugin => ({
  name: 'jobharbor:report-calls',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.plugins.push({ apply: (compiler: Rspack.Compiler) => emitCalls(compiler) });
    });
  },
});

function emitCalls(compiler: Rspack.Compiler): void {
  compiler.hooks.thisCompilation.tap('report-calls', (compilation) => {
    compilation.hooks.processAssets.tapPromise('report-calls', async () => {
      const files = [...compilation.modules]
        .filter((module) => compilation.moduleGraph.getExportsInfo(module).isUsed(undefined))
        .map((module) => ('resource' in module ? String(module.resource).replace(/\?.*$/, '') : ''))
        .filter(isCallFile);
      const ids = await idsOf([...new Set(files)]);
      compilation.emitAsset(callsFile, new compiler.webpack.sources.RawSource(JSON.stringify(ids)));
    });
  });
}

/** Ids of the calls that these files export, sorted. Throws for a file that exports none. */
async function idsOf(files: readonly string[]): Promise<string[]> {
  const ids = await Promise.all(
    files.map(async (file) => {
      const exported = Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>);
      const call = exported.find(isCall);
      if (!call)
        throw new Error(`${basename(file)} exports no call: see shared/src/contracts/define-call.ts.`);
      return call.id;
    }),
  );
  return ids.sort();
}

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;
