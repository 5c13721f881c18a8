import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { OperationError } from '../contract/operation-error.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Path → content in base 64. */
const packed = z.record(z.string(), z.string());

/** What a release may weigh on its way, packed and unpacked. */
export const releaseLimit = { packed: 64 * 2 ** 20, unpacked: 256 * 2 ** 20 };

/** A release's folder as one body of a request. */
export async function packRelease(folder: string): Promise<Buffer> {
  const files: Record<string, string> = {};
  for await (const path of glob('**/*', { cwd: folder })) {
    if ((await stat(join(folder, path))).isFile())
      files[path] = (await readFile(join(folder, path))).toString('base64');
  }
  return pack(JSON.stringify(files));
}

/** Writes a packed release below `folder`, and nothing outside of it. */
export async function unpackRelease(body: Uint8Array, folder: string): Promise<void> {
  for (const [path, content] of Object.entries(await readPacked(body))) {
    const isInside = !path.includes('\\') && normalize(path) === path && !/^(?:\.\.)?\//.test(path);
    if (!isInside || !/^(?:release\.json|(?:client|server)\/.+)$/.test(path))
      throw new OperationError('invalid', `“${path}” is no path of a release.`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), Buffer.from(content, 'base64'));
  }
}

async function readPacked(body: Uint8Array): Promise<z.infer<typeof packed>> {
  try {
    const text = await unpack(body, { maxOutputLength: releaseLimit.unpacked });
    return packed.parse(JSON.parse(text.toString()));
  } catch {
    throw new OperationError('invalid', 'This is no packed release. Send it with pnpm release --against.');
  }
}
