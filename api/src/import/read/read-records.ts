import { detectFormat, type Format } from './detect-format.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readXml } from './read-xml.ts';
import type { SourceItem } from './source-item.ts';
import { readHead, readText, type TextEncoding } from './text-encoding.ts';

export interface RecordFile {
  path: string;
  encoding: TextEncoding;
  format: Format;
}

/** A file that can be read as records, or the reason why it cannot. */
export async function openRecordFile(path: string): Promise<RecordFile> {
  const { encoding, text } = await readHead(path);
  const format = detectFormat(text);
  if (!format) throw new Error(`${path} is empty or is neither CSV, JSON, JSON Lines nor XML.`);
  if (format.kind === 'csv' && encoding === 'utf-16be')
    throw new Error(`${path} is UTF-16 big endian. Save it as UTF-8.`);
  return { path, encoding, format };
}

/** Streams the file's records from its beginning. */
export function readRecords({ path, encoding, format }: RecordFile): AsyncGenerator<SourceItem> {
  switch (format.kind) {
    case 'csv':
      return readCsv(path, encoding, format);
    case 'json':
      return readJson(readText(path, encoding));
    case 'json-lines':
      return readJsonLines(readText(path, encoding));
    case 'xml':
      return readXml(readText(path, encoding));
  }
}
