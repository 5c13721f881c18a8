import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { licensesOf } from './report-licenses.ts';

async function packagesIn(packages: Record<string, { about: object; files?: Record<string, string> }>) {
  const folder = await mkdtemp(join(tmpdir(), 'licenses-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, { about, files = {} }] of Object.entries(packages)) {
    await mkdir(join(folder, path), { recursive: true });
    await writeFile(join(folder, path, 'package.json'), JSON.stringify(about));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, path, name), text);
  }
  return (path: string) => join(folder, path);
}

it('names each package once, by the innermost folder, with the text that it shares with others', async () => {
  const files = { LICENSE: 'MIT, by Ana\r\n' };
  const at = await packagesIn({
    'node_modules/@a/b': { about: { name: '@a/b', version: '1.0.0', license: 'MIT' }, files },
    'node_modules/@a/b/node_modules/c': { about: { name: 'c', version: '2.0.0', license: 'MIT' }, files },
    'node_modules/.pnpm/d@3/node_modules/d': { about: { name: 'd', version: '3.0.0', license: '0BSD' } },
  });
  const found = await licensesOf([
    at('node_modules/@a/b/dist/index.js'),
    at('node_modules/@a/b/dist/other.js?query'),
    at('node_modules/@a/b/node_modules/c/index.js'),
    at('node_modules/.pnpm/d@3/node_modules/d/index.css'),
    at('src/own.ts'),
    '',
  ]);
  expect(found).toEqual({
    packages: [
      { name: '@a/b', version: '1.0.0', license: 'MIT', text: 0 },
      { name: 'c', version: '2.0.0', license: 'MIT', text: 0 },
      { name: 'd', version: '3.0.0', license: '0BSD', text: null },
    ],
    texts: ['MIT, by Ana'],
  });
});

it('stops the build at a package without a license', async () => {
  const at = await packagesIn({ 'node_modules/e': { about: { name: 'e', version: '1.0.0' } } });
  await expect(licensesOf([at('node_modules/e/index.js')])).rejects.toThrow('e 1.0.0 states no license');
});

it('reads the license of React', async () => {
  const { packages, texts } = await licensesOf([createRequire(import.meta.url).resolve('react')]);
  expect(packages).toMatchObject([{ name: 'react', license: 'MIT', text: 0 }]);
  expect(texts[0]).toContain('Permission is hereby granted');
});
