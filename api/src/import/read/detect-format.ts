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

const delimiters = [',', ';', '\t', '|'];

function detectCsv(text: string): Format | undefined {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const best = delimiters
    .map((delimiter) => ({ delimiter, columns: cellsOf(header, delimiter) }))
    .sort((a, b) => b.columns.length - a.columns.length)[0];
  if (!best || best.columns.length < 2) return undefined;
  return { kind: 'csv', delimiter: best.delimiter, header: best.columns.map((name) => name.trim()) };
}

function cellsOf(line: string, delimiter: string): string[] {
  const rows: string[][] = parse(line, { delimiter, relax_quotes: true, to: 1 });
  return rows[0] ?? [];
}
