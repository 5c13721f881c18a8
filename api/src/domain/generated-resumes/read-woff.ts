import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/**
 * The font of a WOFF file as the plain one that it was packed from. The library that embeds fonts misses tables of some
 * packed files, and cannot embed composite letters of WOFF 2.
 */
export function readWoff(path: string): Buffer {
  const woff = readFileSync(path);
  if (woff.readUInt32BE(0) !== 0x774f4646) throw new Error(`${path} is no WOFF file`);
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + count * 16);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20;
    const [from, packed, size, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
      number,
    ];
    const stored = woff.subarray(from, from + packed);
    const table = packed < size ? inflateSync(stored) : stored;
    const at = 12 + index * 16;
    woff.copy(header, at, entry, entry + 4);
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(size, at + 12);
    const padding = Buffer.alloc((4 - (size % 4)) % 4);
    parts.push(table, padding);
    offset += size + padding.length;
  }
  return Buffer.concat(parts);
}
