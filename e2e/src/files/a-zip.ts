import { crc32 } from 'node:zlib';

/** A zip of uncompressed text files. */
export function aZip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, body] = [Buffer.from(name), Buffer.from(text)];
    const facts = factsOf(path, body);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, path, body]);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(20);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), made, facts, place, path]));
    parts.push(local);
    at += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listing, end]);
}

/**
 * Fields that the local header and the central directory share: version, flags, method, time, checksum, sizes, length of
 * name.
 */
function factsOf(path: Buffer, body: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  // 1 January 2026.
  facts.writeUInt16LE(((2026 - 1980) << 9) | (1 << 5) | 1, 8);
  facts.writeUInt32LE(crc32(body), 10);
  facts.writeUInt32LE(body.length, 14);
  facts.writeUInt32LE(body.length, 18);
  facts.writeUInt16LE(path.length, 22);
  return facts;
}
