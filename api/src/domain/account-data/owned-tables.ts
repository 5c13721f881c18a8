import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

/** A table with rows of an account, and the condition that selects them. */
export interface OwnedTable {
  name: string;
  columns: readonly OwnedColumn[];
  rows: RawBuilder<boolean>;
}
export interface OwnedColumn {
  name: string;
  type: string;
}

interface Reference {
  from_table: string;
  from_column: string;
  to_table: string;
  to_column: string;
}

/** Maximum depth of foreign key chains: applications → chats → messages has three. */
const deepest = 5;

/**
 * Tables whose rows are deleted with the account, directly or through another table, derived from the foreign keys: new
 * tables are included automatically.
 */
export async function findOwnedTables(db: Db, accountId: number): Promise<OwnedTable[]> {
  const references = await findCascades(db);
  const rowsOf = (table: string, path: readonly string[]): RawBuilder<boolean>[] =>
    references
      .filter(({ from_table, to_table }) => from_table === table && !path.includes(to_table))
      .flatMap(({ from_column: column, to_table: owner, to_column: key }) => {
        if (owner === 'accounts') return [sql<boolean>`${sql.ref(column)} = ${accountId}`];
        if (path.length >= deepest) return [];
        const owned = rowsOf(owner, [...path, owner]);
        if (owned.length === 0) return [];
        const keys = sql`select ${sql.ref(key)} from ${sql.table(owner)} where ${anyOf(owned)}`;
        return [sql<boolean>`${sql.ref(column)} in (${keys})`];
      });
  const names = [...new Set(references.map(({ from_table }) => from_table))].sort();
  const columns = await findColumns(db);
  return names.flatMap((name) => {
    const conditions = rowsOf(name, [name]);
    if (conditions.length === 0) return [];
    return [{ name, columns: columns.get(name) ?? [], rows: anyOf(conditions) }];
  });
}

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

async function findCascades(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select child.relname as from_table, own.attname as from_column, parent.relname as to_table,
      key.attname as to_column
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    join pg_namespace n on n.oid = child.relnamespace and n.nspname = 'public'
    join pg_attribute own on own.attrelid = c.conrelid and own.attnum = c.conkey[1]
    join pg_attribute key on key.attrelid = c.confrelid and key.attnum = c.confkey[1]
    where c.contype = 'f' and c.confdeltype = 'c'
    order by 1, 2`.execute(db);
  return rows;
}

async function findColumns(db: Db): Promise<Map<string, OwnedColumn[]>> {
  const { rows } = await sql<OwnedColumn & { table: string }>`
    select table_name as "table", column_name as name, data_type as type
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(
    db,
  );
  const columns = new Map<string, OwnedColumn[]>();
  for (const { table, name, type } of rows)
    columns.set(table, [...(columns.get(table) ?? []), { name, type }]);
  return columns;
}

/** Keys of all files of the account in any table. */
export async function findOwnedFiles(db: Db, accountId: number): Promise<string[]> {
  const keys = new Set<string>();
  for (const { name, columns, rows } of await findOwnedTables(db, accountId))
    for (const column of columns.filter((each) => each.name.endsWith('file_key'))) {
      const { rows: files } = await sql<{ key: string | null }>`
        select ${sql.ref(column.name)} as key from ${sql.table(name)} where ${rows}`.execute(db);
      for (const { key } of files) if (key !== null) keys.add(key);
    }
  return [...keys];
}
