import type { CompanyFacets, searchCompanies } from '@jobharbor/shared/calls/company/search-companies';
import type { CallRequest, CallResult } from '@jobharbor/shared/contracts/define-call';
import { sql } from 'kysely';
import { type FlatListName, flatListIn, flatLists } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { companyKeyOf } from '../../search/analyser/simplify-chinese.ts';
import { asPattern } from '../../search/postgres/find-titles.ts';
import { companyCards, hiringIn } from './hiring-companies.ts';

type Query = CallRequest<typeof searchCompanies>['query'];
type Found = CallResult<typeof searchCompanies>;

/** A company with what its filters compare. */
interface Candidate {
  id: number;
  open_jobs: number;
  industries: number[];
  sizes: number[];
  benefits: number[];
  is_verified: boolean;
}

const lists = {
  industries: 'industry_lists',
  sizes: 'company_sizes',
  benefits: 'company_benefit_lists',
} as const satisfies Record<string, FlatListName>;
type ChoiceField = keyof typeof lists;
const choiceFields = Object.keys(lists) as ChoiceField[];

interface Filters {
  chosen: Partial<Record<ChoiceField, readonly number[]>>;
  isVerified: boolean;
}

/** Keys that no option has match nothing. */
const readFilters = (query: Query): Filters => ({
  chosen: Object.fromEntries(
    choiceFields.flatMap((field) => {
      const keys = query[field]?.split(',');
      const options = flatLists[lists[field]].filter(({ key }) => keys?.includes(key));
      return keys ? [[field, options.map(({ id }) => id)]] : [];
    }),
  ),
  isVerified: query.is_company_verified !== undefined,
});

/** One page of companies, with facets whose counts are what choosing that option brings. */
export async function findCompanies(db: Db, query: Query, market: Market, now: Date): Promise<Found> {
  const excluded = new Set(query.excluded_company_ids?.split(',').map(Number));
  const candidates = (await findCandidates(db, query.query ?? '', market, now)).filter(
    ({ id }) => !excluded.has(id),
  );
  const filters = readFilters(query);
  const found = candidates.filter((one) => passes(one, filters));
  const start = (query.page - 1) * query.size;
  return {
    companies: await companyCards(db, found.slice(start, start + query.size), market),
    total: found.length,
    page: query.page,
    size: query.size,
    facets: countFacets(candidates, filters, market),
  };
}

/**
 * All companies of the country whose name contains every typed word, in order. A large market has a few thousand, so
 * filters and facets are counted here instead of by a query each.
 */
async function findCandidates(db: Db, typed: string, market: Market, now: Date): Promise<Candidate[]> {
  const key = companyKeyOf(typed);
  const words = key.split(' ').filter(Boolean).slice(0, 10);
  const columns = sql`c.id, coalesce(h.open_jobs, 0) as open_jobs, c.is_verified, c.benefit_ids as benefits,
    array_remove(array[c.industry_id], null) as industries, array_remove(array[c.size_id], null) as sizes`;
  if (words.length === 0) {
    const { rows } = await sql<Candidate>`
      with ${hiringIn(market, now)}
      select ${columns} from hiring h join companies c on c.id = h.company_id
      order by c.is_verified desc, h.open_jobs desc, c.id`.execute(db);
    return rows;
  }
  const holds = words.map((word) => sql`n.name_key like ${`%${asPattern(word)}%`}`);
  const { rows } = await sql<Candidate>`
    with ${hiringIn(market, now)}
    select ${columns} from company_names n
    join companies c on c.id = n.company_id left join hiring h on h.company_id = n.company_id
    where n.country_key = ${market.country.key} and ${sql.join(holds, sql` and `)}
    order by n.name_key like ${`${asPattern(key)}%`} desc, c.is_verified desc, coalesce(h.open_jobs, 0) desc, c.id`.execute(
    db,
  );
  return rows;
}

/** Whether a company passes every filter but `except`. */
function passes(one: Candidate, { chosen, isVerified }: Filters, except?: ChoiceField | 'verified'): boolean {
  if (isVerified && except !== 'verified' && !one.is_verified) return false;
  return choiceFields.every((field) => {
    const wanted = chosen[field];
    return field === except || wanted === undefined || one[field].some((id) => wanted.includes(id));
  });
}

function countFacets(
  candidates: readonly Candidate[],
  filters: Filters,
  { country, language }: Market,
): CompanyFacets {
  const list = (field: ChoiceField) => {
    const counts = new Map(filters.chosen[field]?.map((id) => [id, 0]));
    for (const one of candidates.filter((candidate) => passes(candidate, filters, field))) {
      for (const id of one[field]) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return flatListIn(lists[field], language.value, country.key).flatMap((option) => {
      const count = counts.get(option.id);
      return count === undefined ? [] : [{ ...option, count }];
    });
  };
  return {
    industries: list('industries'),
    sizes: list('sizes'),
    benefits: list('benefits'),
    is_company_verified: candidates.filter((one) => one.is_verified && passes(one, filters, 'verified'))
      .length,
  };
}
