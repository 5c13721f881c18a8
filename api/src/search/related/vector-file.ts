import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../../files/write-atomically.ts';
import type { VectorRows } from './title-vectors.ts';

/** Version of the file's layout and of the features that are summed. A table of another format is refused. */
const format = 1;
const magic = Buffer.from('JHTV');
const prefixLength = 8;

const header = z.object({
  format: z.number(),
  version: z.string(),
  /** Source of its training: the product's own lists alone, or a taxonomy beside them. */
  source: z.enum(['lists', 'taxonomy']),
  dimensions: z.int().check(z.positive()),
  rows: z.int().check(z.positive()),
  featureBytes: z.int(),
  checksum: z.string(),
});

export type VectorSource = VectorRows['source'];

/** A file that is no usable table; the message is a sentence for the operator. */
class UnusableTable extends Error {}

export const vectorFile = (dataFolder: string): string => join(dataFolder, 'title-vectors', 'table.bin');

const checksumOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('base64url');

/** Replaces the table in one step: a reader finds the old one or the new one. */
export async function writeVectors(path: string, table: VectorRows): Promise<void> {
  const { version, source, dimensions, features, scales, values } = table;
  const names = Buffer.from(features.join('\n'));
  const body = Buffer.concat([
    names,
    Buffer.from(scales.buffer, scales.byteOffset, scales.byteLength),
    Buffer.from(values.buffer, values.byteOffset, values.byteLength),
  ]);
  const head = Buffer.from(
    JSON.stringify({
      format,
      version,
      source,
      dimensions,
      rows: features.length,
      featureBytes: names.length,
      checksum: checksumOf(body),
    } satisfies z.infer<typeof header>),
  );
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  await writeAtomically(path, Buffer.concat([magic, length, head, body]));
}

/** Reads a table; throws {@link UnusableTable} where it is cut short, damaged or of another format. */
export async function readVectors(path: string): Promise<VectorRows> {
  const file = await readFile(path);
  const remedy = 'Train it again with pnpm taxonomy:load.';
  const headLength = file.length >= prefixLength ? file.readUInt32LE(magic.length) : 0;
  const body = file.subarray(prefixLength + headLength);
  const head = header.safeParse(readHead(file, headLength));
  if (!file.subarray(0, magic.length).equals(magic) || !head.success)
    throw new UnusableTable(`${path} is no table of title vectors. ${remedy}`);
  const { dimensions, rows, featureBytes } = head.data;
  if (head.data.format !== format)
    throw new UnusableTable(
      `${path} is of format ${head.data.format}, and this version reads ${format}. ${remedy}`,
    );
  const scalesEnd = featureBytes + rows * Float32Array.BYTES_PER_ELEMENT;
  if (body.length !== scalesEnd + rows * dimensions)
    throw new UnusableTable(`${path} is cut short or too long. ${remedy}`);
  if (checksumOf(body) !== head.data.checksum) throw new UnusableTable(`${path} is damaged. ${remedy}`);
  // Copies, because a Float32Array must begin at a multiple of four bytes.
  const scales = new Float32Array(Uint8Array.from(body.subarray(featureBytes, scalesEnd)).buffer);
  const values = new Int8Array(Uint8Array.from(body.subarray(scalesEnd)).buffer);
  const features = body.subarray(0, featureBytes).toString().split('\n');
  return { version: head.data.version, source: head.data.source, dimensions, features, scales, values };
}

function readHead(file: Buffer, length: number): unknown {
  try {
    return JSON.parse(file.subarray(prefixLength, prefixLength + length).toString());
  } catch {
    return null;
  }
}
