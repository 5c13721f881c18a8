import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { AnyCall } from '../contracts/define-call.ts';
import { isCallFile } from './call-files.ts';
import { reportPlugin } from './report-plugin.ts';

/** File of a build's output that lists the calls which the build makes, as `METHOD /service/path`. */
const callsFile = 'calls.json';

/**
 * Emits `calls.json`: the API calls that the build makes, found by the call definition files (one file a call) among the
 * build's modules. Unused imports and type imports do not count.
 */
export const reportCalls = (): RsbuildPlugin =>
  reportPlugin({
    name: 'report-calls',
    file: callsFile,
    read: ({ modules, moduleGraph }) => {
      const files = [...modules]
        .filter((module) => moduleGraph.getExportsInfo(module).isUsed(undefined))
        .map((module) => ('resource' in module ? String(module.resource).replace(/\?.*$/, '') : ''))
        .filter(isCallFile);
      return idsOf([...new Set(files)]);
    },
  });

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
