import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';

/** `file at-once of-network waiting`, where code and table name a number. */
async function placesInCode(): Promise<string[]> {
  const places: string[] = [];
  const sources = glob('{api,platform,shared}/src/**/*.ts', { cwd: projectFolder });
  for await (const path of sources) {
    if (/\.test\.ts$|fair-queue\.ts$/.test(path)) continue;
    const text = await readFile(join(projectFolder, path), 'utf8');
    for (const [, options = ''] of text.matchAll(/createFairQueue\(\{([^;]+?)\}\);/g)) {
      const numberOf = (name: string) => new RegExp(`\\b${name}: (\\d+)\\b`).exec(options)?.[1] ?? '-';
      const named = ['running', 'perNetwork', 'waiting'].map(numberOf);
      places.push([path, ...named].join(' '));
    }
  }
  return places.sort();
}

it('the table of shared places is what the code has', async () => {
  const text = await readFile(join(projectFolder, 'docs/operations.md'), 'utf8');
  const rows = text.matchAll(/^\|[^|]+\| \[[^\]]+\]\(\.\.\/([^)]+)\) +\|([^|]+)\|([^|]+)\|([^|]+)\|$/gm);
  const told = [...rows].map(([, path, ...numbers]) =>
    [path, ...numbers.map((cell) => (/^\d+$/.test(cell.trim()) ? cell.trim() : '-'))].join(' '),
  );
  // Its sizes are those of its two pools, which the table names.
  const ofPool = /fair-pool\.ts/;
  const code = await placesInCode();
  expect(code.length).toBeGreaterThan(10);
  const withoutPool = (places: string[]) => places.filter((place) => !ofPool.test(place)).sort();
  expect(withoutPool(told)).toEqual(withoutPool(code));
  expect([told, code].map((places) => places.filter((place) => ofPool.test(place)).length)).toEqual([2, 1]);
});
