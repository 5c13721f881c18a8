/** A cell in quotes or bare, and what ends it. A stray quote is part of a bare cell. */
const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|\r|$)/y;

/**
 * Rows of a CSV file (RFC 4180) by the names in its first line, `max` at most. The gate refuses csv-parse in browsers, for
 * the name of a method of its own.
 */
export function readCsv(text: string, max: number): Record<string, string>[] {
  const rows: string[][] = [[]];
  const source = text.replace(/^\ufeff/u, '');
  cell.lastIndex = 0;
  while (cell.lastIndex < source.length && rows.length <= max + 1) {
    const [found, quoted, bare = '', end = ''] = cell.exec(source) ?? [];
    if (found === undefined) break;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end !== ',' && cell.lastIndex < source.length) rows.push([]);
  }
  const [names = [], ...others] = rows;
  return others
    .filter((cells) => cells.some((value) => value !== ''))
    .slice(0, max)
    .map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}
