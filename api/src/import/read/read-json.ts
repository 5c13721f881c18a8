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
 * Streams the objects of each outermost array of objects in a JSON document (`[{…}]`, `{"jobs": [{…}]}`, `{"@graph":
 * [{…}]}`). An object without such an array is the only record. Records are delimited by counting brackets and parsed
 * one by one. So memory holds one record, each has its line, and only a malformed one is refused. What stands before
 * the array in the objects around it, as an employer's name, is each record's `parent`.
 */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<SourceItem> {
  const cutter = new RecordCutter();
  for await (const piece of text) yield* cutter.push(piece);
  yield* cutter.end();
}

class RecordCutter {
  #buffer = '';
  #start = -1;
  #startLine = 0;
  #position = 0;
  #line = 1;
  #isInString = false;
  #isEscaped = false;
  readonly #open: number[] = [];
  /** Depth of the array whose objects are the records; unset outside of such arrays. */
  #recordDepth = -1;
  /** The fields that stand before the records in the objects around them. */
  #parent: Record<string, unknown> = {};
  /** The outermost object, until an array of objects is found in it. */
  #whole: { start: number; line: number } | undefined;

  *push(piece: string): Generator<SourceItem> {
    this.#buffer += piece;
    for (; this.#position < this.#buffer.length; this.#position++) {
      const code = this.#buffer.charCodeAt(this.#position);
      if (code === newline) this.#line++;
      if (this.#isInString) this.#readInString(code);
      else if (code === quote) this.#isInString = true;
      else if (code === openBrace || code === openBracket) this.#beginBracket(code);
      else if (code === closeBrace || code === closeBracket) yield* this.#endBracket(code);
    }
    yield* this.#dropRead();
  }

  /** What is incomplete when the file ends. */
  *end(): Generator<SourceItem> {
    if (this.#start >= 0) yield broken(this.#startLine, 'the file ends in the middle of this record');
    else if (this.#whole) yield broken(this.#whole.line, 'the file ends in the middle of this record');
  }

  #readInString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === backslash) this.#isEscaped = true;
    else if (code === quote) this.#isInString = false;
  }

  #beginBracket(code: number): void {
    const depth = this.#open.length;
    if (code === openBrace && depth === 0) this.#whole = { start: this.#position, line: this.#line };
    const isInArray = this.#open.at(-1) === openBracket;
    if (code === openBrace && isInArray && this.#recordDepth < 0) this.#recordDepth = depth;
    if (code === openBrace && depth === this.#recordDepth && this.#start < 0) {
      this.#start = this.#position;
      this.#startLine = this.#line;
      if (this.#whole)
        this.#parent = fieldsBefore(this.#buffer.slice(this.#whole.start, this.#position), this.#open);
      this.#whole = undefined;
    }
    this.#open.push(code);
  }

  /** Yields the record that ends here, if one does. */
  *#endBracket(code: number): Generator<SourceItem> {
    this.#open.pop();
    const depth = this.#open.length;
    const end = this.#position + 1;
    // The array has ended: another list may follow, at whatever depth.
    if (this.#start < 0 && code === closeBracket && depth < this.#recordDepth) this.#recordDepth = -1;
    if (this.#start >= 0 && depth === this.#recordDepth) {
      const record = parseObject(this.#buffer.slice(this.#start, end), this.#startLine);
      yield* nestedRecords(withParent(record, this.#parent));
      this.#start = -1;
    } else if (depth === 0 && this.#recordDepth < 0 && this.#whole) {
      yield* nestedRecords(parseObject(this.#buffer.slice(this.#whole.start, end), this.#whole.line));
      this.#whole = undefined;
    }
  }

  /** Drops what was read before the open record, and a record that is too long. */
  *#dropRead(): Generator<SourceItem> {
    if (this.#start >= 0 && this.#position - this.#start > maxRecord) {
      yield broken(this.#startLine, 'a record longer than 4 MB, whose closing brace may be missing');
      this.#start = -1;
      // Reading continues with the next record.
      this.#open.length = this.#recordDepth;
      this.#isInString = false;
    }
    const from = this.#start >= 0 ? this.#start : (this.#whole?.start ?? this.#position);
    this.#buffer = this.#buffer.slice(from);
    this.#position -= from;
    if (this.#start >= 0) this.#start = 0;
    if (this.#whole) this.#whole = { start: 0, line: this.#whole.line };
  }
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
