import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';

/** Literal address of a link, a redirect or a navigation, or a path that a function of `shared/domain` makes. */
const address = /(?:\bto=\{?|\bnavigate\(|=> ?|\?\s+|:\s+|\bto: )['"`](\/[a-z][^'"`\s]*)['"`]/g;
const patterns: RegExp[] = [];
for await (const path of glob('mfe-*/remote.contract.ts', { cwd: projectFolder })) {
  const { default: contract } = (await import(join(projectFolder, path))) as { default: RemoteContract };
  for (const route of contract.routes)
    patterns.push(new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`));
}

/** Remotes meet through addresses alone: one that its owner renames is a link to nothing in all others. */
it('every literal address in a link is that of a route which some remote declares', async () => {
  const files = glob('{shell,shared,mfe-*}/src/**/*.tsx', {
    cwd: projectFolder,
    exclude: ['**/node_modules/**', '**/testing/**', '**/*.test.*'],
  });
  const found: string[] = [];
  const unknown: string[] = [];
  for await (const file of files) {
    const source = await readFile(join(projectFolder, file), 'utf8');
    for (const [, literal = ''] of source.matchAll(address)) {
      // A value behind a slash is a segment; one behind anything else is a query or a hash.
      const [path = ''] = literal.replaceAll(/(?<=\/)\$\{[^}]*\}/g, 'x').split(/[?#]|\$\{/);
      found.push(path);
      if (!patterns.some((pattern) => pattern.test(path))) unknown.push(`${file}: ${literal}`);
    }
  }
  expect(unknown).toEqual([]);
  expect(found.length).toBeGreaterThan(40);
});
