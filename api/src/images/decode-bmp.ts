import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';

export interface Pixels {
  /** Four bytes a pixel: red, green, blue, 255. */
  data: Uint8Array;
  width: number;
  height: number;
}

const timeoutMs = 10_000;
const decoded = z.object({ data: z.instanceof(Uint8Array), width: z.int(), height: z.int() });

/** Width and height that a BMP file claims, without decoding it; null where the header holds none. */
export function bmpSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 26) return null;
  const width = bytes.readInt32LE(18);
  // A negative height means rows from top to bottom.
  const height = Math.abs(bytes.readInt32LE(22));
  return width > 0 && height > 0 ? { width, height } : null;
}

/**
 * Decodes a BMP file in a thread of its own with a time limit: damaged run lengths can keep the decoder busy. The caller
 * bounds the pixels beforehand, by {@link bmpSize}. Rejects for a file that cannot be decoded.
 */
export async function decodeBmp(bytes: Buffer): Promise<Pixels> {
  const worker = new Worker(new URL('./decode-bmp-worker.ts', import.meta.url), { workerData: bytes });
  try {
    return await new Promise<Pixels>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Decoding took too long')), timeoutMs);
      const settle = (act: () => void) => {
        clearTimeout(timer);
        act();
      };
      worker.once('message', (message) => settle(() => resolve(decoded.parse(message))));
      worker.once('error', (error) => settle(() => reject(error)));
      worker.once('exit', () => settle(() => reject(new Error('The decoder ended without a result'))));
    });
  } finally {
    await worker.terminate();
  }
}
