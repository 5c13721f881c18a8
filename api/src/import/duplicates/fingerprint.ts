import { comparable } from '../clean/text/plain-text.ts';

/** Bins of the sketch, two bytes each; the standard error of the similarity is a few hundredths. */
const bins = 64;
const empty = 0xffff;
const shingle = 3;

/**
 * A MinHash sketch of a text, for estimating the similarity of two texts without the texts. It uses one permutation and
 * shingles of three words; a Chinese or Japanese character is a word.
 */
export function fingerprintOf(text: string): Buffer {
  const words =
    comparable(text).match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}+#]+/gu) ?? [];
  const least = new Uint16Array(bins).fill(empty);
  const runs = Math.max(1, words.length - shingle + 1);
  for (let at = 0; at < runs && words.length > 0; at++) {
    const hash = hashOf(words.slice(at, at + shingle).join(' '));
    const bin = hash % bins;
    const value = (hash >>> 6) % empty;
    if (value < (least[bin] ?? empty)) least[bin] = value;
  }
  return Buffer.from(least.buffer);
}

/** Estimated Jaccard similarity of two texts, 0 to 1; two empty texts are equal. */
export function similarity(a: Buffer, b: Buffer): number {
  let same = 0;
  let filled = 0;
  for (let at = 0; at < bins * 2; at += 2) {
    const [left, right] = [a.readUInt16LE(at), b.readUInt16LE(at)];
    if (left === empty && right === empty) continue;
    filled++;
    if (left === right) same++;
  }
  return filled === 0 ? 1 : same / filled;
}

export const isBlank = (fingerprint: Buffer): boolean => fingerprint.every((byte) => byte === 0xff);

/** FNV-1a with a final mix, for an even distribution of all bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
