import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../../files/write-atomically.ts';
import { rowBytes, type VectorRows } from './vector-rows.ts';

/** Version of the file's layout and of the features that are summed. A table of another format is refused. */
const format = 2;
const magic = Buffer.from('JHTV');
const prefixLength = 8;

const header = z.object({
  format: z.number(),
  version: z.string(),
  /** Source of its training: few lists, or a taxonomy. */
  source: z.enum(['lists', 'taxonomy']),
  languages: z.array(z.string()),
  dimensions: z.int().check(z.positive()),
  features: z.int().check(z.positive()),
  occupations: z.int(),
  checksum: z.string(),
});

export type VectorSource = VectorRows['source'];

/** A file that is no usable table; the message is a sentence for the operator. */
class UnusableTable extends Error {}

/** The table that an operator's lists trained. */
export const vectorFile = (dataFolder: string): string => join(dataFolder, 'title-vectors', 'table.bin');

/** The table that comes with the product. */
export const shippedVectors = join(import.meta.dirname, '../../../data/titles/title-vectors.bin');

const checksumOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('base64url');
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint32Array | Float32Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Replaces the table in one step: a reader finds the old one or the new one. */
export async function writeVectors(path: string, table: VectorRows): Promise<void> {
  const { version, source, languages, dimensions, keys, scales, values } = table;
  const body = Buffer.concat([keys, scales, values].map(bytesOf));
  const head = {
    ...{ format, version, source, languages: [...languages], dimensions },
    ...{ features: keys.length, occupations: scales.length - keys.length, checksum: checksumOf(body) },
  } satisfies z.infer<typeof header>;
  // The arrays begin at a multiple of four bytes, so that a reader uses them where they are.
  const text = JSON.stringify(head);
  const bytes = Buffer.byteLength(text);
  const padded = Buffer.from(text + ' '.repeat((4 - (bytes % 4)) % 4));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(padded.length);
  await writeAtomically(path, Buffer.concat([magic, length, padded, body]));
}

/** Reads a table; throws {@link UnusableTable} where it is cut short, damaged or of another format. */
export async function readVectors(path: string): Promise<VectorRows> {
  const file = await readFile(path);
  const remedy = 'Train it again with pnpm taxonomy:load.';
  const headLength = file.length >= prefixLength ? file.readUInt32LE(magic.length) : 0;
  const body = file.subarray(prefixLength + headLength);
  const written = readHead(file, headLength);
  if (!file.subarray(0, magic.length).equals(magic) || written === null)
    throw new UnusableTable(`${path} is no table of title vectors. ${remedy}`);
  if (written.format !== format)
    throw new UnusableTable(
      `${path} is of format ${written.format}, and this version reads ${format}. ${remedy}`,
    );
  const { success, data } = header.safeParse(written);
  if (!success) throw new UnusableTable(`${path} is no table of title vectors. ${remedy}`);
  const { features, occupations, checksum, ...head } = data;
  const rows = features + occupations;
  const [keysEnd, scalesEnd] = [features * 4, (features + rows) * 4];
  if (body.length !== scalesEnd + rows * rowBytes(head.dimensions))
    throw new UnusableTable(`${path} is cut short or too long. ${remedy}`);
  if (checksumOf(body) !== checksum) throw new UnusableTable(`${path} is damaged. ${remedy}`);
  const { buffer, byteOffset } = aligned(body);
  return {
    version: head.version,
    source: head.source,
    languages: head.languages,
    dimensions: head.dimensions,
    keys: new Uint32Array(buffer, byteOffset, features),
    scales: new Float32Array(buffer, byteOffset + keysEnd, rows),
    values: new Uint8Array(buffer, byteOffset + scalesEnd),
  };
}

/** The same bytes at a multiple of four; a file that was read whole begins at one. */
const aligned = (body: Buffer): Uint8Array => (body.byteOffset % 4 === 0 ? body : Uint8Array.from(body));

function readHead(file: Buffer, length: number): { format: unknown } | null {
  try {
    const head: unknown = JSON.parse(file.subarray(prefixLength, prefixLength + length).toString());
    return typeof head === 'object' && head !== null && 'format' in head ? head : null;
  } catch {
    return null;
  }
}
