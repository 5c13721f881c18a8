import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';

/** A WHATWG name, in lower case: utf-8, windows-1256, big5, … */
export type TextEncoding = string;

/** Code pages by the numbers that Windows gives them, where the WHATWG has no label for the number. */
const codePages: Readonly<Record<string, string>> = {
  cp874: 'windows-874',
  cp932: 'shift_jis',
  cp936: 'gb18030',
  cp949: 'euc-kr',
  cp950: 'big5',
};

/** The WHATWG name of an encoding by any of its labels; undefined for one that cannot be decoded. */
export function encodingNamed(label: string): TextEncoding | undefined {
  const name = label.trim().toLowerCase();
  try {
    return new TextDecoder(codePages[name] ?? name).encoding;
  } catch {
    return undefined;
  }
}

/**
 * Encodings that the platform's decoder knows only partly. It has private characters for Hong Kong's supplement of
 * Big5, and lacks the 8,822 Korean syllables that Windows added.
 */
const wholeTables: Readonly<Record<TextEncoding, string>> = { big5: 'big5hkscs', 'euc-kr': 'cp949' };

interface Decoder {
  write(bytes: Uint8Array): string;
  end(): string;
}

/** Decodes a stream of bytes. Bytes that the encoding does not have become U+FFFD, and a byte order mark is dropped. */
function createDecoder(encoding: TextEncoding): Decoder {
  const whole = wholeTables[encoding];
  if (whole !== undefined) {
    const decoder = iconv.getDecoder(whole);
    return { write: (bytes) => decoder.write(Buffer.from(bytes)), end: () => decoder.end() ?? '' };
  }
  const decoder = new TextDecoder(encoding);
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

export function decodeAll(bytes: Uint8Array, encoding: TextEncoding): string {
  const decoder = createDecoder(encoding);
  return decoder.write(bytes) + decoder.end();
}

const pieceBytes = 256 * 1024;

/** Streams the file's text from a byte on. */
export async function* readText(path: string, encoding: TextEncoding, start = 0): AsyncGenerator<string> {
  const decoder = createDecoder(encoding);
  for await (const bytes of createReadStream(path, { start, highWaterMark: pieceBytes })) {
    const text = decoder.write(bytes as Uint8Array);
    if (text !== '') yield text;
  }
  const rest = decoder.end();
  if (rest !== '') yield rest;
}

/** The beginning of a file: a header and several records. */
export async function readHead(path: string, encoding: TextEncoding): Promise<string> {
  for await (const text of readText(path, encoding)) return text;
  return '';
}
