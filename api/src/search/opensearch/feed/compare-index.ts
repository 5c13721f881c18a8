import { sql } from 'kysely';
import type { Db } from '../../../database/pools.ts';
import type { OpenSearch } from '../connection/connect-opensearch.ts';
import { rowVersion } from '../job-document.ts';
import { checkComplete, type SearchAnswer } from '../search-answer.ts';

/** Ranges of ids that are compared by count and checksum. */
const maxRanges = 2_000;
const smallestRange = 1_000;
/** Ids that are read at once of a range that differs. */
const idsAtOnce = 10_000;

export interface Comparison {
  /** Jobs of the country in the database. */
  jobs: number;
  /** Ids of jobs that are missing in the index, are another version there, or are there alone. */
  different: number[];
}

interface Range {
  /** Number of the range: its first id divided by the size. */
  range: number;
  jobs: number;
  sum: number;
}

/** Compares an index with the country's rows. Few ids are read unless much differs. */
export async function compareIndex(
  db: Db,
  server: OpenSearch,
  { country, index }: { country: string; index: string },
): Promise<Comparison> {
  await server.request({ method: 'POST', path: `/${index}/_refresh` });
  const size = await rangeSize(db);
  // One after the other: an index that cannot be read costs the database nothing.
  const theirs = await rangesInIndex(server, index, size);
  const ours = await rangesInDatabase(db, country, size);
  const different: number[] = [];
  for (const range of new Set([...ours.keys(), ...theirs.keys()])) {
    const [own, other] = [ours.get(range), theirs.get(range)];
    if (own?.jobs === other?.jobs && own?.sum === other?.sum) continue;
    // Not by spreading: a range may have more ids than a function takes arguments.
    for (const id of await differentIds(db, server, { country, index }, range * size, size))
      different.push(id);
  }
  return { jobs: [...ours.values()].reduce((sum, { jobs }) => sum + jobs, 0), different };
}

async function rangeSize(db: Db): Promise<number> {
  const { rows } = await sql<{
    last: number | null;
  }>`select max(job_id) as last from search_documents`.execute(db);
  return Math.max(smallestRange, Math.ceil((rows[0]?.last ?? 0) / maxRanges));
}

const byRange = (ranges: readonly Range[]) => new Map(ranges.map((one) => [one.range, one]));

async function rangesInDatabase(db: Db, country: string, size: number): Promise<Map<number, Range>> {
  const { rows } = await sql<Range>`
    select job_id / ${size}::bigint as range, count(*) as jobs, sum(${rowVersion})::bigint as sum
    from search_documents where country_key = ${country} group by 1`.execute(db);
  return byRange(rows);
}

async function rangesInIndex(server: OpenSearch, index: string, size: number): Promise<Map<number, Range>> {
  const answer = await server.request<
    SearchAnswer & {
      aggregations: { ranges: { buckets: { key: number; doc_count: number; sum: { value: number } }[] } };
    }
  >({
    method: 'POST',
    path: `/${index}/_search`,
    query: { allow_partial_search_results: false, request_cache: false },
    body: {
      size: 0,
      aggs: {
        ranges: {
          histogram: { field: 'job_id', interval: size, min_doc_count: 1 },
          aggs: { sum: { sum: { field: 'version' } } },
        },
      },
    },
  });
  checkComplete(answer);
  return byRange(
    answer.aggregations.ranges.buckets.map(({ key, doc_count, sum }) => ({
      range: Math.round(key / size),
      jobs: doc_count,
      sum: sum.value,
    })),
  );
}

async function differentIds(
  db: Db,
  server: OpenSearch,
  { country, index }: { country: string; index: string },
  from: number,
  size: number,
): Promise<number[]> {
  const { rows } = await sql<{ job_id: number; version: number }>`
    select job_id, ${rowVersion} as version from search_documents
    where country_key = ${country} and job_id >= ${from} and job_id < ${from + size}`.execute(db);
  const stored = await versionsInIndex(server, index, { gte: from, lt: from + size });
  const different = rows.flatMap(({ job_id, version }) => (stored.get(job_id) === version ? [] : [job_id]));
  const known = new Set(rows.map(({ job_id }) => job_id));
  return [...different, ...[...stored.keys()].filter((id) => !known.has(id))];
}

async function versionsInIndex(
  server: OpenSearch,
  index: string,
  range: { gte: number; lt: number },
): Promise<Map<number, number>> {
  const versions = new Map<number, number>();
  for (let after: number[] | undefined; ; ) {
    const answer = await server.request<
      SearchAnswer & { hits: { hits: { sort: number[]; fields: { version: [number] } }[] } }
    >({
      method: 'POST',
      path: `/${index}/_search`,
      query: { allow_partial_search_results: false },
      body: {
        ...{ size: idsAtOnce, _source: false, docvalue_fields: ['version'], sort: ['job_id'] },
        query: { range: { job_id: range } },
        ...(after && { search_after: after }),
      },
    });
    checkComplete(answer);
    for (const { sort, fields } of answer.hits.hits) versions.set(sort[0] ?? 0, fields.version[0]);
    after = answer.hits.hits.at(-1)?.sort;
    if (answer.hits.hits.length < idsAtOnce) return versions;
  }
}
