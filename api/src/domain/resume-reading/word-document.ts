const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const endOfChain = 0xffff_fffa;
const directoryEntrySize = 128;

/** Whether `bytes` begin like an OLE compound file, the container of Word 6 to 2003 and of many other programs. */
const isCompoundFile = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(signature);

/**
 * Whether an OLE compound file holds a `WordDocument` stream, which tells a .doc from .xls, .ppt, .msi and .msg.
 * Never throws: a directory that cannot be followed is one without the stream.
 */
export function isWordDocument(bytes: Buffer): boolean {
  if (!isCompoundFile(bytes) || bytes.length < 512) return false;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const size = 1 << shift;
  const sector = (index: number) => bytes.subarray((index + 1) * size, (index + 2) * size);
  const nextOf = sectorChain(bytes, size);
  let index = bytes.readUInt32LE(48);
  // Each sector once at most: a damaged chain may run in a circle.
  for (let steps = 0; index < endOfChain && steps * size < bytes.length; steps += 1) {
    if (hasStreamNamed('WordDocument', sector(index))) return true;
    index = nextOf(index);
  }
  return false;
}

/** Follows the allocation table through the first 109 of its sectors, named in the header: 6.8 MB of file. */
function sectorChain(bytes: Buffer, size: number): (index: number) => number {
  const perSector = size / 4;
  return (index) => {
    const slot = Math.floor(index / perSector);
    if (slot >= 109) return endOfChain;
    const table = bytes.readUInt32LE(76 + slot * 4);
    const at = (table + 1) * size + (index % perSector) * 4;
    return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : endOfChain;
  };
}

function hasStreamNamed(name: string, directory: Buffer): boolean {
  const length = (name.length + 1) * 2;
  for (let at = 0; at + directoryEntrySize <= directory.length; at += directoryEntrySize) {
    const isStream = directory[at + 66] === 2;
    // The format compares names without case, and some writers use it.
    const found = directory.toString('utf16le', at, at + length);
    if (isStream && found.toLowerCase() === `${name.toLowerCase()}\0`) return true;
  }
  return false;
}
