import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A file of the store. */
export interface StoredFile {
  key: string;
  writtenAt: Date;
}

/** Storage of uploaded files. The store generates a random key for each. */
export interface FileStore {
  /** Resolves when the bytes are stored durably. */
  save(bytes: Uint8Array): Promise<string>;
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** The whole file, as it is read; null when there is no such file. */
  open(key: string): Promise<{ size: number; stream: Readable } | null>;
  /** Bytes `start` to `end`, both included, as they are read; null when there is no such file. */
  stream(key: string, range: { start: number; end: number }): Promise<Readable | null>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** All files, in no order. */
  list(): AsyncIterable<StoredFile>;
}

/** The file store does not answer, or refuses what the site may do in it. */
export class FilesUnavailableError extends Error {}

/** 32 hexadecimal digits. */
export const newFileKey = (): string => randomBytes(16).toString('hex');

const keyForm = /^[0-9a-f]{32}$/;
export const isFileKey = (name: string): boolean => keyForm.test(name);

/** Relative path of a file, spread over 256 folders. Throws for what is no key. */
export function filePath(key: string): string {
  if (!isFileKey(key)) throw new Error('Not a key of this store');
  return `${key.slice(0, 2)}/${key}`;
}
