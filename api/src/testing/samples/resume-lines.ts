/** Lines of a one-page résumé as its reader sees them; a line that begins with • or - is an item. */
export const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ page: 1, kind: /^\s*[•-] /.test(line) ? 'item' : 'text', text: line.trim() }) as const);
