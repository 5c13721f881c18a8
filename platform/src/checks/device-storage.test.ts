import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deviceStorage } from '@jobharbor/shared/contracts/device-storage';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';

const usesStorage = /\b(?:localStorage|sessionStorage|indexedDB)(?:\)|\.|\[)|from 'idb-keyval'/;
/** A storage key or its prefix, as a string or the first part of a template. */
const storageKey = /['`](jh[-:][a-z-]+:?|jobharbor[.-][a-z-]+)/g;

/** Source files of browser code, without tests. */
async function readSources(): Promise<[file: string, source: string][]> {
  const files = glob('{shell,shared,mfe-*}/src/**/*.{ts,tsx}', {
    cwd: projectFolder,
    exclude: ['**/node_modules/**', '**/testing/**', '**/*.test.*'],
  });
  const sources: [string, string][] = [];
  for await (const file of files) sources.push([file, await readFile(join(projectFolder, file), 'utf8')]);
  return sources;
}
const sources = await readSources();

/** Files that get their storage keys from another file. */
const keyless = [
  'shell/src/features/mount-remote/guard-page.ts',
  'mfe-chat/src/common/outbox/outbox-storage.ts',
  'shell/src/features/clear-device-data/clear-device-data.ts',
  'shell/src/features/clear-device-data/separate-accounts.ts',
  'shared/src/contracts/device-storage.ts',
];

it('names an owner for everything that pages keep in a browser, and nothing that they do not', () => {
  const found = sources
    .filter(([file, source]) => usesStorage.test(source) && !keyless.includes(file))
    .map(([file, source]) => {
      const keys = [...source.matchAll(storageKey)].map(([, key = '']) => key);
      return { file, starts: deviceStorage.filter(({ start }) => keys.some((key) => key.startsWith(start))) };
    });
  expect(found.filter(({ starts }) => starts.length === 0).map(({ file }) => file)).toEqual([]);
  const used = new Set(found.flatMap(({ starts }) => starts));
  expect(deviceStorage.filter((entry) => !used.has(entry)).map(({ start }) => start)).toEqual(['jh-person']);
});

it('keeps each draft by the id of its person', () => {
  const ownerless = sources
    .filter(([file, source]) => /\bsaveDraft\(/.test(source) && !file.endsWith('forms/drafts.ts'))
    // `applyDraftKey` of `shared/contracts/device-draft` takes the id.
    .filter(([, source]) => !/`[a-z-]+:\$\{|\bapplyDraftKey\b/.test(source))
    .map(([file]) => file);
  // A suspended person is not signed in, so the draft is the visitor's.
  expect(ownerless).toEqual(['mfe-auth/src/features/appeal-suspension/appeal-form.tsx']);
});
