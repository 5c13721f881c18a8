import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCurrentVectors } from './current-vectors.ts';
import { vectorFile, writeVectors } from './vector-file.ts';
import { packRows } from './vector-rows.ts';

let path: string;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-vectors-'));
  path = vectorFile(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (version: string, to = path) =>
  writeVectors(to, {
    ...packRows({
      ...{ version, source: 'lists', languages: ['en'], dimensions: 2, occupations: [] },
      features: [
        ['=nurse', [1, -2]],
        ['^nu', [3, 1]],
      ],
    }),
  });

const open = (shipped: string | null = null) => {
  const warnings: string[] = [];
  const current = createCurrentVectors({ path, shipped, warn: (sentence) => warnings.push(sentence) });
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

it('the table that comes with the product is used until the data folder has one', async () => {
  const shipped = join(folder, 'shipped.bin');
  await write('shipped', shipped);
  const { version, warnings } = open(shipped);
  expect(await version()).toBe('shipped');
  await write('of an operator');
  expect(await version()).toBe('of an operator');
  expect(warnings).toEqual([]);
});

it.each<[string, (file: Buffer) => Buffer, RegExp]>([
  ['cut short', (file) => file.subarray(0, file.length - 1), /is cut short/],
  ['cut within its head', (file) => file.subarray(0, 20), /is no table of title vectors/],
  ['empty', () => Buffer.alloc(0), /is no table of title vectors/],
  [
    'damaged',
    (file) => Buffer.concat([file.subarray(0, -1), Buffer.of(~(file.at(-1) ?? 0) & 0xff)]),
    /is damaged/,
  ],
  [
    'of another version',
    (file) => Buffer.from(file.toString('latin1').replace('"format":2', '"format":9'), 'latin1'),
    /is of format 9, and this version reads 2/,
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
