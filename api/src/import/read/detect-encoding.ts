import { createReadStream } from 'node:fs';
import { analyse } from 'chardet';
import { decodeAll, encodingNamed, type TextEncoding } from './text-encoding.ts';

export interface DetectedEncoding {
  encoding: TextEncoding;
  /** Why the encoding is uncertain. */
  doubt?: string;
}

interface Sample {
  head: Buffer;
  /** The first lines with bytes beyond ASCII, because a file may begin with many that have none. */
  lines: Buffer[];
}

const sampleBytes = 256 * 1024;
const newline = 10;
const escapeByte = 0x1b;

/**
 * Detects the encoding of a file by its content: byte order mark, then valid UTF-8, then the letters that each encoding
 * yields.
 */
export async function detectEncoding(path: string): Promise<DetectedEncoding> {
  const { head, lines } = await readSample(path);
  const wide = wideEncoding(head);
  if (wide) return { encoding: wide };
  if (lines.length === 0) return { encoding: 'utf-8' };
  const valid = lines.filter(isUtf8).length / lines.length;
  if (valid >= 0.9) return { encoding: 'utf-8' };
  if (valid >= 0.2 && lines.length > 4)
    return { encoding: 'utf-8', doubt: 'some of its lines are UTF-8 and others are not' };
  const found = legacyEncoding(Buffer.concat(lines), declaredIn(head));
  return found.doubt === undefined && isMixed(lines, found.encoding)
    ? { ...found, doubt: 'some of its lines are in another encoding than others' }
    : found;
}

async function readSample(path: string): Promise<Sample> {
  let head: Buffer | undefined;
  let rest: Buffer = Buffer.alloc(0);
  const lines: Buffer[] = [];
  let size = 0;
  const take = (line: Buffer) => {
    if (!line.some((byte) => byte >= 0x80 || byte === escapeByte)) return;
    lines.push(line);
    size += line.length;
  };
  for await (const piece of createReadStream(path, { highWaterMark: sampleBytes })) {
    const bytes = piece as Buffer;
    head ??= bytes;
    let start = 0;
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, start)) {
      const line = bytes.subarray(start, at + 1);
      take(start === 0 && rest.length > 0 ? Buffer.concat([rest, line]) : line);
      start = at + 1;
      rest = Buffer.alloc(0);
    }
    // A line of many pieces is compared in parts: a character cut in two is one wrong one among thousands.
    if (rest.length + bytes.length - start > sampleBytes) {
      take(bytes.subarray(start));
      rest = Buffer.alloc(0);
    } else rest = Buffer.concat([rest, bytes.subarray(start)]);
    if (size >= sampleBytes) break;
  }
  take(rest);
  return { head: head ?? Buffer.alloc(0), lines };
}

/**
 * UTF-16, by its byte order mark or by the zero bytes of its ASCII characters. Texts of other scripts have few of
 * those: then the byte order decides that gives characters which people write.
 */
function wideEncoding(head: Buffer): TextEncoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const bytes = head.subarray(0, 4_096);
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0 || bytes.length < 8) return undefined;
  if (Math.max(even, odd) * 8 >= bytes.length) return odd > even ? 'utf-16le' : 'utf-16be';
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  const fitting = ['utf-16le', 'utf-16be'].filter((encoding) => isText(decodeAll(whole, encoding)));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whether a text has letters, and no character that is unassigned, of private use or for control. */
const isText = (text: string): boolean =>
  /\p{L}/u.test(text) && !/(?![\t\r\n])\p{Cc}|\p{Cn}|\p{Co}|\p{Cs}.|\uFFFD/u.test(text);

const writtenReplacement = Buffer.from('\uFFFD');

function countOf(line: Buffer, wanted: Buffer): number {
  let count = 0;
  for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + wanted.length)) count++;
  return count;
}

function isUtf8(line: Buffer): boolean {
  // ISO-2022 has no byte beyond ASCII, only escape sequences.
  if (line.includes('\u001B$') || line.includes('\u001B(')) return false;
  const text = line.toString('utf8');
  // U+FFFD that the source itself has written, in place of a letter it had lost, is valid UTF-8.
  const damaged = (text.match(/\uFFFD/g)?.length ?? 0) - countOf(line, writtenReplacement);
  const beyondAscii = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return damaged * 10 < beyondAscii || damaged === 0;
}

const comparedLines = 40;
const certain = 80;

/** Whether a line is clearly in another encoding than the whole. */
function isMixed(lines: readonly Buffer[], encoding: TextEncoding): boolean {
  return lines.slice(0, comparedLines).some((line) => {
    const [best] = candidatesFor(line);
    if (best === undefined || best.confidence < certain) return false;
    const own = candidatesFor(line).find((one) => one.encoding === encoding);
    return best.text !== decodeAll(line, encoding) && best.confidence >= minLead * (own?.confidence ?? 0);
  });
}

/** The encoding that an XML declaration or a `<meta>` of a page names. */
function declaredIn(head: Buffer): string | undefined {
  const start = head.toString('latin1', 0, 2_000);
  return (/^\s*<\?xml[^>]*?encoding=["']([\w-]+)["']/.exec(start) ??
    /<meta\b[^>]*?\bcharset\s*=\s*["']?([\w-]+)/i.exec(start))?.[1];
}

interface Candidate {
  encoding: TextEncoding;
  confidence: number;
  text: string;
}

/** Minimum confidence of the letter statistics. */
const minConfidence = 30;
/** Minimum margin over the next encoding that decodes the bytes to a different text. */
const minLead = 1.25;

const western = 'windows-1252';

function legacyEncoding(bytes: Buffer, declared: string | undefined): DetectedEncoding {
  const named = declared === undefined ? undefined : encodingNamed(declared);
  if (named !== undefined && named !== 'utf-8' && isReadable(decodeAll(bytes, named)))
    return { encoding: named };
  const candidates = candidatesFor(bytes);
  const [best] = candidates;
  if (best === undefined) return { encoding: western, doubt: 'it is in no encoding that is known' };
  const rival = candidates.find((one) => one.text !== best.text);
  const isClear =
    (best.confidence >= minConfidence && best.confidence >= minLead * (rival?.confidence ?? 0)) ||
    (isThai(best.text) && letterShare(rival?.text ?? '') < 0.9);
  if (!isClear && isKorean(decodeAll(bytes, korean))) return { encoding: korean };
  if (!isClear && isWellFormedThai(decodeAll(bytes, thai))) return { encoding: thai };
  const byLetters = encodingByLetters(bytes);
  // If several encodings decode to the same text, Western European is preferred, unless its letters belong to no language.
  if (isClear && best.text === decodeAll(bytes, western)) return { encoding: byLetters ?? western };
  if (isClear) return { encoding: best.encoding };
  if (byLetters) return { encoding: byLetters };
  const guesses = [best, ...(rival ? [rival] : [])].map(({ encoding }) => encoding);
  return { encoding: best.encoding, doubt: `it may be ${guesses.join(' or ')}, and too little tells which` };
}

/** Whether nearly all characters beyond ASCII are Thai; in other encodings many of the bytes are marks and boxes. */
const isThai = (text: string): boolean => shareOf(text, /\p{Script=Thai}/gu) > 0.95;

const thai = 'windows-874';
const thaiMarks = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g;
const thaiMarksAfterConsonants = /(?<=[\u0E01-\u0E2E])[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{1,2}/g;

/** Whether a text is Thai, and its vowel signs and tones follow consonants, as those of other encodings' bytes do not. */
function isWellFormedThai(text: string): boolean {
  const marks = text.match(thaiMarks)?.length ?? 0;
  const placed = (text.match(thaiMarksAfterConsonants) ?? []).join('').length;
  return isThai(text) && marks >= 3 && placed >= marks * 0.95;
}

const korean = 'euc-kr';
/**
 * Whether nearly all characters beyond ASCII are Korean syllables, a tenth of them the most frequent ones. Bytes of
 * Chinese make syllables too, but rare ones.
 */
const isKorean = (text: string): boolean =>
  isReadable(text) &&
  shareOf(text, /\p{Script=Hangul}/gu) > 0.9 &&
  shareOf(text, /[가고기는다도로를사서에은을의이인자지하한]/gu) > 0.1;

const letterShare = (text: string): number => shareOf(text, /[\p{L}\p{M}]/gu);

function shareOf(text: string, wanted: RegExp): number {
  const beyondAscii = (text.match(/[^\0-\u007F]/g) ?? []).join('');
  return (beyondAscii.match(wanted) ?? []).length / Math.max(1, beyondAscii.length);
}

function candidatesFor(bytes: Buffer): Candidate[] {
  return analyse(bytes).flatMap(({ name, confidence }) => {
    const encoding = encodingNamed(name);
    if (encoding === undefined || encoding === 'utf-8') return [];
    const text = decodeAll(bytes, encoding);
    return isReadable(text) ? [{ encoding, confidence, text }] : [];
  });
}

/** Whether a decoded text has hardly any character that its encoding does not have, or that nobody writes. */
function isReadable(text: string): boolean {
  const wrong =
    text.match(/[\u0080-\u009F\uFFFD]|\p{Co}|\p{Cn}|[À-ÿ](?=\p{Script=Arabic})|\p{Script=Arabic}(?=[À-ÿ])/gu)
      ?.length ?? 0;
  const beyondAscii = text.match(/[^\0-\u007F]/g)?.length ?? 0;
  return beyondAscii > 0 && wrong * 100 <= beyondAscii;
}

const punctuation = '€‚„…†•–—‘’“”™ ¡£§©ª«®°²³´·º»¿½';
/** Encoding detection for short texts: letters of the languages that an encoding is used for. */
/** Vietnamese tones follow vowels, and the sign of its currency is no part of a word. */
const misplacedVietnamese = /₫\p{L}|\p{L}₫|(?<![aeiouyăâêôơư])\p{M}/iu;
const lettersOf: readonly [TextEncoding, string][] = [
  ['windows-1252', 'ÁÉÍÓÚÑÜÇÃÕÂÊÔÀÄÖáéíóúñüçãõâêôàäößèîïûœ'],
  ['windows-1254', 'ÇĞİÖŞÜçğıöşüâîû'],
  // Spreadsheets of older Macs.
  ['macintosh', 'ÁÉÍÓÚÑÜÇÃÕÂÊÔÀÄÖáéíóúñüçãõâêôàäößèîïûœ'],
  // The tones of Vietnamese are marks of their own there.
  ['windows-1258', 'ĂÂÊÔƠƯĐĐăâêôơưđÀÁÈÉÙÚàáèéùú\u0300\u0301\u0303\u0309\u0323₫'],
];

function encodingByLetters(bytes: Buffer): TextEncoding | undefined {
  const fitting = lettersOf.filter(([encoding, letters]) => {
    const text = decodeAll(bytes, encoding);
    if (encoding === 'windows-1258' && misplacedVietnamese.test(text)) return false;
    return (text.match(/[^\0-\u007F]/g) ?? []).every((one) => `${punctuation}${letters}`.includes(one));
  });
  const texts = new Set(fitting.map(([encoding]) => decodeAll(bytes, encoding)));
  return texts.size === 1 ? fitting[0]?.[0] : undefined;
}
