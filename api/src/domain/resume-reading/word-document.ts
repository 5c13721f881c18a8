const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const endOfChain = 0xffff_fffa;
const directoryEntrySize = 128;

/** Whether `bytes` begin like an OLE compound file, the container of Word 6 to 2003 and of many other programs. */
const isCompoundFile = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(signature);

/**
 * Whether an OLE compound file holds a `WordDocument` stream, which tells a .doc from .xls, .ppt, .msi and .msg.
 * Never throws: a directory that cannot be followed is one without the stream.
 */
export const isWordDocument = (bytes: Buffer): boolean => findStream(bytes, 'WordDocument') !== null;

/** Whether an OLE compound file is the envelope of a newer Office document with a password. */
export const isEncryptedOffice = (bytes: Buffer): boolean => findStream(bytes, 'EncryptedPackage') !== null;

/** Whether an OLE compound file ends before its directory or its last sector, or has no valid sector size. */
export function isBrokenCompoundFile(bytes: Buffer): boolean {
  if (!isCompoundFile(bytes)) return false;
  if (bytes.length < 512 || ![512, 4_096].includes(sectorSize(bytes))) return true;
  return (bytes.readUInt32LE(48) + 1) * sectorSize(bytes) >= bytes.length || isTruncated(bytes);
}

/** How the file information block of Word begins; a short stream is elsewhere, in a stream of short ones. */
const wordMagic = 0xa5ec;

/** Whether a .doc asks for a password: the flag `fEncrypted` of its file information block. */
export function isEncryptedWord(bytes: Buffer): boolean {
  const stream = findStream(bytes, 'WordDocument');
  const at = stream === null ? 0 : (stream.sector + 1) * sectorSize(bytes);
  if (at === 0 || at + 12 > bytes.length || bytes.readUInt16LE(at) !== wordMagic) return false;
  return (bytes.readUInt16LE(at + 10) & 0x0100) !== 0;
}

/** Whether an OLE compound file ends before the last sector that its allocation table names. */
export function isTruncated(bytes: Buffer): boolean {
  const size = sectorSize(bytes);
  const tables = bytes.readUInt32LE(44);
  for (let index = Math.min(tables, maxTables) - 1; index >= 0; index -= 1) {
    const table = (bytes.readUInt32LE(76 + index * 4) + 1) * size;
    if (table + size > bytes.length) return true;
    for (let entry = size / 4 - 1; entry >= 0; entry -= 1) {
      if (bytes.readUInt32LE(table + entry * 4) === freeSector) continue;
      // The last sector may be shorter than the others.
      return ((index * size) / 4 + entry + 1) * size >= bytes.length;
    }
  }
  return false;
}

const freeSector = 0xffff_ffff;

const sectorSize = (bytes: Buffer): number => 1 << bytes.readUInt16LE(30);

/** The first sector of a stream of an OLE compound file; null for a file without it. */
function findStream(bytes: Buffer, name: string): { sector: number } | null {
  if (!isCompoundFile(bytes) || bytes.length < 512) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 1 << shift;
  const sector = (index: number) => bytes.subarray((index + 1) * size, (index + 2) * size);
  const nextOf = sectorChain(bytes, size);
  let index = bytes.readUInt32LE(48);
  // Each sector once at most: a damaged chain may run in a circle.
  for (let steps = 0; index < endOfChain && steps * size < bytes.length; steps += 1) {
    const first = sectorOfStream(name, sector(index));
    if (first !== null) return { sector: first };
    index = nextOf(index);
  }
  return null;
}

/** Sectors of the allocation table that the header names: 6.8 MB of file. */
const maxTables = 109;

/** Follows the allocation table through the sectors that the header names. */
function sectorChain(bytes: Buffer, size: number): (index: number) => number {
  const perSector = size / 4;
  return (index) => {
    const slot = Math.floor(index / perSector);
    if (slot >= maxTables) return endOfChain;
    const table = bytes.readUInt32LE(76 + slot * 4);
    const at = (table + 1) * size + (index % perSector) * 4;
    return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : endOfChain;
  };
}

function sectorOfStream(name: string, directory: Buffer): number | null {
  const length = (name.length + 1) * 2;
  for (let at = 0; at + directoryEntrySize <= directory.length; at += directoryEntrySize) {
    const isStream = directory[at + 66] === 2;
    // The format compares names without case, and some writers use it.
    const found = directory.toString('utf16le', at, at + length);
    if (isStream && found.toLowerCase() === `${name.toLowerCase()}\0`)
      return directory.readUInt32LE(at + 116);
  }
  return null;
}
