import { parse } from 'csv-parse/sync';
import type { CsvShape } from './read-csv.ts';
import { xmlRecordElements } from './xml-record-elements.ts';

export type Format =
  | ({ kind: 'csv' } & CsvShape)
  | { kind: 'html' }
  | { kind: 'json' }
  | { kind: 'json-lines' }
  | { kind: 'xml'; recordElements: ReadonlySet<string> };

/** Detects a file's format from its beginning; the file name is ignored. */
export function detectFormat(head: string): Format | undefined {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  if (text === '') return undefined;
  if (/^(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html)\b/is.test(text)) return { kind: 'html' };
  if (text.startsWith('<')) return { kind: 'xml', recordElements: xmlRecordElements(text) };
  if (text.startsWith('[')) return { kind: 'json' };
  if (text.startsWith('{')) return isJsonLines(text) ? { kind: 'json-lines' } : { kind: 'json' };
  return detectCsv(text);
}

/** JSON Lines: the first line is a complete object and the next begins another. */
function isJsonLines(text: string): boolean {
  const end = text.indexOf('\n');
  if (end < 0) return false;
  try {
    JSON.parse(text.slice(0, end));
    return text.slice(end).trimStart().startsWith('{');
  } catch {
    return false;
  }
}

const delimiters = [',', ';', '\t', '|', '^', '~', '¦', '\u001F', '\u0001'];

/** The delimiter by which the first rows have as many cells as the header; of several, the one with the most columns. */
function detectCsv(text: string): Format | undefined {
  // Excel's own line, which names the delimiter before the header.
  const stated = /^"?sep=(.)"?\r?\n/i.exec(text);
  const table = stated ? text.slice(stated[0].length) : text;
  const [best] = (stated?.[1] === undefined ? delimiters : [stated[1]])
    .map((delimiter) => ({ delimiter, ...shapeOf(table, delimiter) }))
    .filter(({ header }) => header.length > 1)
    .sort((a, b) => b.alike - a.alike || b.header.length - a.header.length);
  if (!best) return undefined;
  const header = best.header.map((name) => name.replace(/\s+/g, ' ').trim());
  return { kind: 'csv', delimiter: best.delimiter, header, linesBefore: stated ? 1 : 0 };
}

const comparedRows = 6;

/** The header by a delimiter, and the number of rows with as many cells. */
function shapeOf(text: string, delimiter: string): { header: string[]; alike: number } {
  const rows = (source: string, to: number): string[][] =>
    parse(source, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to,
    });
  try {
    const [header = [], ...others] = rows(text, comparedRows);
    return { header, alike: others.filter((row) => row.length === header.length).length };
  } catch {
    // A quotation mark that is never closed: only the first line is certain.
    return { header: rows(text.slice(0, text.search(/[\r\n]|$/)), 1)[0] ?? [], alike: 0 };
  }
}
