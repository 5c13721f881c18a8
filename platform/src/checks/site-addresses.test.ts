import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { toldPages } from '@jobharbor/shared/contracts/markets/pixel';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { checkAddresses } from './house-checks.ts';
import { readSources } from './read-sources.ts';

const routes: string[] = [];
const publicRoutes: string[] = [];
for await (const path of glob('mfe-*/remote.contract.ts', { cwd: projectFolder })) {
  const { default: contract } = (await import(join(projectFolder, path))) as { default: RemoteContract };
  routes.push(...contract.routes.map((route) => route.path));
  publicRoutes.push(...contract.routes.flatMap(({ path, access }) => (access === 'protected' ? [] : path)));
}

/** Remotes meet through addresses alone: one that its owner renames is a link to nothing in all others. */
it('every literal address in a link is that of a route which some remote declares', async () => {
  const { found, unknown } = checkAddresses(routes, await readSources('{shell,shared,mfe-*}/src/**/*.tsx'));
  expect(unknown).toEqual([]);
  expect(found.length).toBeGreaterThan(40);
});

/** A page that its owner renames would not be told any more, and one that becomes a person's own must not be. */
it('every page whose views an advertising provider may be told is a page of the site that everybody sees', () => {
  const shown = new Set(publicRoutes.map((path) => path.split('/')[1]));
  expect(toldPages.filter((page) => !shown.has(page))).toEqual([]);
});
