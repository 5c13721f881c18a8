import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { badDocuments, hasBadInput } from '../../testing/samples/bad-input.ts';
import { openingProblem } from './opening-problem.ts';
import { detectResumeFormat } from './resume-format.ts';

// A process for some documents, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const read = (path: string) => readFileSync(join(import.meta.dirname, path));
const whole = read('../../bench/own-resumes/01-nurse-en.pdf');
const docx = read('../../bench/own-resumes/04-accountant-pt.docx');

/** The file with other bytes behind each occurrence of `name`. */
function spoilt(file: Buffer, name: string): Buffer {
  const bytes = Buffer.from(file);
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) bytes.write('x', at);
  return bytes;
}

/** An OLE compound file of four sectors: allocation table, directory, and a stream of two. */
function compoundFile(stream: string, content = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.alloc(512 * 5);
  bytes.write('d0cf11e0a1b11ae1', 'hex');
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.fill(0xff, 76, 1024);
  bytes.writeUInt32LE(0, 76);
  for (const [sector, next] of [0xffff_fffd, 0xffff_fffe, 3, 0xffff_fffe].entries())
    bytes.writeUInt32LE(next, 512 + sector * 4);
  bytes.write(`${stream}\0`, 1024, 'utf16le');
  bytes[1024 + 66] = 2;
  bytes.writeUInt32LE(2, 1024 + 116);
  content.copy(bytes, 1536);
  return bytes;
}

describe('a file that no employer could open', () => {
  it('is a PDF or an old Word file with a password, and one of Word inside an encrypted package', async () => {
    expect(await openingProblem(read('open-password.pdf'), 'pdf')).toBe('locked');
    const information = Buffer.alloc(32);
    information.writeUInt16LE(0xa5ec);
    expect(await openingProblem(compoundFile('WordDocument', information), 'doc')).toBeNull();
    information.writeUInt16LE(0x0100, 10);
    expect(await openingProblem(compoundFile('WordDocument', information), 'doc')).toBe('locked');
    expect(await detectResumeFormat(compoundFile('EncryptedPackage'))).toEqual({ refused: 'locked' });
    expect(await detectResumeFormat(compoundFile('Workbook'))).toEqual({ refused: 'type' });
  });

  it.each<[string, Buffer]>([
    ['breaks off in the middle', whole.subarray(0, whole.length * 0.6)],
    ['breaks off before its table', whole.subarray(0, whole.lastIndexOf('endobj') - 400)],
    [
      'ends in zeros, as after a broken download',
      Buffer.concat([whole.subarray(0, 9_000), Buffer.alloc(20_000)]),
    ],
    [
      'lost its beginning but for the header',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), whole.subarray(20_000)]),
    ],
  ])('is a PDF that %s', async (_what, bytes) => {
    expect(await openingProblem(bytes, 'pdf')).toBe('damaged');
  });

  it.each<[string, Buffer, string]>([
    ['breaks off before its first part ends', docx.subarray(0, 60), 'damaged'],
    ['breaks off in the middle', docx.subarray(0, docx.length / 2), 'damaged'],
    ['lost its list of types', spoilt(docx, '[Content_Types].xml'), 'damaged'],
    ['ends before its directory, as an old one', compoundFile('WordDocument').subarray(0, 1_000), 'damaged'],
    ['ends before its name of the text', compoundFile('Other').subarray(0, 2_000), 'damaged'],
    [
      'holds zeros alone after its first bytes',
      Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(3_000)}`, 'hex'),
      'damaged',
    ],
    ['is a zip of something else', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'type'],
  ])('is a Word file that %s', async (_what, bytes, refused) => {
    expect(await detectResumeFormat(bytes)).toEqual({ refused });
  });

  it('is a Word file whose last sectors are missing', async () => {
    expect(await openingProblem(compoundFile('WordDocument').subarray(0, 2_000), 'doc')).toBe('damaged');
  });
});

describe('a file that opens', () => {
  it.each<[string, Buffer]>([
    ['is whole', whole],
    ['has a line before its header', Buffer.concat([Buffer.from('\n\n'), whole])],
    ['has more after its end than readers look through', Buffer.concat([whole, Buffer.alloc(2_000)])],
    ['lacks only its end mark', whole.subarray(0, whole.lastIndexOf('%%EOF'))],
  ])('is a PDF that %s', async (_what, bytes) => expect(await openingProblem(bytes, 'pdf')).toBeNull());

  it.skipIf(!hasBadInput)('may be encrypted without a password', async () => {
    const found = badDocuments().filter(({ name }) => /^testPDF_no_extract_no/.test(name));
    const problems = await Promise.all(found.map(({ bytes }) => openingProblem(bytes, 'pdf')));
    expect(Object.fromEntries(found.map(({ name }, at) => [name.slice(36), problems[at]]))).toEqual({
      'owner_empty.pdf': null,
      'owner_user.pdf': 'locked',
    });
  });
});
