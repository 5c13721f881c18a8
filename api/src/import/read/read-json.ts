import { parseObject } from './read-json-lines.ts';
import { broken, isPlainObject, nestedRecords, type SourceItem } from './source-item.ts';

const quote = 34;
const backslash = 92;
const newline = 10;
const openBrace = 123;
const closeBrace = 125;
const openBracket = 91;
const closeBracket = 93;

/** Maximum length of a record. */
const maxRecord = 4 * 1024 * 1024;

/**
 * Streams the objects of each outermost array of objects in a JSON document (`[{…}]`, `{"jobs": [{…}]}`,
 * `{"@graph": [{…}]}`). An object without such an array is the only record. Records are delimited by counting brackets
 * and parsed one by one, so that memory holds one record, each has its line, and only a malformed one is refused.
 * What stands before the array in the objects around it, as an employer's name, is each record's `parent`.
 */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<SourceItem> {
  const cutter = createRecordCutter();
  for await (const piece of text) yield* cutter.push(piece);
  yield* cutter.end();
}

function createRecordCutter() {
  let buffer = '';
  let start = -1;
  let startLine = 0;
  let position = 0;
  let line = 1;
  let isInString = false;
  let isEscaped = false;
  const open: number[] = [];
  /** Depth of the array whose objects are the records; unset outside of such arrays. */
  let recordDepth = -1;
  /** The fields that stand before the records in the objects around them. */
  let parent: Record<string, unknown> = {};
  /** The outermost object, until an array of objects is found in it. */
  let whole: { start: number; line: number } | undefined;

  function* push(piece: string): Generator<SourceItem> {
    buffer += piece;
    for (; position < buffer.length; position++) {
      const code = buffer.charCodeAt(position);
      if (code === newline) line++;
      if (isInString) {
        if (isEscaped) isEscaped = false;
        else if (code === backslash) isEscaped = true;
        else if (code === quote) isInString = false;
        continue;
      }
      if (code === quote) isInString = true;
      else if (code === openBrace || code === openBracket) beginsAt(code);
      else if (code === closeBrace || code === closeBracket) {
        open.pop();
        // The array has ended: another list may follow, at whatever depth.
        if (start < 0 && code === closeBracket && open.length < recordDepth) recordDepth = -1;
        if (start >= 0 && open.length === recordDepth) {
          yield* nestedRecords(withParent(parseObject(buffer.slice(start, position + 1), startLine), parent));
          start = -1;
        } else if (open.length === 0 && recordDepth < 0 && whole) {
          yield* nestedRecords(parseObject(buffer.slice(whole.start, position + 1), whole.line));
          whole = undefined;
        }
      }
    }
    yield* forget();
  }

  function beginsAt(code: number): void {
    if (code === openBrace && open.length === 0) whole = { start: position, line };
    const isInArray = open.at(-1) === openBracket;
    if (code === openBrace && isInArray && recordDepth < 0) recordDepth = open.length;
    if (code === openBrace && open.length === recordDepth && start < 0) {
      start = position;
      startLine = line;
      if (whole) parent = fieldsBefore(buffer.slice(whole.start, position), open);
      whole = undefined;
    }
    open.push(code);
  }

  function* forget(): Generator<SourceItem> {
    if (start >= 0 && position - start > maxRecord) {
      yield broken(startLine, 'a record longer than 4 MB, whose closing brace may be missing');
      start = -1;
      // Reading continues with the next record.
      open.length = recordDepth;
      isInString = false;
    }
    const from = start >= 0 ? start : whole ? whole.start : position;
    buffer = buffer.slice(from);
    position -= from;
    if (start >= 0) start = 0;
    if (whole) whole = { start: 0, line: whole.line };
  }

  function* end(): Generator<SourceItem> {
    if (start >= 0) yield broken(startLine, 'the file ends in the middle of this record');
    else if (whole) yield broken(whole.line, 'the file ends in the middle of this record');
  }

  return { push, end };
}

/** Maximum length of what stands before the records and is kept for them. */
const maxParent = 64 * 1024;

/** The fields of the open objects of a document's beginning, which ends within an array. */
function fieldsBefore(beginning: string, open: readonly number[]): Record<string, unknown> {
  if (beginning.length > maxParent) return {};
  const closing = open.toReversed().map((code) => (code === openBrace ? '}' : ']'));
  const outermost = parseObject(beginning + closing.join(''), 0);
  const fields: Record<string, unknown> = {};
  let around: unknown = outermost.kind === 'record' ? outermost.value : undefined;
  while (isPlainObject(around)) {
    // The last one is still open: the array, or an object around it.
    const inner = Object.values(around).at(-1);
    for (const [name, value] of Object.entries(around).slice(0, -1))
      if (!name.startsWith('@')) fields[name] = value;
    around = inner;
  }
  return fields;
}

const withParent = (item: SourceItem, parent: Record<string, unknown>): SourceItem =>
  item.kind === 'record' && Object.keys(parent).length > 0 && !('parent' in item.value)
    ? { ...item, value: { ...item.value, parent } }
    : item;
