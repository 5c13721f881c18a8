import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Identifies a file by its content: a renamed copy is the same import, an edited one is not. */
export async function fileIdentity(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path, { highWaterMark: 1024 * 1024 }))
    hash.update(bytes as Buffer);
  return hash.digest().subarray(0, 16);
}
