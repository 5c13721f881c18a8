import { strToU8, zipSync } from 'fflate';
import { DomUtils } from 'htmlparser2';
import type { DocumentText } from './document-text.ts';
import { parseXml, toXml } from './docx-xml.ts';
import { readDocx } from './read-docx.ts';

type Tree = ReturnType<typeof parseXml>;

const elements = (name: string | ((name: string) => boolean), tree: unknown) =>
  DomUtils.getElementsByTagName(name, tree as never);

/** Text of a Word file whose parts stand in one XML file (Flat OPC), as Word saves it under the name `.xml`. */
export async function readFlatPackage(bytes: Uint8Array): Promise<DocumentText> {
  const files: Record<string, Uint8Array> = {};
  for (const part of elements('pkg:part', parseXml(decodeXml(bytes)))) {
    const name = (part.attribs['pkg:name'] ?? '').replace(/^\//u, '');
    const [data] = elements('pkg:xmlData', part);
    if (data !== undefined && name !== '') files[name] = strToU8(toXml(data.children as never));
  }
  return readDocx(zipSync({ ...files, '[Content_Types].xml': strToU8(contentTypes) }));
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const package_ = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const contentTypes = `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`;
const relation = (id: string, kind: string, target: string) =>
  `<Relationships xmlns="${package_}/relationships"><Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/></Relationships>`;

/** Wrappers that only Word 2003 has: sections, outlines, links and marks of a schema. */
const isWrapper = (name: string): boolean => /^(?:wx:|aml:|o:Smart|st\d:)|^w:(?:hlink|smartTag)$/u.test(name);

/**
 * Text of a document of Word 2003 XML. Its paragraphs, tables and styles are those of a `.docx` by other names, into
 * which it is written.
 */
export async function readWord2003(bytes: Uint8Array): Promise<DocumentText> {
  const tree = parseXml(decodeXml(bytes));
  const [body] = elements('w:body', tree);
  const [styles] = elements('w:styles', tree);
  for (const part of [body, styles]) if (part !== undefined) renameLists(part);
  return readDocx(
    zipSync({
      '[Content_Types].xml': strToU8(contentTypes),
      '_rels/.rels': strToU8(relation('d', 'officeDocument', 'word/document.xml')),
      'word/_rels/document.xml.rels': strToU8(relation('s', 'styles', 'styles.xml')),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="${word}"><w:body>${body === undefined ? '' : inner(body)}</w:body></w:document>`,
      ),
      'word/styles.xml': strToU8(
        `<w:styles xmlns:w="${word}">${styles === undefined ? '' : inner(styles)}</w:styles>`,
      ),
    }),
  );
}

/** The content without wrappers, the later ones first: those inside others have gone when the outer one goes. */
function inner(part: { children: unknown[] }): string {
  const wrappers = elements(isWrapper, part.children);
  for (const wrapper of wrappers.toReversed()) {
    for (const child of [...wrapper.children]) DomUtils.prepend(wrapper, child);
    DomUtils.removeElement(wrapper);
  }
  return toXml(part.children as unknown as Tree['children']);
}

/** Marks of lists by the name that `.docx` has for them. Their bullets are not read: their texts stand elsewhere. */
function renameLists(part: { children: unknown[] }): void {
  for (const list of elements('w:listPr', part.children)) list.name = 'w:numPr';
}

/** The text of an XML file of Word: UTF-8, or UTF-16 with its mark. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
