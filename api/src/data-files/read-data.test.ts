import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listCell, numberCell, readCsv, readJson } from './read-data.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function aFile(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

const row = z.object({ key: z.string(), pay: numberCell, kinds: listCell });

describe('a data file', () => {
  it('in CSV is read as records, lists and numbers included', async () => {
    const path = await aFile('a.csv', 'key,pay,kinds\ncook,0.75,food; hotel\n"a, b",-2,\n');
    expect(readCsv(path, row)).toEqual([
      { key: 'cook', pay: 0.75, kinds: ['food', 'hotel'] },
      { key: 'a, b', pay: -2, kinds: [] },
    ]);
  });

  it('that breaks its schema is refused with its name and the row', async () => {
    const path = await aFile('a.csv', 'key,pay,kinds\ncook,much,food\n');
    expect(() => readCsv(path, row)).toThrow(/a\.csv: [\s\S]*\[0\]\.pay/);
  });

  it('in JSON passes its texts, and not its keys, through a translation', async () => {
    const path = await aFile('a.json', '{"lift": ["lift", "two lifts"]}');
    const texts = readJson(path, z.record(z.string(), z.array(z.string())), (text) =>
      text.replace('lift', 'elevator'),
    );
    expect(texts).toEqual({ lift: ['elevator', 'two elevators'] });
  });
});
