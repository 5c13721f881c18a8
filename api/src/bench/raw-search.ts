import type { CountryKey, FacetField, JobPage } from '@jobharbor/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { salaryLadderOf } from '../config-lists/index.ts';
import type { Db } from '../database/pools.ts';
import { quoteLexeme } from '../search/analyser/lexeme.ts';
import { spellingsOf } from '../search/analyser/misspellings.ts';

export interface RawSearch {
  country: CountryKey;
  /** A `tsquery` string; filters are lexemes among the words. */
  terms?: string;
  /** Ranking words, and the lexeme of an exact title; sorted by date when left out. */
  ranked?: { words: readonly string[]; exactly: string };
  page?: number;
  size?: number;
  /** Facets whose own filter is active: the condition without that filter, since a click replaces it. */
  own?: Readonly<Partial<Record<FacetField, string>>>;
}

type Count = { id: number; count: number };
interface RawAnswer {
  total: number;
  cards: { id: number }[] | null;
  /** Grouping sets: counts of every single-choice column; all but one are null in a row. */
  flat: (Record<FlatColumn | 'count', number | null> & { is_company_verified: boolean | null })[] | null;
  job_locations: Count[] | null;
  job_categories: Count[] | null;
  salary_ranges: Count[] | null;
}

const flatColumns = {
  degrees: 'degree_id',
  xp_lvls: 'xp_lvl_id',
  job_types: 'job_type_id',
  work_arrangements: 'work_arrangement_id',
} as const;
type FlatField = keyof typeof flatColumns;
const flatFields = ['degrees', 'xp_lvls', 'job_types', 'work_arrangements'] as const satisfies FlatField[];
type FlatColumn = (typeof flatColumns)[keyof typeof flatColumns];

const open = sql`removed_at is null and (expires_at is null or expires_at > now())`;
const columns = sql.raw(
  'location_ids, category_ids, degree_id, xp_lvl_id, job_type_id, work_arrangement_id, salary_low, salary_high, is_company_verified',
);
/** Columns of a job card. */
const card = sql.raw(
  `j.id, j.country_key, j.language, j.title, j.slug, j.location_ids, j.other_places, j.category_id, j.job_type_id,
  j.xp_lvl_id, j.degree_id, j.work_arrangement_id, j.salary_currency, j.salary_period, j.salary_min, j.salary_max,
  j.skills, j.snippet, j.apply_mode, j.is_web3, j.posted_at, j.reposted_at, j.status, j.valid_through, c.id as company_id,
  c.slug as company_slug, c.name, c.logo_url, c.is_verified`,
);

/**
 * The answer of a search as one handwritten SQL statement. It has the same jobs in the same order with their cards'
 * data, the total and every facet.
 */
export async function rawPage(
  db: Db,
  { country, terms, ranked, page = 1, size = 30, own = {} }: RawSearch,
): Promise<{ ids: number[]; total: number; facets: RawFacets }> {
  const found = (words: string | undefined) =>
    sql`search_documents where country_key = ${country} and ${words === undefined ? sql`true` : sql`terms @@ ${words}::tsquery`} and ${open}`;
  const over = (field: FacetField) =>
    own[field] === undefined ? sql`matches` : sql`(select ${columns} from ${found(own[field])}) own`;
  const ids = (field: FacetField, column: string) =>
    list(sql`select id, count(*) from ${over(field)}, unnest(${sql.ref(column)}) id group by 1`);
  const alone = flatFields.filter((field) => own[field] !== undefined);
  const flat = sql.join(
    [
      sql`select degree_id, xp_lvl_id, job_type_id, work_arrangement_id, is_company_verified, count(*) from matches
        group by grouping sets ((degree_id), (xp_lvl_id), (job_type_id), (work_arrangement_id), (is_company_verified))`,
      ...alone.map((field) => ownFlat(flatColumns[field], over(field))),
    ],
    sql` union all `,
  );
  const { rows } = await sql<{ answer: RawAnswer }>`
    with matches as materialized (
      select job_id, posted_at, ${scoreOf(ranked)} as score, ${columns} from ${found(terms)}
    ), page as (
      select job_id, row_number() over (order by score desc, posted_at desc, job_id desc) as place from matches
      order by score desc, posted_at desc, job_id desc limit ${size} offset ${(page - 1) * size}
    )
    select json_build_object(
      'total', (select count(*) from matches),
      'cards', ${list(sql`select ${card} from page p join jobs j on j.id = p.job_id
        join companies c on c.id = j.company_id order by p.place`)},
      'flat', ${list(flat)},
      'job_locations', ${ids('job_locations', 'location_ids')},
      'job_categories', ${ids('job_categories', 'category_ids')},
      'salary_ranges', ${list(sql`select rung.id, count(*) from ${over('salary_ranges')} join (values ${rungs(country)})
        rung (id, low, high) on salary_high >= rung.low and (rung.high is null or salary_low < rung.high) group by 1`)}
    ) as answer`.execute(db);
  const answer = rows[0]?.answer;
  return {
    ids: answer?.cards?.map(({ id }) => id) ?? [],
    total: answer?.total ?? 0,
    facets: readFacets(answer, new Set(alone)),
  };
}

const list = (select: RawBuilder<unknown>) => sql`(select json_agg(f) from (${select}) f)`;

function scoreOf(ranked: RawSearch['ranked']): RawBuilder<unknown> {
  if (ranked === undefined) return sql`0`;
  const { words, exactly } = ranked;
  return sql`ts_rank(head, ${words.join(' | ')}::tsquery)
    + case when head @@ ${words.map((word) => `${word}:A`).join(' & ')}::tsquery then 4
      when head @@ ${words.join(' & ')}::tsquery then 0.5 else 0 end
    + case when head @@ ${exactly}::tsquery then 2 else 0 end
    + 0.2::float8 * exp(-greatest(extract(epoch from now() - posted_at)::float8, 0) / 2592000::float8)`;
}

/** Rows in the shape of the combined counts. */
function ownFlat(column: FlatColumn, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const others = Object.values(flatColumns).map((one) =>
    one === column ? sql.ref(column) : sql`null::bigint`,
  );
  return sql`select ${sql.join(others)}, null::boolean, count(*) from ${from} group by ${sql.ref(column)}`;
}

const rungs = (country: CountryKey) =>
  sql.join(
    salaryLadderOf(country).map(
      ({ id, from, to }) => sql`(${sql.lit(id)}::bigint, ${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint)`,
    ),
  );

function readFacets(answer: RawAnswer | undefined, alone: ReadonlySet<FlatField>): RawFacets {
  const flat = answer?.flat ?? [];
  const sorted = (counts: Count[] | null | undefined) =>
    (counts ?? []).toSorted((a, b) => b.count - a.count || a.id - b.id);
  // A column that is counted separately comes last and overrides the combined counts.
  const of = (field: FlatField) => {
    const counts = flat.flatMap((row) => {
      const id = row[flatColumns[field]];
      return id === null ? [] : [{ id, count: row.count ?? 0 }];
    });
    const last = new Map(counts.map(({ id, count }) => [id, count]));
    return sorted(alone.has(field) ? [...last].map(([id, count]) => ({ id, count })) : counts);
  };
  return {
    job_locations: sorted(answer?.job_locations),
    job_categories: sorted(answer?.job_categories),
    degrees: of('degrees'),
    xp_lvls: of('xp_lvls'),
    job_types: of('job_types'),
    work_arrangements: of('work_arrangements'),
    salary_ranges: sorted(answer?.salary_ranges),
    is_company_verified: flat.find((row) => row.is_company_verified === true)?.count ?? 0,
  };
}

/** Whether a word occurs in no advertisement, and the indexed words that share trigrams with it. */
export async function rawNearWords(db: Db, country: CountryKey, word: string): Promise<void> {
  await sql`
    select exists (select from search_documents where country_key = ${country} and terms @@ ${quoteLexeme(word)}::tsquery and ${open}),
      (select json_agg(w) from (select word, shown from search_words
        where country_key = ${country} and spellings && ${spellingsOf(word)}::text[] limit 500) w)`.execute(
    db,
  );
}

/** Titles with this prefix and their number of open jobs. */
export async function rawSuggestion(db: Db, country: CountryKey, start: string): Promise<void> {
  await sql`
    select t.value, count(*) from job_titles t join search_documents d on d.title_id = t.id
    where t.country_key = ${country} and d.country_key = ${country} and ${open} and title_key like ${`${start}%`}
    group by t.id order by count(*) desc limit 5`.execute(db);
}

const rawFields = [
  'job_locations',
  'job_categories',
  'degrees',
  'xp_lvls',
  'job_types',
  'work_arrangements',
  'salary_ranges',
  'is_company_verified',
] as const;
/** Facet counts of the raw SQL statement. */
type RawFacets = Pick<JobPage['facets'], (typeof rawFields)[number]>;

/** The facets that the raw statement counts too. */
export const rawFacetsOf = (facets: JobPage['facets']): RawFacets =>
  Object.fromEntries(rawFields.map((field) => [field, facets[field]])) as RawFacets;
