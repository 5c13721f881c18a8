import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';
import { findUnhandledImports } from './unhandled-imports.ts';

it('code that a statement loads on the side may fail to load', async () => {
  const bare = "void import('./a.ts').then(({ a }) => a());";
  expect(findUnhandledImports([['a.ts', bare]])).toEqual(["a.ts: import('./a.ts').then(({ a }) => a())"]);
  expect(
    findUnhandledImports([
      ['b.ts', "void import('./a.ts').then(({ a }) => a(), () => {});"],
      ['c.ts', "void import('./a.ts').then(({ a }) => a()).catch(() => {});"],
      ['d.ts', 'void load();'],
    ]),
  ).toEqual([]);
  const sources = await readSources('{shell,shared,mfe-*,platform-dashboard}/src/**/*.{ts,tsx}');
  const ofPages = sources.filter(([file]) => !/\.test\.|\/testing\//.test(file));
  expect(ofPages.length).toBeGreaterThan(500);
  expect(findUnhandledImports(ofPages)).toEqual([]);
});
