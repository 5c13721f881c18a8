import { escapeUTF8 } from 'entities';
import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;
type Parent = Extract<Node, { children: unknown }>;

/** A part of a Word file as a tree. */
export const parseXml = (xml: string): Parent => parseDocument(xml, { xmlMode: true }) as unknown as Parent;

export const toXml = (tree: Node | readonly Node[]): string =>
  DomUtils.getOuterHTML(tree as Node, { xmlMode: true });

const isElement = (node: Node): node is Element => 'attribs' in node;
const childrenOf = (parent: Parent): Node[] => [...(parent.children as Node[])];
const named = (name: string, parent: Parent): Element[] =>
  DomUtils.getElementsByTagName(name, parent as never) as Element[];

/** Elements whose text belongs to the line around them: fields, runs in another direction, marks of data. */
const transparent = new Set(['w:fldSimple', 'w:bdo', 'w:dir', 'w:customXml']);

/** Text of the placeholder paragraph of an embedded document, with the id of its part. */
export const chunkMark = (id: string): string => `\ufffc${id}\ufffc`;
/** Texts of paragraphs before and after a text box, which stands beside the other text. */
export const boxMarks = { begin: '\ufffc[', end: '\ufffc]' };
/** Text of a paragraph before the page footers. */
export const footerMark = '\ufffc_';

/**
 * Rewrites elements that the Word reader does not know. They are simple fields, directions, aligned tabs, carriage
 * returns and the base of ruby text. Text boxes without an older version and embedded documents are rewritten, too.
 */
export function simplifyWordXml(parent: Parent): void {
  for (const node of childrenOf(parent)) {
    if (!isElement(node)) continue;
    if (isHidden(node)) {
      DomUtils.removeElement(node);
      continue;
    }
    simplifyWordXml(node);
    if (transparent.has(node.name)) replace(node, childrenOf(node));
    else if (node.name === 'w:ptab') rename(node, 'w:tab');
    else if (node.name === 'w:cr') rename(node, 'w:br');
    else if (node.name === 'w:ruby') replace(node, named('w:rubyBase', node).flatMap(childrenOf));
    else if (node.name === 'mc:AlternateContent') replace(node, versionOf(node));
    else if (node.name === 'w:drawing') simplifyDrawing(node);
    else if (node.name === 'v:imagedata') DomUtils.removeElement(node);
    else if (node.name === 'w:ddList') insertChoice(node);
    else if (node.name === 'w:altChunk') replace(node, paragraphOf(chunkMark(node.attribs['r:id'] ?? '')));
  }
}

/** What Word neither shows nor prints: hidden text, and the instruction in a control that nobody filled. */
function isHidden(node: Element): boolean {
  const isOn = (name: string) =>
    childrenOf(node)
      .filter((child) => isElement(child) && /^w:(?:rPr|sdtPr)$/u.test(child.name))
      .flatMap((properties) => childrenOf(properties as Element))
      .some(
        (one) =>
          isElement(one) && one.name === name && !/^(?:0|false|off)$/u.test(one.attribs['w:val'] ?? ''),
      );
  return (node.name === 'w:r' && isOn('w:vanish')) || (node.name === 'w:sdt' && isOn('w:showingPlcHdr'));
}

/** The chosen entry of a drop-down field, which has no result of its own, as a run before the field's. */
function insertChoice(list: Element): void {
  const chosen = Number(named('w:result', list)[0]?.attribs['w:val'] ?? 0);
  const entry = named('w:listEntry', list)[chosen]?.attribs['w:val'];
  let run: Parent | null = list;
  while (run !== null && !(isElement(run) && run.name === 'w:r')) run = run.parent as Parent | null;
  if (entry && run !== null) for (const node of runOf(entry)) DomUtils.prepend(run as Element, node);
}

const runOf = (text: string): Node[] =>
  childrenOf(parseXml(`<w:r><w:t xml:space="preserve">${escapeUTF8(text)}</w:t></w:r>`));

/** The older version of a shape, or the newer one if the older has no text. */
function versionOf(node: Element): Node[] {
  const [fallback] = named('mc:Fallback', node);
  const [choice] = named('mc:Choice', node);
  const hasText = (one: Element | undefined) => one !== undefined && DomUtils.textContent(one).trim() !== '';
  return childrenOf(((hasText(fallback) || !hasText(choice) ? fallback : choice) ?? node) as Parent);
}

const vml = 'urn:schemas-microsoft-com:vml';

/**
 * The texts of a drawing's boxes, as the reader knows them from older files. Pictures go: the reader fails on those whose
 * file is missing.
 */
function simplifyDrawing(node: Element): void {
  const boxes = named('w:txbxContent', node);
  if (boxes.length === 0) {
    DomUtils.removeElement(node);
    return;
  }
  // A file whose boxes have no older version need not declare the prefix.
  const [wrapped] = childrenOf(parseXml(`<w:pict><v:textbox xmlns:v="${vml}"/></w:pict>`));
  const [textbox] = wrapped && isElement(wrapped) ? named('v:textbox', wrapped) : [];
  if (!wrapped || !textbox) return;
  for (const box of boxes) DomUtils.appendChild(textbox, box);
  for (const node of paragraphOf(boxMarks.begin)) DomUtils.prependChild(textbox, node);
  for (const node of paragraphOf(boxMarks.end)) DomUtils.appendChild(textbox, node);
  replace(node, [wrapped]);
}

const paragraphOf = (text: string): Node[] =>
  childrenOf(parseXml(`<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`));

function replace(node: Element, others: readonly Node[]): void {
  for (const other of others) DomUtils.prepend(node, other);
  DomUtils.removeElement(node);
}

function rename(node: Element, name: string): void {
  node.name = name;
  node.attribs = {};
}

/** Puts the content of page headers before that of the body, and of page footers behind a mark after it. */
export function insertAround(document: Parent, before: readonly Parent[], after: readonly Parent[]): void {
  const [body] = named('w:body', document);
  if (body === undefined) return;
  const contents = (parts: readonly Parent[]) =>
    parts.flatMap((part) => (named('w:p', part).length > 0 ? rootsOf(part) : []));
  for (const node of contents(before).toReversed()) DomUtils.prependChild(body, node);
  for (const node of [...paragraphOf(footerMark), ...contents(after)]) DomUtils.appendChild(body, node);
}

/** What the root element of a part contains. */
const rootsOf = (part: Parent): Node[] => childrenOf(part).filter(isElement).flatMap(childrenOf);

/** Prefixes the relations that a part names, so that they do not clash with those of the document. */
export function prefixRelations(parent: Parent, prefix: string): void {
  for (const node of childrenOf(parent)) {
    if (!isElement(node)) continue;
    for (const name of Object.keys(node.attribs))
      if (name.startsWith('r:')) node.attribs[name] = `${prefix}${node.attribs[name]}`;
    prefixRelations(node, prefix);
  }
}

export interface Relation {
  id: string;
  type: string;
  target: string;
  isExternal: boolean;
}

export const relationsOf = (xml: string): Relation[] =>
  named('Relationship', parseXml(xml)).map(({ attribs }) => ({
    id: attribs.Id ?? '',
    type: attribs.Type ?? '',
    target: attribs.Target ?? '',
    isExternal: attribs.TargetMode === 'External',
  }));
