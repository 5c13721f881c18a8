import type { SitemapKind } from '@jobharbor/shared/calls/config/list-sitemap-parts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';

/** Ids of one part. A file of a sitemap may name 50,000 pages at most. */
const idsOfPart = 10_000;

interface Part {
  kind: SitemapKind;
  country_key: string;
  part: number;
  modified_at: number;
}
interface Page {
  id: number;
  slug: string;
  modified_at: number;
}

const isOpen = (now: Date) => sql`d.removed_at is null and (d.expires_at is null or d.expires_at > ${now})`;
/** Whole seconds. */
const secondsOf = (column: string) => sql`extract(epoch from max(${sql.ref(column)}))::bigint`;

/** The parts of all countries, in order. */
export async function findSitemapParts(db: Db, now: Date): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select 'jobs' as kind, d.country_key, j.id / ${sql.lit(idsOfPart)} as part, ${secondsOf('j.updated_at')} as modified_at
    from search_documents d join jobs j on j.id = d.job_id where ${isOpen(now)} group by 2, 3
    union all
    select 'companies', d.country_key, c.id / ${sql.lit(idsOfPart)}, ${secondsOf('c.updated_at')}
    from search_documents d join companies c on c.id = d.company_id where ${isOpen(now)} group by 2, 3
    order by 2, 1, 3`.execute(db);
  return rows;
}

/** Open jobs of the country, or companies with open jobs there, by id. */
export async function findSitemapPages(
  db: Db,
  kind: SitemapKind,
  part: number,
  country: string,
  now: Date,
): Promise<Page[]> {
  const from = part * idsOfPart;
  const [table, key] =
    kind === 'jobs' ? (['jobs', 'job_id'] as const) : (['companies', 'company_id'] as const);
  const { rows } = await sql<Page>`
    select p.id, p.slug, extract(epoch from p.updated_at)::bigint as modified_at from ${sql.table(table)} p
    where p.id >= ${from}::bigint and p.id < ${from + idsOfPart}::bigint and exists (
      select from search_documents d
      where ${sql.ref(`d.${key}`)} = p.id and d.country_key = ${country} and ${isOpen(now)})
    order by p.id`.execute(db);
  return rows;
}
