import { type DetectedEncoding, detectEncoding } from './detect-encoding.ts';
import { detectFormat, type Format } from './detect-format.ts';
import { readCsv } from './read-csv.ts';
import { readHtml } from './read-html.ts';
import { readJson } from './read-json.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readXml } from './read-xml.ts';
import type { SourceItem } from './source-item.ts';
import { readHead, readText, type TextEncoding } from './text-encoding.ts';

export interface RecordFile extends DetectedEncoding {
  path: string;
  format: Format;
}

/** A file that can be read as records, or the reason why it cannot. Its encoding is detected unless it is given. */
export async function openRecordFile(path: string, encoding?: TextEncoding): Promise<RecordFile> {
  const detected = encoding === undefined ? await detectEncoding(path) : { encoding };
  const format = detectFormat(await readHead(path, detected.encoding));
  if (!format) throw new Error(`${path} is empty or is neither CSV, HTML, JSON, JSON Lines nor XML.`);
  return { path, format, ...detected };
}

/** Streams the file's records from its beginning. */
export function readRecords({ path, encoding, format }: RecordFile): AsyncGenerator<SourceItem> {
  switch (format.kind) {
    case 'csv':
      return readCsv(path, encoding, format);
    case 'html':
      return readHtml(readText(path, encoding));
    case 'json':
      return readJson(readText(path, encoding));
    case 'json-lines':
      return readJsonLines(readText(path, encoding));
    case 'xml':
      return readXml(readText(path, encoding), format.recordElements);
  }
}
