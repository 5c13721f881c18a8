import { stat } from 'node:fs/promises';
import { TitleVectors } from './title-vectors.ts';
import { readVectors } from './vector-file.ts';

/** The table that a process answers with. */
export interface CurrentVectors {
  /** The newest usable table; null where there is none. */
  get(): Promise<TitleVectors | null>;
}

export interface CurrentVectorsOptions {
  path: string;
  /** The table that comes with the product; null for none. */
  shipped?: string | null;
  /** Told once for each file that cannot be used. */
  warn(sentence: string): void;
}

/**
 * Loads the table of the data folder, and reloads it when it is replaced. Where there is none, the table that comes with
 * the product is used. An unusable file is ignored: the last good table remains.
 */
export function createCurrentVectors({ path, shipped = null, warn }: CurrentVectorsOptions): CurrentVectors {
  let vectors: TitleVectors | null = null;
  let fallback: Promise<TitleVectors | null> | null = null;
  let seen = '';
  let reading: Promise<void> | null = null;

  const load = async (from: string): Promise<TitleVectors | null> => {
    try {
      return new TitleVectors(await readVectors(from));
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error));
      return null;
    }
  };

  async function read(): Promise<void> {
    const mark = await markOf(path);
    if (mark === seen) return;
    seen = mark;
    if (mark === absent) {
      vectors = null;
      return;
    }
    vectors = (await load(path)) ?? vectors;
  }

  return {
    async get() {
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
      if (vectors !== null || shipped === null) return vectors;
      fallback ??= load(shipped);
      return fallback;
    },
  };
}

const absent = 'absent';

/** Changes whenever the file is replaced. */
async function markOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return absent;
  }
}
