import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

export interface Refusal {
  file: string;
  line: number;
  reason: string;
  /** The record as read; undefined when it could not be read. */
  record?: Record<string, unknown>;
}

export interface RejectsFile {
  write(refusal: Refusal): void;
  /** Rejects with a sentence when rows could not be written, by a full disk for instance. */
  close(): Promise<void>;
}

const longest = 2_000;

/** Writes refused rows as CSV: file, line, reason, record as JSON. Each run overwrites it, because it refuses the same rows. */
export async function createRejectsFile(path: string): Promise<RejectsFile> {
  await mkdir(dirname(path), { recursive: true });
  const stream = createWriteStream(path);
  let failure: NodeJS.ErrnoException | undefined;
  // The import continues: its rows matter more than the list of refused rows.
  stream.on('error', (error) => {
    failure ??= error;
  });
  stream.write('file,line,reason,record\n');
  return {
    write({ file, line, reason, record }) {
      const json = record === undefined ? '' : JSON.stringify(record).slice(0, longest);
      if (failure === undefined) stream.write(`${[file, String(line), reason, json].map(cell).join(',')}\n`);
    },
    async close() {
      stream.end();
      await finished(stream).catch((error: Error) => {
        failure ??= error;
      });
      if (failure === undefined) return;
      const reason = failure.code === 'ENOSPC' ? 'the disk is full' : failure.message;
      throw new Error(
        `The refused rows could not be written to ${path}: ${reason}. All others are imported; run it again to get them.`,
        { cause: failure },
      );
    },
  };
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
