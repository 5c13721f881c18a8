import { Parser } from 'htmlparser2';
import { broken, record, type SourceItem } from './source-item.ts';

interface OpenElement {
  name: string;
  children: Record<string, unknown>;
  text: string;
}

/**
 * Streams the records of an XML feed: its elements with one of the names `recordElements`. An element becomes its text, or an object when it has children; repeated elements
 * become a list; an attribute is `@name`. The parser is lenient: a malformed tag affects one job only.
 */
export async function* readXml(
  text: AsyncIterable<string>,
  recordElements: ReadonlySet<string>,
): AsyncGenerator<SourceItem> {
  const done: SourceItem[] = [];
  const lines = createLineCounter();
  let open: OpenElement[] = [];
  let recordLine = 0;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isRecord = recordElements.has(name.toLowerCase());
        if (isRecord && open.length > 0 && isSameRecord(open, name)) {
          done.push(broken(recordLine, `<${name}> is not closed before the next one`));
          open = [];
        }
        if (open.length === 0 && !isRecord) return;
        if (open.length === 0) recordLine = lines.lineAt(parser.startIndex);
        const children: Record<string, unknown> = {};
        for (const [key, value] of Object.entries(attributes)) children[`@${key}`] = value;
        open.push({ name, children, text: '' });
      },
      ontext(piece) {
        const inner = open.at(-1);
        if (inner) inner.text += piece;
      },
      onclosetag(name) {
        const inner = open.at(-1);
        if (inner?.name !== name) return;
        open.pop();
        const parent = open.at(-1);
        if (parent) addChild(parent.children, name, readElement(inner));
        else done.push(record(recordLine, inner.children));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );

  for await (const piece of text) {
    lines.add(piece);
    parser.write(piece);
    yield* done.splice(0);
  }
  const isCutOff = open.length > 0;
  open = [];
  parser.end();
  yield* done.splice(0);
  if (isCutOff) yield broken(recordLine, 'the file ends in the middle of this record');
}

const isSameRecord = (open: OpenElement[], name: string): boolean => open[0]?.name === name;

function readElement({ children, text }: OpenElement): unknown {
  if (Object.keys(children).length === 0) return text;
  return text.trim() === '' ? children : { ...children, '#text': text };
}

function addChild(children: Record<string, unknown>, name: string, value: unknown): void {
  const before = children[name];
  if (before === undefined) children[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else children[name] = [before, value];
}

/** Line numbers by offset; offsets must be requested in ascending order. */
function createLineCounter() {
  let pieces: string[] = [];
  let base = 0;
  let line = 1;
  return {
    add(piece: string): void {
      pieces.push(piece);
    },
    lineAt(offset: number): number {
      while (pieces[0] !== undefined && base < offset) {
        const piece = pieces[0];
        const part = piece.slice(0, offset - base);
        line += part.split('\n').length - 1;
        base += part.length;
        if (part.length === piece.length) pieces.shift();
        else pieces = [piece.slice(part.length), ...pieces.slice(1)];
      }
      return line;
    },
  };
}
