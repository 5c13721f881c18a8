import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { detectResumeFormat } from './resume-format.ts';

const heading =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<?mso-application progid="Word.Document"?>\n';
const resumes = join(import.meta.dirname, '../../bench/own-resumes');

/** The parts of a Word file as Word writes them into one XML file. */
function flatPackage(docx: Uint8Array): Buffer {
  const parts = Object.entries(unzipSync(docx)).filter(
    ([name]) => /\.(?:xml|rels)$/u.test(name) && !name.startsWith('['),
  );
  const written = parts.map(([name, content]) => {
    const xml = strFromU8(content).replace(/^<\?xml[^>]*>\s*/u, '');
    return `<pkg:part pkg:name="/${name}" pkg:contentType="application/xml"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`;
  });
  const schema = 'http://schemas.microsoft.com/office/2006/xmlPackage';
  return Buffer.from(`${heading}<pkg:package xmlns:pkg="${schema}">${written.join('')}</pkg:package>`);
}

it('reads a Word file whose parts are one XML file like the file itself', async () => {
  const docx = readFileSync(join(resumes, '04-accountant-pt.docx'));
  const flat = flatPackage(docx);
  expect(await detectResumeFormat(flat)).toEqual({ format: 'doc' });
  expect(await readDoc(flat)).toEqual(await readDocx(docx));
});

const run = (text: string, bold = false) =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t>${text}</w:t></w:r>`;
const paragraph = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;
const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
const word2003 = `${heading}<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" xmlns:wx="http://schemas.microsoft.com/office/word/2003/auxHint"><w:styles><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles><w:body><wx:sect>${[
  paragraph(run('Olav Ñandú', true)),
  `<wx:sub-section>${paragraph(run('Experience'), 'H1')}${paragraph(`${run('Cook, ')}<w:hlink w:dest="https://x.example">${run('Hotel &amp; Co')}</w:hlink>`)}</wx:sub-section>`,
  `<w:tbl><w:tr>${cell('2019')}${cell('Baker')}</w:tr></w:tbl>`,
].join('')}</wx:sect></w:body></w:wordDocument>`;

it.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(word2003)],
  ['UTF-16', Buffer.from(`\ufeff${word2003}`, 'utf16le')],
])('reads a document of Word 2003 XML in %s: headings, links and tables', async (_, bytes) => {
  expect(await detectResumeFormat(bytes)).toEqual({ format: 'doc' });
  const { lines } = await readDoc(bytes);
  expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'Olav Ñandú'],
    ['heading', 'Experience'],
    ['text', 'Cook, Hotel & Co'],
    ['text', '2019\tBaker'],
  ]);
});

it.each([
  ['other XML', '<?xml version="1.0"?><rss><channel/></rss>'],
  ['a page that mentions one', '<p>&lt;w:wordDocument </p>'],
])('takes %s for no document', async (_, content) => {
  expect(await detectResumeFormat(Buffer.from(content))).toEqual({ refused: 'type' });
});

it('reads what is left of a file that breaks off, and nothing where there is no text', async () => {
  const cut = Buffer.from(word2003.slice(0, word2003.indexOf('<w:tbl>')));
  expect((await readDoc(cut)).lines).toHaveLength(3);
  const empty = Buffer.from('<w:wordDocument xmlns:w="x"></w:wordDocument>');
  expect((await readDoc(empty)).lines).toEqual([]);
});
