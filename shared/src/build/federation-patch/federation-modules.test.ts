// @vitest-environment node
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { replacements } from './federation-modules.ts';

const fromPlugin = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime'),
);
const fromTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'));
const runtime = fromTools.resolve('@module-federation/runtime');
const core = createRequire(runtime).resolve('@module-federation/runtime-core');

/** Files of the installed runtime as a bundler would request them, and the packages that they import. */
const requests = [runtime, core].flatMap((file) => {
  const folder = dirname(file);
  return globSync('**/*.js', { cwd: folder }).map((path) => join('/', path));
});
const packages = ['@module-federation/sdk', '@module-federation/error-codes'];

it.each(replacements.map(([request, by]) => [String(request), request, by] as const))(
  'replaces a file that the installed runtime has: %s',
  (_name, request, by) => {
    expect([...requests, ...packages].filter((path) => request.test(path))).not.toEqual([]);
    expect(existsSync(by)).toBe(true);
  },
);

it('finds every part of a pattern that names several', () => {
  for (const path of ['plugins/snapshot/index', 'plugins/snapshot/SnapshotHandler', 'utils/preload'])
    expect(requests).toContainEqual(expect.stringMatching(new RegExp(`/${path}\\.js$`)));
});
