import type { RsbuildPlugin } from '@rsbuild/core';
import { reportPlugin } from './report-plugin.ts';

/** File of a build's output with the files of its named chunks. */
const chunksFile = 'chunks.json';

/**
 * Emits `chunks.json`: scripts and styles of each chunk that has a name (`webpackChunkName`), with what it shares with
 * other chunks. Module Federation's manifest lists those of a whole remote only.
 */
export const reportChunks = (): RsbuildPlugin =>
  reportPlugin({
    name: 'report-chunks',
    file: chunksFile,
    isLast: true,
    read: ({ namedChunkGroups }) => {
      const chunks = [...namedChunkGroups].map(([name, group]) => {
        const files = group.getFiles();
        const endingIn = (ending: string) => files.filter((file) => file.endsWith(ending));
        return [name, { scripts: endingIn('.js'), styles: endingIn('.css') }] as const;
      });
      return Object.fromEntries(chunks);
    },
  });
