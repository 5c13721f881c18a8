import { posix } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import {
  insertAround,
  parseXml,
  prefixRelations,
  type Relation,
  relationsOf,
  simplifyWordXml,
  toXml,
} from './docx-xml.ts';

export interface SimplifiedDocx {
  bytes: Uint8Array;
  /** Embedded documents by the id of their relation. */
  chunks: { id: string; name: string; bytes: Uint8Array }[];
}

/** Pages have three kinds of headers at most; a document with more has several sections that repeat them. */
const maxParts = 6;
/** More than the text of any résumé. */
const maxPartBytes = 32 * 1024 * 1024;

/**
 * A Word file whose text stands in its body, in forms that the Word reader knows: page headers come first and page
 * footers last. Pictures are left out. Returns the file as it is if it has no main document.
 */
export function simplifyDocx(bytes: Uint8Array): SimplifiedDocx {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      originalSize <= maxPartBytes &&
      !/\.(?:png|jpe?g|gif|emf|wmf|bmp|tiff?|bin|fntdata|odttf)$/iu.test(name),
  });
  const main = mainPart(files);
  const source = main === undefined ? undefined : files[main];
  if (main === undefined || source === undefined) return { bytes, chunks: [] };
  const relations = relationsIn(files, main);
  const document = parseXml(strFromU8(source));
  const added: string[] = [];
  const partsOf = (kind: string) =>
    relations
      .filter(({ type, isExternal }) => type.endsWith(`/${kind}`) && !isExternal)
      .slice(0, maxParts)
      .flatMap(({ target }, index) => {
        const name = resolve(main, target);
        const xml = files[name];
        if (xml === undefined) return [];
        const part = parseXml(strFromU8(xml));
        const prefix = `${kind}${index}-`;
        prefixRelations(part, prefix);
        added.push(...relationsIn(files, name).map((relation) => relationXml(relation, prefix)));
        return [part];
      });
  insertAround(document, partsOf('header'), partsOf('footer'));
  simplifyWordXml(document);
  const relationsName = relationsFile(main);
  const known = strFromU8(files[relationsName] ?? strToU8(emptyRelations));
  return {
    bytes: zipSync(
      {
        ...files,
        [main]: strToU8(toXml(document)),
        [relationsName]: strToU8(known.replace('</Relationships>', `${added.join('')}</Relationships>`)),
      },
      { level: 0 },
    ),
    chunks: relations
      .filter(({ type, isExternal }) => type.endsWith('/aFChunk') && !isExternal)
      .slice(0, maxParts)
      .flatMap(({ id, target }) => {
        const name = resolve(main, target);
        return files[name] ? [{ id, name, bytes: files[name] }] : [];
      }),
  };
}

const emptyRelations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

function mainPart(files: Readonly<Record<string, Uint8Array>>): string | undefined {
  const xml = files['_rels/.rels'];
  const relation = xml && relationsOf(strFromU8(xml)).find(({ type }) => type.endsWith('/officeDocument'));
  return relation
    ? resolve('', relation.target)
    : Object.keys(files).find((name) => name === 'word/document.xml');
}

const relationsFile = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

const relationsIn = (files: Readonly<Record<string, Uint8Array>>, part: string): Relation[] => {
  const xml = files[relationsFile(part)];
  return xml === undefined ? [] : relationsOf(strFromU8(xml));
};

const resolve = (part: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target);

const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const relationXml = ({ id, type, target, isExternal }: Relation, prefix: string): string =>
  `<Relationship Id="${escaped(prefix + id)}" Type="${escaped(type)}" Target="${escaped(target)}"${
    isExternal ? ' TargetMode="External"' : ''
  }/>`;
