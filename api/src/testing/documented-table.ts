import { readFileSync } from 'node:fs';
import { errorCode } from '@jobharbor/shared/errors';

/** The cells of the table below a heading of a document in `docs`. */
export function documentedTable(document: string, heading: string): string[][] {
  const text = readFileSync(new URL(`../../../docs/${document}`, import.meta.url), 'utf8');
  const section = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

/** What `act` returns, a dash for null, or the code of its refusal. */
export function cellOf(act: () => string | null): string {
  try {
    return act() ?? '–';
  } catch (error) {
    const { code } = error as { code: number };
    if (!Object.values<number>(errorCode).includes(code)) throw error;
    return String(code);
  }
}
