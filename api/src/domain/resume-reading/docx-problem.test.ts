import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { docxProblem } from './docx-problem.ts';

const own = readFileSync(join(import.meta.dirname, '../../bench/own-resumes/04-accountant-pt.docx'));
const lines = Array.from({ length: 400 }, (_, index) => `<w:p>${index * 7_919}</w:p>`).join('');
const made = (level: 0 | 6) =>
  Buffer.from(
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(lines) }, { level }),
  );

/** With the bit that a zip program sets for each part that has a password. */
function encrypted(zip: Buffer): Buffer {
  const bytes = Buffer.from(zip);
  for (const [mark, offset] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const)
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 4)) bytes[at + offset] = 1;
  return bytes;
}

function changed(zip: Buffer, length: number): Buffer {
  const bytes = Buffer.from(zip);
  const from = bytes.indexOf('word/document.xml') + 200;
  for (let at = from; at < from + length; at += 1) bytes[at] = (bytes[at] ?? 0) ^ 0x5a;
  return bytes;
}

it.each([
  ['of a word processor', own, null],
  ['that is compressed', made(6), null],
  ['that is not compressed', made(0), null],
  ['with a password of a zip program', encrypted(made(6)), 'locked'],
  ['with changed bytes in its compressed text', changed(made(6), 60), 'damaged'],
  ['with one changed byte in its text', changed(made(0), 1), 'damaged'],
  ['without a document', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), null],
  ['that is no zip', Buffer.from('PK'), null],
] as const)('a Word file %s', async (_, bytes, problem) => expect(await docxProblem(bytes)).toBe(problem));

it('a Word file opens unless it is cut, wherever that is', async () => {
  const whole = made(6);
  for (let length = 0; length < whole.length; length += 61)
    await expect(docxProblem(whole.subarray(0, length))).resolves.not.toBe('locked');
});
