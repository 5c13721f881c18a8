/** Bytes of the records of a ZIP file without names, and how they begin. */
const local = { bytes: 30, begins: 0x0403_4b50 };
const central = { bytes: 46, begins: 0x0201_4b50 };
const end = { bytes: 22, begins: 0x0605_4b50 };

/**
 * Whether the central directory of a ZIP file lists exactly the entries before it, in their order. Otherwise programs that
 * read the directory unpack other files than those that read the entries: an offset may point into a file's content.
 * Extra fields and comments, which can rename files, are refused as well. The site writes none.
 */
export function isPlainlyPacked(archive: Uint8Array): boolean {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const at = bytes.length - end.bytes;
  if (at < 0 || bytes.readUInt32LE(at) !== end.begins || bytes.readUInt16LE(at + 20) !== 0) return false;
  const start = bytes.readUInt32LE(at + 16);
  let [entry, listed] = [0, start];
  for (let count = bytes.readUInt16LE(at + 10); count > 0; count -= 1) {
    if (entry + local.bytes > start || listed + central.bytes > at) return false;
    const size = bytes.readUInt16LE(entry + 26);
    if (!isEntryListed(bytes, { entry, listed, size })) return false;
    entry += local.bytes + size + bytes.readUInt32LE(entry + 18);
    listed += central.bytes + size;
  }
  return entry === start && listed === at;
}

/** `size` is that of the name in the entry. */
function isEntryListed(
  bytes: Buffer,
  { entry, listed, size }: { entry: number; listed: number; size: number },
): boolean {
  const [name, listedName] = [entry + local.bytes, listed + central.bytes];
  const isSame = (from: number, other: number, length: number) =>
    bytes.subarray(from, from + length).equals(bytes.subarray(other, other + length));
  return (
    bytes.readUInt32LE(entry) === local.begins &&
    bytes.readUInt32LE(listed) === central.begins &&
    bytes.readUInt32LE(listed + 42) === entry &&
    // Flags, method, time, checksum, sizes and length of the name; then the lengths of extra fields and of the comment.
    isSame(entry + 6, listed + 8, 22) &&
    bytes.readUInt16LE(entry + 28) === 0 &&
    bytes.readUInt32LE(listed + 30) === 0 &&
    isSame(name, listedName, size)
  );
}
