import type { SitemapKind } from '@jobharbor/shared/calls/config/list-sitemap-parts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { idsOfPart } from '../../intake/add-sitemap-parts.ts';

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

/** The parts of all countries that hold something now, in order. */
export async function findSitemapParts(db: Db, now: Date): Promise<Part[]> {
  const holdsOpen = (key: 'job_id' | 'company_id') => sql`exists (
    select from search_documents d where d.country_key = p.country_key and ${isOpen(now)}
      and ${sql.ref(`d.${key}`)} >= p.part * ${sql.lit(idsOfPart)}
      and ${sql.ref(`d.${key}`)} < (p.part + 1) * ${sql.lit(idsOfPart)})`;
  const { rows } = await sql<Part>`
    select kind, country_key, part, extract(epoch from modified_at)::bigint as modified_at from sitemap_parts p
    where case kind when 'jobs' then ${holdsOpen('job_id')} else ${holdsOpen('company_id')} end
    order by country_key, kind, part`.execute(db);
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
