import { brand } from '@jobharbor/shared/brand';
import { escapeUTF8 } from 'entities';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';

export type ExportRow = Record<string, unknown>;
/** Rows by table. */
export type ExportedData = Record<string, ExportRow[]>;

/** Adds the jobs and companies that the rows name by id, so that an archive says which ones they were. */
export async function addNamed(db: Db, data: ExportedData): Promise<ExportedData> {
  const idsOf = (column: string) => {
    const ids = Object.values(data).flatMap((rows) => rows.map((row) => Number(row[column])));
    return [...new Set(ids.filter((id) => id > 0))];
  };
  const [jobIds, companyIds] = [idsOf('job_id'), idsOf('company_id')];
  const jobs = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .where('jobs.id', '=', anyIdOf(jobIds))
    .select(['jobs.id', 'jobs.title', 'companies.name as company', 'jobs.country_key'])
    .orderBy('jobs.id')
    .execute();
  const companies = await db
    .selectFrom('companies')
    .where('id', '=', anyIdOf(companyIds))
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  return { ...data, jobs, companies };
}

/**
 * A page for people, with all that `data.json` has for programs. Each table with rows is a section, without empty
 * values and the account's own id. Jobs and companies have their names.
 */
export function renderExport(data: ExportedData, now: Date): string {
  const { jobs = [], companies = [], accounts = [], ...tables } = data;
  const names = new Map([
    ...jobs.map(({ id, title, company }) => [`job_id ${id}`, `${title} (${company})`] as const),
    ...companies.map(({ id, name }) => [`company_id ${id}`, String(name)] as const),
  ]);
  const sections = Object.entries({ account: accounts, ...tables }).filter(([, rows]) => rows.length > 0);
  const heading = `${brand.name} · ${String(accounts[0]?.email ?? '')}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeUTF8(heading)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeUTF8(heading)}</h1>
<p><time>${now.toISOString()}</time></p>
<ul>${sections.map(([name, { length }]) => `<li><a href="#${name}">${words(name)}</a> (${length})</li>`).join('')}</ul>
${sections.map(([name, rows]) => renderSection(name, rows, names)).join('\n')}
</body>
</html>
`;
}

function renderSection(
  table: string,
  rows: readonly ExportRow[],
  names: ReadonlyMap<string, string>,
): string {
  const articles = rows.map((row) => {
    const fields = Object.entries(row).flatMap(([name, value]) => {
      const text = names.get(`${name} ${value}`) ?? textOf(value);
      return text === '' || name === 'account_id' ? [] : [[name, text] as const];
    });
    const lines = fields.map(
      ([name, text]) => `<dt>${words(name)}</dt><dd dir="auto">${escapeUTF8(text)}</dd>`,
    );
    return `<dl>${lines.join('')}</dl>`;
  });
  return `<section id="${table}"><h2>${words(table)}</h2>${articles.join('\n')}</section>`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return String(value);
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value, null, 1);
}

/** `saved_jobs` → `Saved jobs`. */
const words = (name: string) => escapeUTF8(name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '));

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin-inline: auto; max-inline-size: 50rem; padding: 1rem; }
dl { border-block-start: 1px solid GrayText; display: grid; gap: 0.25rem 1rem; grid-template-columns: minmax(6rem, 12rem) 1fr; padding-block: 0.75rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
`;
