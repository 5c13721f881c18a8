import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { patches, patchOverlay } from './overlay-patches.ts';

const core = dirname(createRequire(import.meta.url).resolve('@rsbuild/core'));
const source = await readFile(join(core, 'client/overlay.js'), 'utf8');

it.each(patches.map(({ part, source: pattern }) => [part, pattern] as const))(
  'finds in the installed Rsbuild: %s',
  (_part, pattern) => {
    expect(source).toMatch(pattern);
  },
);

it('says which part another version of Rsbuild has no longer', () => {
  expect(() => patchOverlay('')).toThrow('client/overlay) has another source for: the styles of the overlay');
});
