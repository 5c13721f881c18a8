/** A statement of a migration that breaks the previous version. */
export interface BreakingChange {
  what: string;
  statement: string;
}

interface Rule {
  what: string;
  pattern: RegExp;
  /** Clauses that make it safe, such as a default. */
  unless?: RegExp;
}

const rules: readonly Rule[] = [
  {
    what: 'drops a table, view, column, type or function',
    pattern: /\bdrop\s+(?:table|column|type|view|function)\b/i,
  },
  { what: 'renames what the version before uses', pattern: /\brename\s+(?:to|column|constraint)?\b/i },
  { what: 'changes the type of a column', pattern: /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i },
  { what: 'has a column refuse null', pattern: /\bset\s+not\s+null\b/i },
  { what: 'takes the default of a column', pattern: /\bdrop\s+default\b/i },
  {
    what: 'adds a column that must be given',
    pattern:
      /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|check\b|unique\b|primary\b|foreign\b)\w+\s[^,;]*\bnot\s+null\b/i,
    unless: /\bdefault\b|\bgenerated\b/i,
  },
  {
    what: 'adds a constraint to rows that the version before writes',
    pattern: /\badd\s+(?:constraint\s+\S+\s+)?(?:check|unique|exclude|foreign|primary)\b/i,
  },
  { what: 'takes a constraint away, which an insert may name', pattern: /\bdrop\s+constraint\b/i },
  { what: 'makes an index of a table in use unique', pattern: /\bcreate\s+unique\s+index\b/i },
  { what: 'takes a unique index away, which an insert may name', pattern: /\bdrop\s+index\b/i },
  {
    what: 'uses Kysely’s builder for a change of a table: write it as SQL',
    pattern: /\.(?:alterTable|dropTable|dropColumn|renameTo|renameColumn|alterColumn)\(/,
  },
];

/** Tables that `source` itself creates: nobody has used them before. */
const createdIn = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(
      ([, name]) => name ?? '',
    ),
  );

/** Columns that `source` itself adds, as `table.column`: the version before writes none of them. */
const addedIn = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(/\balter\s+table\s+(\w+)\s([^`;]*)/gi)].flatMap(([, table, changes = '']) =>
      [...changes.matchAll(/\badd\s+column\s+(\w+)/gi)].map(([, column]) => `${table}.${column}`),
    ),
  );

/** Whether a unique index is only on columns of `added`. */
function isOnAdded(statement: string, added: ReadonlySet<string>): boolean {
  const [, table, columns] =
    /\bcreate\s+unique\s+index\s+\w+\s+on\s+(\w+)\s*\(([\w\s,]+)\)\s*$/i.exec(statement) ?? [];
  return columns?.split(',').every((column) => added.has(`${table}.${column.trim()}`)) ?? false;
}

const tableOf = (statement: string): string | undefined =>
  /\balter\s+table\s+(?:only\s+)?(?:if\s+exists\s+)?(\w+)/i.exec(statement)?.[1] ??
  /\bcreate\s+unique\s+index\s+.*?\bon\s+(\w+)/is.exec(statement)?.[1];

/**
 * Statements in `up` of a migration that break the previous version, which runs concurrently during a rolling upgrade.
 * Migrations are additive; unused columns are dropped a version later, in a file named `NNNN-drop-…`.
 */
export function findBreakingChanges(source: string): BreakingChange[] {
  const up = source
    .slice(0, source.search(/export (?:async )?function down\b/) >>> 0)
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    // Placeholders, those with templates of their own too.
    .replaceAll(/\$\{(?:[^{}`]|`(?:[^`$]|\$\{[^{}`]*\})*`|\{[^{}]*\})*\}/g, 'placeholder');
  const own = createdIn(up);
  const added = addedIn(up);
  const statements = [...up.matchAll(/sql(?:<[^>]*>)?`([^`]*)`/g)].map(([, text]) => text ?? '');
  const builders = up.replaceAll(/`[^`]*`/g, '``');
  return [...statements, builders].flatMap((statement) => {
    if (own.has(tableOf(statement) ?? '') || isOnAdded(statement, added)) return [];
    const parts = statement.split(/,(?![^(]*\))/);
    return rules
      .filter(({ pattern, unless }) => parts.some((part) => pattern.test(part) && !unless?.test(part)))
      .map(({ what }) => ({ what, statement: statement.trim().replaceAll(/\s+/g, ' ').slice(0, 120) }));
  });
}
