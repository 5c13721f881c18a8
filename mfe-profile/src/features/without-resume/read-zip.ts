import { inflateSync } from 'fflate';

/** Sizes of the records of a ZIP file without names, and how they begin. Numbers are little-endian. */
const end = { bytes: 22, begins: 0x0605_4b50 };
const central = { bytes: 46, begins: 0x0201_4b50 };
const local = { bytes: 30, begins: 0x0403_4b50 };
const maxComment = 0xffff;
/** More than a directory of 65,535 files, the most that a ZIP file lists without its extension ZIP64. */
const maxDirectory = 32_000_000;
/** All files that are read may have this many times the bytes of the largest one. */
const maxTotal = 20;
const methods = { stored: 0, deflated: 8 };
const isEncrypted = (flags: number): boolean => (flags & 1) === 1;

interface Entry {
  name: string;
  method: number;
  flags: number;
  packedSize: number;
  size: number;
  offset: number;
}

const notAZip = () => new Error('This is no ZIP file that can be read.');

async function viewOf(file: Blob, from: number, bytes: number): Promise<DataView> {
  const view = new DataView(await file.slice(from, from + bytes).arrayBuffer());
  if (from < 0 || view.byteLength < bytes) throw notAZip();
  return view;
}

/** The directory at the end of the file, which lists all entries. */
async function listEntries(file: Blob): Promise<Entry[]> {
  const tailBytes = Math.min(file.size, end.bytes + maxComment);
  const tail = await viewOf(file, file.size - tailBytes, tailBytes);
  let at = tailBytes - end.bytes;
  while (at >= 0 && tail.getUint32(at, true) !== end.begins) at -= 1;
  if (at < 0) throw notAZip();
  const [count, bytes, from] = [
    tail.getUint16(at + 10, true),
    tail.getUint32(at + 12, true),
    tail.getUint32(at + 16, true),
  ];
  if (bytes > maxDirectory) throw notAZip();
  const view = await viewOf(file, from, bytes);
  const entries: Entry[] = [];
  for (let place = 0; entries.length < count; ) {
    if (place + central.bytes > bytes || view.getUint32(place, true) !== central.begins) throw notAZip();
    const nameBytes = view.getUint16(place + 28, true);
    const more = view.getUint16(place + 30, true) + view.getUint16(place + 32, true);
    if (place + central.bytes + nameBytes > bytes) throw notAZip();
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, place + central.bytes, nameBytes)),
      flags: view.getUint16(place + 8, true),
      method: view.getUint16(place + 10, true),
      packedSize: view.getUint32(place + 20, true),
      size: view.getUint32(place + 24, true),
      offset: view.getUint32(place + 42, true),
    });
    place += central.bytes + nameBytes + more;
  }
  return entries;
}

async function readEntry(file: Blob, { method, packedSize, size, offset }: Entry): Promise<Uint8Array> {
  const head = await viewOf(file, offset, local.bytes);
  if (head.getUint32(0, true) !== local.begins) throw notAZip();
  const from = offset + local.bytes + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = new Uint8Array((await viewOf(file, from, packedSize)).buffer);
  return method === methods.stored ? packed : inflateSync(packed, { out: new Uint8Array(size) });
}

/**
 * The wanted files of a ZIP file, by name. Only its directory and these files are read, so that it may be as large as a
 * ZIP file without ZIP64 can be, 4 GB. Files above `maxBytes` decompressed and encrypted ones are left out, and so is
 * what exceeds 20 times that in all, as in a ZIP bomb. Throws if it is no ZIP file.
 */
export async function readZip(
  file: Blob,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  let total = 0;
  for (const entry of await listEntries(file)) {
    const { name, method, flags, size, packedSize } = entry;
    const isReadable = Object.values(methods).includes(method) && !isEncrypted(flags);
    if (!isReadable || !isWanted(name) || size > maxBytes || packedSize > maxBytes) continue;
    total += Math.max(size, packedSize);
    if (total > maxTotal * maxBytes) break;
    files[name] = await readEntry(file, entry);
  }
  return files;
}
