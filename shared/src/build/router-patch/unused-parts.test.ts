// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { containsLinks, patches, withoutUnusedParts } from './unused-parts.ts';

const fromRouter = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const folder = join(dirname(fromRouter.resolve('react-router/package.json')), 'dist/production');
const sources = globSync('*.mjs', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .filter(containsLinks);

it('finds links and routes in one file of the installed router', () => {
  expect(sources).toHaveLength(1);
});

it.each(patches.map(({ part, source }) => [part, source] as const))(
  'finds in the installed router: %s',
  (part, pattern) => {
    const found = [...(sources[0] ?? '').matchAll(pattern)];
    expect(found.length).toBeGreaterThan(0);
    if (!/^(?:names|components)/.test(part)) expect(found).toHaveLength(1);
  },
);

it('leaves a link without the state of prefetching, and routes without their error boundary', () => {
  const patched = withoutUnusedParts(sources[0] ?? '');
  const link = patched.slice(patched.indexOf('var Link ='), patched.indexOf('var NavLink ='));
  expect(link).not.toMatch(/refetchBehavior|prefetchRef|prefetchHandlers|PrefetchPageLinks/);
  expect(link).toContain('return link;');
  const render = patched.slice(patched.indexOf('function _renderMatches('));
  expect(render.slice(0, render.indexOf('\n}\n'))).not.toContain('RenderErrorBoundary');
});

it('says which part another version of the router has no longer', () => {
  expect(() => withoutUnusedParts('Link.displayName = "Link";\n')).toThrow(
    'react-router has another source for: components that are made by a call',
  );
});
