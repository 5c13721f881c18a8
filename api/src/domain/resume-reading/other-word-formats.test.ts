import { expect, it } from 'vitest';
import { otherWordFormat } from './other-word-formats.ts';
import { readDoc } from './read-doc.ts';
import { detectResumeFormat } from './resume-format.ts';

const page =
  '<html><head><title>CV</title><style>p {}</style></head><body><p><b>Olav</b></p><div>Cook</div></body></html>';
const archive = [
  ...['MIME-Version: 1.0', 'Content-Type: multipart/related; boundary="b"; type="text/html"', '', '--b'],
  ...['Content-Type: text/html; charset="utf-8"', 'Content-Transfer-Encoding: quoted-printable', ''],
  ...['<html><body><p>Caf=C3=A9</p></body></html>', '--b--', ''],
].join('\r\n');

const textsOf = async (bytes: Buffer) => (await readDoc(bytes)).lines.map(({ text }) => text);

it.each([
  ['Rich Text', '{\\rtf1\\ansi {\\b Olav}\\par Cook}', 'rtf', ['Olav', 'Cook']],
  ['web pages', page, 'html', ['Olav', 'Cook']],
  ['archives of web pages', archive, 'mhtml', ['Café']],
])('reads %s named .doc', async (_, content, format, lines) => {
  const bytes = Buffer.from(content);
  expect(otherWordFormat(bytes)).toBe(format);
  expect(await detectResumeFormat(bytes)).toEqual({ format: 'doc' });
  expect(await textsOf(bytes)).toEqual(lines);
});

it.each([
  ['pages with scripts', '<html><script>alert(1)</script><p>Olav</p></html>'],
  ['mails', 'From: a@example.org\r\nMIME-Version: 1.0\r\nContent-Type: text/plain\r\n\r\nHello'],
  ['other texts', 'Olav, html cook'],
])('takes %s for no document', async (_, content) => {
  expect(await detectResumeFormat(Buffer.from(content))).toEqual({ refused: 'type' });
});

it('reads letters of every encoding, rows and points of Rich Text, and none of its tables of fonts', async () => {
  const text = [
    '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset134 SimSun;}}',
    "{\\info{\\author Nobody}}{\\*\\generator Word;}Mu\\'f1oz \\endash  caf\\u233?\\par",
    "{\\f1 \\'cf\\'ee\\'e2\\'e0\\'f0}\\par{\\f2 \\'b3\\'f8\\'ca\\'a6}\\par",
    '\\bullet  Baked bread\\par Hotel X\\cell 2019\\cell\\row \\{x\\}}',
  ].join('\n');
  expect(await textsOf(Buffer.from(text, 'latin1'))).toEqual([
    ...['Muñoz – café', 'Повар', '厨师', '• Baked bread', 'Hotel X\t2019', '{x}'],
  ]);
});

it('is bounded for any Rich Text', async () => {
  for (const part of ['{', '}', '\\', "\\'e", '{\\*', '\\u-1 ', '\\par', '{\\b '])
    await expect(readDoc(Buffer.from(`{\\rtf1 ${part.repeat(100_000)}`))).resolves.toBeDefined();
});

it('reads a Chinese page in the encoding that it states', async () => {
  const bytes = Buffer.concat([
    Buffer.from('<html><head><meta charset="gb2312"></head><body><p>'),
    Buffer.from('b3f8caa6', 'hex'),
    Buffer.from('</p></body></html>'),
  ]);
  expect(await textsOf(bytes)).toEqual(['厨师']);
});

it('reads pages in UTF-16, and Rich Text that begins with a byte order mark', async () => {
  const wide = Buffer.from(`\ufeff${page}`, 'utf16le');
  expect(otherWordFormat(wide)).toBe('html');
  expect(await textsOf(wide)).toEqual(['Olav', 'Cook']);
  const withScript = Buffer.from('\ufeff<html><script>alert(1)</script></html>', 'utf16le');
  expect(otherWordFormat(withScript)).toBeNull();
  expect(await textsOf(Buffer.from('\ufeff{\\rtf1 Olav}'))).toEqual(['Olav']);
});
