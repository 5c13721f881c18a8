import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readDocx } from './read-docx.ts';

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: string, kind: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${mode}/>`;
const relations = (content: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string) => `<w:p>${content}</w:p>`;

/** A Word file with a body, further parts, and relations of the body to them. */
function aDocx(body: string, parts: Record<string, string> = {}, related = ''): Uint8Array {
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relations(related),
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const textsOf = async (bytes: Uint8Array) => (await readDocx(bytes)).lines.map(({ text }) => text);
const box = (content: string) =>
  `<w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;

it.each([
  ['simple fields', `<w:fldSimple w:instr=" TITLE ">${run('Cook')}</w:fldSimple>`, ['Cook']],
  ['text in another direction', `<w:bdo w:val="rtl">${run('طاهية')}</w:bdo>`, ['طاهية']],
  ['isolated text', `<w:dir w:val="rtl">${run('مديرة')}</w:dir>`, ['مديرة']],
  [
    'aligned tabs',
    `${run('Hotel X')}<w:r><w:ptab w:alignment="right"/></w:r>${run('2019')}`,
    ['Hotel X\t2019'],
  ],
  ['carriage returns', `${run('Cook')}<w:r><w:cr/></w:r>${run('Hotel X')}`, ['Cook', 'Hotel X']],
  [
    'the base of ruby text',
    `<w:r><w:ruby><w:rt>${run('しのみや')}</w:rt><w:rubyBase>${run('篠宮')}</w:rubyBase></w:ruby></w:r>`,
    ['篠宮'],
  ],
  [
    'text boxes without an older twin',
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box(p(run('Excel')))}</mc:Choice></mc:AlternateContent></w:r>`,
    ['Excel'],
  ],
  [
    'text boxes with an older twin once',
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box(p(run('Excel')))}</mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${p(run('Excel'))}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    ['Excel'],
  ],
  [
    'content controls with a picture and text',
    `<w:sdt><w:sdtPr><w:picture/></w:sdtPr><w:sdtContent><w:r><w:drawing><a:blip r:embed="none"/></w:drawing></w:r>${run('Olav')}</w:sdtContent></w:sdt>`,
    ['Olav'],
  ],
  [
    'no tracked text that was deleted or moved away',
    `${run('Cook')}<w:del><w:r><w:delText>Waiter</w:delText></w:r></w:del><w:moveFrom>${run('Baker')}</w:moveFrom>`,
    ['Cook'],
  ],
  ['no hidden text', `<w:r><w:rPr><w:vanish/></w:rPr><w:t>nurse</w:t></w:r>${run('Cook')}`, ['Cook']],
  ['text that is not hidden', `<w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>Cook</w:t></w:r>`, ['Cook']],
  [
    'no instruction of an empty control',
    `${run('Cook')}<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Enter text')}</w:sdtContent></w:sdt>`,
    ['Cook'],
  ],
  [
    'the choice in a drop-down field',
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="Line"/><w:listEntry w:val="Head &amp; Pastry"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>${run(' Cook')}`,
    ['Head & Pastry Cook'],
  ],
])('reads %s of a Word file', async (_, content, lines) => {
  expect(await textsOf(aDocx(p(content)))).toEqual(lines);
});

it('reads page headers before the body and page footers after it, without page numbers', async () => {
  const link = `<w:hyperlink r:id="rId1">${run('LinkedIn')}</w:hyperlink>`;
  const bytes = aDocx(
    p(run('Summary')),
    {
      'word/header1.xml': `<w:hdr ${namespaces}>${p(run('Olav Cook'))}${p(link)}</w:hdr>`,
      'word/_rels/header1.xml.rels': relations(
        relation('rId1', 'hyperlink', 'https://www.linkedin.com/in/olav', ' TargetMode="External"'),
      ),
      'word/footer1.xml': `<w:ftr ${namespaces}>${p(run('olav@example.org'))}${p(run('Page 1 of 2'))}</w:ftr>`,
    },
    relation('rId1', 'header', 'header1.xml') + relation('rId2', 'footer', 'footer1.xml'),
  );
  const { lines } = await readDocx(bytes);
  expect(lines.map(({ text }) => text)).toEqual(['Olav Cook', 'LinkedIn', 'Summary', 'olav@example.org']);
  expect(lines[1]?.links).toEqual(['https://www.linkedin.com/in/olav']);
  expect(lines.map(({ isFooter = false }) => isFooter)).toEqual([false, false, false, true]);
});

it('reads a web page within a Word file', async () => {
  const bytes = aDocx(
    `${p(run('Olav Cook'))}<w:altChunk r:id="page"/>`,
    { 'word/chunk.html': '<html><body><h2>Skills</h2><p>Excel</p></body></html>' },
    relation('page', 'aFChunk', 'chunk.html'),
  );
  expect(await textsOf(bytes)).toEqual(['Olav Cook', 'Skills', 'Excel']);
});

it('reads text boxes of a Word file that declares no prefix for older ones', async () => {
  const older = ' xmlns:v="urn:schemas-microsoft-com:vml"';
  const content = `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box(p(run('Excel')))}</mc:Choice></mc:AlternateContent></w:r>`;
  const document = `<w:document ${namespaces.replace(older, '')}><w:body>${p(content)}</w:body></w:document>`;
  expect(await textsOf(aDocx('', { 'word/document.xml': document }))).toEqual(['Excel']);
});
