import { broken, isPlainObject, nestedRecords, record, type SourceItem } from './source-item.ts';

/** Reads one JSON object per line. Only a malformed line itself is refused. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<SourceItem> {
  let rest = '';
  let line = 1;
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) yield* readLine(one, line++);
  }
  yield* readLine(rest, line);
}

function* readLine(text: string, line: number): Generator<SourceItem> {
  if (text.trim() === '') return;
  yield* nestedRecords(parseObject(text, line));
}

export function parseObject(text: string, line: number): SourceItem {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? record(line, value) : broken(line, 'not a JSON object');
  } catch {
    return broken(line, 'not valid JSON');
  }
}
