import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { broken, record, type SourceItem } from './source-item.ts';
import { readText, type TextEncoding } from './text-encoding.ts';

export interface CsvShape {
  delimiter: string;
  header: string[];
  /** Rows before the header. */
  linesBefore: number;
}

/** Maximum length of a row in UTF-8. */
const maxRow = 2 * 1024 * 1024;

const lineFeed = 10;
const quotationMark = 34;

interface Position {
  /** Offset in the file. */
  byte: number;
  line: number;
}

interface RowEnd {
  /** Length in UTF-8 of what the parser has read. */
  length: number;
  line: number;
}

/**
 * Reads the rows of a CSV file by the names in its header. An unclosed quotation mark would consume the rest of the
 * file. The line where it opens is refused, and reading continues at the next line.
 */
export async function* readCsv(
  path: string,
  encoding: TextEncoding,
  shape: CsvShape,
): AsyncGenerator<SourceItem> {
  let from: Position | undefined = { byte: 0, line: 1 };
  let rowsToHeader = shape.linesBefore + 1;
  while (from) {
    const start: Position = from;
    let last: RowEnd = { length: 0, line: start.line };
    const parser = parseFrom(path, encoding, shape.delimiter, start.byte);
    try {
      for await (const { record: cells, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
        const line = last.line;
        last = { length: info.bytes, line: start.line + info.lines };
        if (rowsToHeader > 0) rowsToHeader--;
        else if (!isHeaderAgain(cells, shape.header)) yield toItem(line, cells, shape.header);
      }
      from = undefined;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      yield broken(last.line, await reasonOf(error, utf8Pieces(path, encoding, start.byte), last.length));
      from = await lineAfter(path, encoding, start, last);
    }
  }
}

const parseFrom = (path: string, encoding: TextEncoding, delimiter: string, start: number) =>
  Readable.from(utf8Pieces(path, encoding, start)).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      max_record_size: maxRow,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  );

/** The file from a byte on, in UTF-8. */
async function* utf8Pieces(path: string, encoding: TextEncoding, start: number): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') {
    for await (const bytes of createReadStream(path, { start, highWaterMark: 256 * 1024 }))
      yield bytes as Buffer;
  } else for await (const text of readText(path, encoding, start)) yield Buffer.from(text);
}

/** Files that were joined have the header several times, with a byte order mark perhaps. */
const isHeaderAgain = (cells: string[], header: string[]): boolean =>
  cells.length === header.length &&
  cells.every(
    (cell, at) =>
      cell
        .replace(/\uFEFF/g, '')
        .replace(/\s+/g, ' ')
        .trim() === header[at],
  );

function toItem(line: number, cells: string[], header: string[]): SourceItem {
  // Spreadsheets export empty cells past the header.
  const extra = cells.slice(header.length).some((cell) => cell.trim() !== '');
  if (extra) return broken(line, `${cells.length} columns where the header has ${header.length}`);
  return record(line, Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])));
}

async function reasonOf(error: CsvError, pieces: AsyncIterable<Buffer>, rowStart: number): Promise<string> {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark opens in this line and is never closed';
  if (error.code !== 'CSV_MAX_RECORD_SIZE') return `not readable as CSV (${error.code})`;
  const marks = await countBytes(pieces, quotationMark, rowStart, rowStart + maxRow);
  return `a row longer than 2 MB${marks % 2 === 1 ? ', in which a quotation mark may never be closed' : ''}`;
}

/** The start of the line after `end`, which was reached by reading from `start`; undefined at the end of the file. */
async function lineAfter(
  path: string,
  encoding: TextEncoding,
  start: Position,
  end: RowEnd,
): Promise<Position | undefined> {
  const line = end.line + 1;
  const feeds = await countBytes(utf8Pieces(path, encoding, start.byte), lineFeed, 0, end.length);
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  // The byte of a line feed is part of no other character, except in UTF-16.
  const isLineFeed = (offset: number, before: number | undefined, after: number | undefined) =>
    !isWide ||
    (offset % 2 === 0 ? encoding === 'utf-16le' && after === 0 : encoding === 'utf-16be' && before === 0);
  let left = feeds + 1;
  let offset = start.byte;
  for await (const piece of createReadStream(path, { start: start.byte })) {
    const bytes = piece as Buffer;
    for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) {
      if (!isLineFeed(offset + at, bytes[at - 1], bytes[at + 1])) continue;
      left--;
      if (left === 0) return { byte: offset + at + (encoding === 'utf-16le' ? 2 : 1), line };
    }
    offset += bytes.length;
  }
  return undefined;
}

/** Occurrences of a byte between two offsets of the pieces. */
async function countBytes(
  pieces: AsyncIterable<Buffer>,
  byte: number,
  from: number,
  to: number,
): Promise<number> {
  let count = 0;
  let offset = 0;
  for await (const piece of pieces) {
    const bytes = piece.subarray(Math.max(0, from - offset), Math.max(0, to - offset));
    for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count++;
    offset += piece.length;
    if (offset >= to) break;
  }
  return count;
}
