import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes to read: a header and several records. */
const headBytes = 256 * 1024;

export interface FileHead {
  encoding: TextEncoding;
  text: string;
}

/** The beginning of a file as text, and its encoding: by byte order mark, otherwise UTF-8 when it is valid. */
export async function readHead(path: string): Promise<FileHead> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const encoding = encodingOf(bytes);
    return { encoding, text: new TextDecoder(encoding).decode(bytes, { stream: true }) };
  } finally {
    await file.close();
  }
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    // stream: the beginning may end in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return isMostlyUtf8(bytes) ? 'utf-8' : 'windows-1252';
  }
}

/** A UTF-8 file with a few invalid bytes is still UTF-8: its multi-byte characters outnumber them. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const damaged = text.match(/\uFFFD/g)?.length ?? 0;
  const beyondAscii = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return damaged * 10 < beyondAscii;
}

/** Streams the file's text without its byte order mark. */
export async function* readText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path, { highWaterMark: headBytes })) {
    yield decoder.decode(bytes as Uint8Array, { stream: true });
  }
  yield decoder.decode();
}
