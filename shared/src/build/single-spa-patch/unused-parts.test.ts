// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutUnusedParts } from './unused-parts.ts';

const installed = createRequire(import.meta.url).resolve('single-spa-react/package.json');
const source = readFileSync(join(dirname(installed), 'lib/esm/single-spa-react.js'), 'utf8');

it('mounts without warnings, and without an element of its own', () => {
  const patched = withoutUnusedParts(source);
  expect(source).toMatch(/console\.warn.*createElement\("div"\)|createElement\("div"\).*console\.warn/);
  expect(patched).not.toMatch(/console\.warn|createElement\("div"\)/);
  expect(patched).toContain('renderType');
});

it('says which part another version of the package has no longer', () => {
  expect(() => withoutUnusedParts('export {}')).toThrow(
    'single-spa-react has another source for: the warning',
  );
});
