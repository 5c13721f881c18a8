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
  close(): Promise<void>;
}

const longest = 2_000;

/** Writes refused rows as CSV: file, line, reason, record as JSON. Each run overwrites it, because it refuses the same rows. */
export async function createRejectsFile(path: string): Promise<RejectsFile> {
  await mkdir(dirname(path), { recursive: true });
  const stream = createWriteStream(path);
  stream.write('file,line,reason,record\n');
  return {
    write({ file, line, reason, record }) {
      const json = record === undefined ? '' : JSON.stringify(record).slice(0, longest);
      stream.write(`${[file, String(line), reason, json].map(cell).join(',')}\n`);
    },
    async close() {
      stream.end();
      await finished(stream);
    },
  };
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
