import { neighbours, wideNetworkOf } from '@jobharbor/shared/http-server';
import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import type { InteractionKind } from '../../database/tables/interaction-tables.ts';
import { dayOf, hashVisitor } from '../../search/postgres/hash-visitor.ts';

/**
 * Rate limit by network and day: more than a household clicks, too few to distort a country's figures. Ten times as many of
 * the organisation's network around it, which may have 65,536 such networks.
 */
const dayShares: Record<InteractionKind, number> = {
  expose: 10_000,
  click: 1_000,
  page_view: 3_000,
  event: 3_000,
};

export interface Reporter {
  /** The visitor's network (`networkOf`); stored as a salted hash, for the day. */
  visitor: string;
  country: string;
  now: Date;
}

export interface Interaction {
  device: string;
  page: string;
  sub_page?: string | undefined;
  name?: string | undefined;
  job_id?: number | undefined;
  query_id?: string | undefined;
  reco_from?: string | undefined;
  extra?: object | undefined;
}

/**
 * Stores interactions of one kind and returns their number: 0 above the visitor's daily limit; unknown jobs are skipped.
 */
export async function recordInteractions(
  db: Db,
  kind: InteractionKind,
  { visitor, country, now }: Reporter,
  interactions: readonly Interaction[],
): Promise<number> {
  const known = await withoutUnknownJobs(db, interactions);
  if (known.length === 0) return 0;
  const count = known.length;
  const network = `network ${wideNetworkOf(visitor)}`;
  const isWithin = async (who: string, share: number) =>
    consumeDailyLimit(db, kind, { visitor: await hashVisitor(db, who, now), count, share, now });
  if (!(await isWithin(visitor, dayShares[kind]))) return 0;
  if (!(await isWithin(network, dayShares[kind] * neighbours))) return 0;
  const rows = known.map(({ extra, ...one }) => ({
    ...one,
    extra: extra === undefined ? null : JSON.stringify(extra),
    at: now,
    kind,
    country_key: country,
  }));
  await insertRows(rows, (chunk) => db.insertInto('interactions').values(chunk));
  return count;
}

async function withoutUnknownJobs(db: Db, interactions: readonly Interaction[]): Promise<Interaction[]> {
  const ids = interactions.flatMap(({ job_id }) => job_id ?? []);
  if (ids.length === 0) return [...interactions];
  const rows = await db.selectFrom('jobs').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return interactions.filter(({ job_id }) => job_id === undefined || known.has(job_id));
}

/** Rate limit: whether `count` more fit into the visitor's daily limit; counts them if so. */
async function consumeDailyLimit(
  db: Db,
  kind: InteractionKind,
  { visitor, count, share, now }: { visitor: Buffer; count: number; share: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into interaction_visitors as v (day, visitor, kind, spent)
    values (${dayOf(now)}::date, ${visitor}::bytea, ${kind}, ${count})
    on conflict (day, visitor, kind) do update set spent = v.spent + ${count}
      where v.spent + ${count} <= ${share}
    returning spent`.execute(db);
  return rows.length > 0;
}
