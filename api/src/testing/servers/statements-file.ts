import { readFile, rm, writeFile } from 'node:fs/promises';
import pg from 'pg';

/** Where the running tests append their statements, one JSON string a line; null where nobody asked for them. */
export const recordingFile = (): string | null =>
  process.env.STATEMENTS_FILE && process.env.TEST_POSTGRES !== 'oldest'
    ? `${process.env.STATEMENTS_FILE}l`
    : null;

/** Leaves in `STATEMENTS_FILE` those of the recorded statements that a migrated database can prepare, as a JSON list. */
export async function writeStatements(connectionString: string): Promise<void> {
  const recorded = recordingFile();
  if (recorded === null || !process.env.STATEMENTS_FILE) return;
  const lines = (await readFile(recorded, 'utf8')).trimEnd().split('\n');
  const statements = [...new Set(lines.map((line): string => JSON.parse(line)))];
  // Statements on a temporary table, or on a table before its migration, are left to the tests that run whole on both servers.
  const refused = new Set(
    (await findRefused(connectionString, statements)).map(({ statement }) => statement),
  );
  const kept = statements.filter((statement) => !refused.has(statement));
  await writeFile(process.env.STATEMENTS_FILE, JSON.stringify(kept));
  await rm(recorded);
}

/** The statements that the server cannot prepare, with its reason. */
export async function findRefused(
  connectionString: string,
  statements: readonly string[],
): Promise<{ statement: string; reason: string }[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const refused: { statement: string; reason: string }[] = [];
  try {
    for (const statement of statements) {
      try {
        await client.query(`prepare tried as ${statement}`);
        await client.query('deallocate tried');
      } catch (error) {
        refused.push({ statement, reason: String(error) });
      }
    }
  } finally {
    await client.end();
  }
  return refused;
}
