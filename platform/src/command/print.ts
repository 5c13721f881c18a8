/** Formats rows as aligned columns for a terminal, the first row being the header. */
export function formatTable(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries())
      widths[index] = Math.max(widths[index] ?? 0, String(cell).length);
  return rows
    .map((row) =>
      row
        .map((cell, index) => String(cell).padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats Unix seconds for a terminal. */
export const formatMoment = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('T', ' ').slice(0, 19);

export const formatPercent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
