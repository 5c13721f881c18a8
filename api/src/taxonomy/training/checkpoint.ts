import { readFile } from 'node:fs/promises';
import { writeAtomically } from '../../files/write-atomically.ts';
import type { TrainingState } from './row-gradients.ts';

/** An unfinished training on disk: a line of JSON, then three arrays of equal length. */
export interface Checkpoint {
  path: string;
  /** Identifies training data and method; a checkpoint of another version is not resumed. */
  version: string;
}

const bytesOf = (array: Float32Array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength);

export async function writeCheckpoint({ path, version }: Checkpoint, state: TrainingState): Promise<void> {
  const { step, values, means, squares } = state;
  const head = Buffer.from(`${JSON.stringify({ version, step })}\n`);
  await writeAtomically(path, Buffer.concat([head, ...[values, means, squares].map(bytesOf)]));
}

/** The state to go on from; null where there is none of this version. `size` is the number of values. */
export async function readCheckpoint(
  { path, version }: Checkpoint,
  size: number,
): Promise<TrainingState | null> {
  const file = await readFile(path).catch(() => null);
  if (file === null) return null;
  const end = file.indexOf('\n') + 1;
  const head = readHead(file.subarray(0, end).toString());
  const length = size * Float32Array.BYTES_PER_ELEMENT;
  if (head?.version !== version || file.length !== end + 3 * length) return null;
  const [values, means, squares] = [0, 1, 2].map(
    (part) =>
      new Float32Array(Uint8Array.from(file.subarray(end + part * length, end + (part + 1) * length)).buffer),
  );
  return values && means && squares ? { step: head.step, values, means, squares } : null;
}

function readHead(line: string): { version: string; step: number } | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
