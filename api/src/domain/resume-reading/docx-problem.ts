import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);
/** More than the text of any résumé: a larger part is not tried. */
const maxPartBytes = 32 * 1024 * 1024;
const mainPart = /^word\/document\d*\.xml$/iu;
/** Lengths of the records of a zip without their variable parts. */
const lengths = { end: 22, entry: 46, local: 30 };

interface ZipEntry {
  isEncrypted: boolean;
  isDeflated: boolean;
  checksum: number;
  packed: number;
  size: number;
  /** Where its local header begins. */
  at: number;
}

/**
 * Why Word could not open a `docx` whose directory is whole: its text is encrypted by a zip program, or is not what its
 * checksum says. Null for a file that opens, and for one whose text has another name or is very large.
 */
export async function docxProblem(bytes: Buffer): Promise<'locked' | 'damaged' | null> {
  const entry = findMainPart(bytes);
  if (entry === null || entry.size > maxPartBytes) return null;
  if (entry.isEncrypted) return 'locked';
  if (entry.at + lengths.local > bytes.length) return 'damaged';
  const start =
    entry.at + lengths.local + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
  const packed = bytes.subarray(start, start + entry.packed);
  try {
    const text = entry.isDeflated ? await inflate(packed, { maxOutputLength: maxPartBytes }) : packed;
    return crc32(text) === entry.checksum ? null : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** The entry of the document's text in the directory at the end of a zip. */
function findMainPart(bytes: Buffer): ZipEntry | null {
  const end = bytes.lastIndexOf('PK\u0005\u0006', bytes.length, 'latin1');
  if (end < 0 || end + lengths.end > bytes.length) return null;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0 && at + lengths.entry <= bytes.length; left -= 1) {
    if (bytes.toString('latin1', at, at + 4) !== 'PK\u0001\u0002') return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const nameEnd = at + lengths.entry + (name ?? 0);
    const method = bytes.readUInt16LE(at + 10);
    if (mainPart.test(bytes.toString('utf8', at + lengths.entry, nameEnd)))
      return method !== 0 && method !== 8 && (bytes.readUInt16LE(at + 8) & 1) === 0
        ? null
        : {
            isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
            isDeflated: method === 8,
            checksum: bytes.readUInt32LE(at + 16),
            packed: bytes.readUInt32LE(at + 20),
            size: bytes.readUInt32LE(at + 24),
            at: bytes.readUInt32LE(at + 42),
          };
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return null;
}
