import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCurrentVectors } from './current-vectors.ts';
import { vectorFile, writeVectors } from './vector-file.ts';

let path: string;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-vectors-'));
  path = vectorFile(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (version: string) =>
  writeVectors(path, {
    version,
    source: 'lists',
    dimensions: 2,
    features: ['=nurse', '^nu'],
    scales: Float32Array.of(0.5, 0.25),
    values: Int8Array.of(1, -2, 3, 127),
  });

const open = () => {
  const warnings: string[] = [];
  const current = createCurrentVectors({ path, warn: (sentence) => warnings.push(sentence) });
  return { version: async () => (await current.get())?.version ?? null, warnings };
};

it('a process uses a new table of vectors as soon as it is stored', async () => {
  const { version, warnings } = open();
  expect(await version()).toBeNull();
  await write('first');
  expect(await version()).toBe('first');
  await write('second');
  expect(await version()).toBe('second');
  expect(warnings).toEqual([]);
});

it.each<[string, (file: Buffer) => Buffer, RegExp]>([
  ['cut short', (file) => file.subarray(0, file.length - 1), /is cut short/],
  ['cut within its head', (file) => file.subarray(0, 20), /is no table of title vectors/],
  ['empty', () => Buffer.alloc(0), /is no table of title vectors/],
  ['damaged', (file) => Buffer.concat([file.subarray(0, -1), Buffer.of(0)]), /is damaged/],
  [
    'of another version',
    (file) => Buffer.from(file.toString('latin1').replace('"format":1', '"format":9'), 'latin1'),
    /is of format 9, and this version reads 1/,
  ],
])(
  'a table that is %s is refused once with what to do, and the last good one remains',
  async (_name, spoil, sentence) => {
    await write('good');
    const { version, warnings } = open();
    await version();
    await writeFile(path, spoil(await readFile(path)));
    expect([await version(), await version()]).toEqual(['good', 'good']);
    expect(warnings).toEqual([expect.stringMatching(sentence)]);
    expect(warnings[0]).toMatch(/Train it again with pnpm taxonomy:load\.$/);
  },
);
