import { crc32 } from 'node:zlib';

/** The first bytes of a PNG, up to and with its header. */
export const pngHead = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

/** A picture whose header names a size that its data does not have. `offset`: of width and height in the file. */
export function withSize(
  file: Buffer,
  width: number,
  height: number,
  offset: number,
  bigEndian: boolean,
): Buffer {
  const bytes = Buffer.from(file);
  if (bigEndian) {
    bytes.writeUInt32BE(width, offset);
    bytes.writeUInt32BE(height, offset + 4);
    // The checksum of the header chunk.
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  } else {
    bytes.writeInt32LE(width, offset);
    bytes.writeInt32LE(height, offset + 4);
  }
  return bytes;
}
