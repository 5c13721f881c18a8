import pg from 'pg';
import { argon2 } from '../../domain/accounts/password.ts';
import type { TestApi } from '../servers/test-api.ts';

/** Cost and side effects of a request: password hashes, database statements, rows. */
export async function workOf(api: TestApi, run: () => Promise<unknown>): Promise<string[]> {
  const before = await countRows(api);
  const { query } = pg.Client.prototype;
  const statements: string[] = [];
  const results: unknown[] = [];
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]): unknown {
      const [first] = args;
      statements.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text));
      const result: unknown = Reflect.apply(query, this, args);
      results.push(result);
      return result;
    },
  });
  const { hash, verify } = argon2;
  Object.assign(argon2, {
    hash: (...args: Parameters<typeof hash>) => {
      statements.push('hash');
      return hash(...args);
    },
    verify: (...args: Parameters<typeof verify>) => {
      statements.push('hash');
      return verify(...args);
    },
  });
  try {
    await run();
    // A statement that the answer did not wait for has no row yet.
    await Promise.allSettled(results);
  } finally {
    Object.assign(pg.Client.prototype, { query });
    Object.assign(argon2, { hash, verify });
  }
  const after = await countRows(api);
  return [...after.map((count, index) => `rows ${count - (before[index] ?? 0)}`), ...statements];
}

/** Hashes computed while a transaction holds a connection and locks. */
export function hashesInTransactions(work: readonly string[]): number {
  let isOpen = false;
  return work.filter((step) => {
    if (/^begin/i.test(step)) isOpen = true;
    if (/^(?:commit|rollback)/i.test(step)) isOpen = false;
    return isOpen && step === 'hash';
  }).length;
}

const countRows = (api: TestApi) =>
  Promise.all(
    (['mails', 'sms_messages', 'one_time_codes', 'sign_in_links', 'attempts'] as const).map(
      async (table) => (await api.dependencies.db.selectFrom(table).selectAll().execute()).length,
    ),
  );
