import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const records = z.array(z.object({ raw: z.string() }));

/**
 * Writes every n-th row of a CSV or JSON file, byte for byte, into a file in `folder`: about `most` rows. Other files,
 * and smaller ones, are taken whole. Returns the path of the file to read.
 */
export async function sampleRows(path: string, most: number, folder: string): Promise<string> {
  const sampled = join(folder, basename(path));
  const text = await readFile(path, 'utf8');
  const every = <Row>(rows: readonly Row[]) => {
    const step = Math.floor(rows.length / most);
    return step < 2 ? null : rows.filter((_, index) => index % step === 0);
  };
  if (extname(path) === '.json') {
    const rows = every(z.array(z.unknown()).parse(JSON.parse(text)));
    if (rows === null) return path;
    await writeFile(sampled, JSON.stringify(rows));
    return sampled;
  }
  if (extname(path) !== '.csv') return path;
  const [head, ...all] = records.parse(
    parse(text, { raw: true, relax_quotes: true, relax_column_count: true }),
  );
  const rows = every(all);
  if (rows === null) return path;
  await writeFile(sampled, [head, ...rows].map((row) => row?.raw ?? '').join(''));
  return sampled;
}
