/** PostgreSQL numbers the parameters of a statement with 16 bits: 65,535. The rest is for values outside of the rows. */
const maxParameters = 65_000;

/**
 * Inserts many rows by as many statements as PostgreSQL's limit of parameters needs, in the order of the rows. Call it in
 * a transaction. A value of a row may be at most one parameter. Without rows it does nothing.
 */
export async function insertRows<Row extends object, Result>(
  rows: readonly Row[],
  insert: (chunk: readonly Row[]) => { execute(): Promise<Result[]> },
): Promise<Result[]> {
  // Kysely binds a value for each column that any of the rows has.
  const columns = new Set(rows.flatMap((row) => Object.keys(row))).size;
  const size = Math.floor(maxParameters / Math.max(columns, 1));
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += size)
    results.push(...(await insert(rows.slice(start, start + size)).execute()));
  return results;
}
