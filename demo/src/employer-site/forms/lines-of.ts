/** The lines of a field that are not empty. */
export const linesOf = (fields: URLSearchParams, name: string): string[] =>
  (fields.get(name) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
