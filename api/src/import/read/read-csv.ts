import { createReadStream } from 'node:fs';
import { CsvError, type Info, parse } from 'csv-parse';
import { broken, record, type SourceItem } from './source-item.ts';
import type { TextEncoding } from './text-encoding.ts';

export interface CsvShape {
  delimiter: string;
  header: string[];
}

/** Maximum length of a row: a longer one has an unclosed quotation mark. */
const maxRow = 2 * 1024 * 1024;

const bufferEncoding = (encoding: TextEncoding): BufferEncoding =>
  encoding === 'windows-1252' ? 'latin1' : encoding === 'utf-16le' ? 'utf16le' : 'utf8';

interface Position {
  byte: number;
  line: number;
}

/**
 * Reads the rows of a CSV file by the names in its header. An unclosed quotation mark would consume the rest of the
 * file, so the line where it opens is refused and reading continues at the next line.
 */
export async function* readCsv(
  path: string,
  encoding: TextEncoding,
  shape: CsvShape,
): AsyncGenerator<SourceItem> {
  let from: Position | undefined = { byte: 0, line: 1 };
  let isHeader = true;
  while (from) {
    const start: Position = from;
    let last: Position = start;
    const parser = parseFrom(path, encoding, shape.delimiter, start.byte);
    try {
      for await (const { record: cells, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
        const line = last.line;
        last = { byte: start.byte + info.bytes, line: start.line + info.lines };
        if (isHeader) isHeader = false;
        else yield toItem(line, cells, shape.header);
      }
      from = undefined;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      yield broken(last.line, reasonOf(error));
      from = await nextLine(path, encoding, last);
    }
  }
}

const parseFrom = (path: string, encoding: TextEncoding, delimiter: string, start: number) =>
  createReadStream(path, { start, highWaterMark: 256 * 1024 }).pipe(
    parse({
      bom: true,
      delimiter,
      encoding: bufferEncoding(encoding),
      info: true,
      max_record_size: maxRow,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  );

function toItem(line: number, cells: string[], header: string[]): SourceItem {
  // Spreadsheets export empty cells past the header.
  const extra = cells.slice(header.length).some((cell) => cell.trim() !== '');
  if (extra) return broken(line, `${cells.length} columns where the header has ${header.length}`);
  return record(line, Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])));
}

function reasonOf(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
    return 'a quotation mark opens in this line and is never closed';
  return `not readable as CSV (${error.code})`;
}

/** The start of the line after `position`, if there is one. */
async function nextLine(
  path: string,
  encoding: TextEncoding,
  position: Position,
): Promise<Position | undefined> {
  const isWide = encoding === 'utf-16le';
  let byte = position.byte;
  for await (const chunk of createReadStream(path, { start: position.byte })) {
    const bytes = chunk as Buffer;
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
      const offset = byte - position.byte + at;
      if (!isWide || offset % 2 === 0) return { byte: byte + at + (isWide ? 2 : 1), line: position.line + 1 };
    }
    byte += bytes.length;
  }
  return undefined;
}
