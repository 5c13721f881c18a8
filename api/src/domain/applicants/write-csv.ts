/** Characters with which a cell becomes a formula in a spreadsheet: an apostrophe before them makes it text. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠|]/u;

const cellOf = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** CSV by RFC 4180, in UTF-8 with the mark by which spreadsheets know it. No cell is a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
