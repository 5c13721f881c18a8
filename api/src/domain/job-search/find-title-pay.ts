import type { getTitlePay, PaySpread } from '@jobharbor/shared/calls/job/get-title-pay';
import type { CallAnswer } from '@jobharbor/shared/contracts';
import { minPayAdverts } from '@jobharbor/shared/contracts/jobs/min-pay-adverts';
import { sql } from 'kysely';
import { type ConfigOption, locationsOf, optionIn } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import { readConditions } from '../../search/conditions.ts';
import { titleCondition } from '../../search/postgres/conditions.ts';
import { flatOption, locationOptions } from '../common/options.ts';

/** Maximum number of advertisements read, newest first: a common word in a large country matches more. */
const maxAdverts = 20_000;
const maxPlaces = 8;

type TitlePay = CallAnswer<typeof getTitlePay>;
type Row = PaySpread & { group_id: number | null };

const spread = sql`count(*)::int as adverts, count(distinct company_id)::int as companies,
  percentile_disc(0.1) within group (order by middle)::int8 as low,
  percentile_disc(0.25) within group (order by middle)::int8 as lower_quarter,
  percentile_disc(0.5) within group (order by middle)::int8 as median,
  percentile_disc(0.75) within group (order by middle)::int8 as upper_quarter,
  percentile_disc(0.9) within group (order by middle)::int8 as high`;

/** What open advertisements of a title state as pay. */
export async function findTitlePay(
  db: Db,
  { title, location }: { title: string; location?: string | undefined },
  market: Market,
  now: Date,
): Promise<TitlePay> {
  const { country, language } = market;
  const place = location ? placeOf(market, location) : undefined;
  const conditions = readConditions({ country: country.key, query: { query: title, page: 1, size: 1 } }, now);
  const named = titleCondition(conditions);
  const none = {
    ...{ currency: country.currency, place: place ? optionIn(place, language.value) : null },
    ...{ adverts: 0, paid: 0, pay: null, levels: [], places: [] },
    as_of: Math.floor(now.getTime() / 1_000),
  };
  if (named === null || conditions.parsed.isEmpty || conditions.parsed.isUnanswerable) return none;
  const within = place ? [place, ...childrenOf(place)].map(({ id }) => id) : null;
  const adverts = sql`
    select d.job_id, d.company_id, d.location_ids, j.xp_lvl_id,
      case when d.salary_low is null and d.salary_high is null then null
        else (coalesce(d.salary_low, d.salary_high)::float8 + coalesce(d.salary_high, d.salary_low)) / 2 end as middle
    from search_documents d join jobs j on j.id = d.job_id
    where d.country_key = ${country.key} and d.removed_at is null
      and (d.expires_at is null or d.expires_at > ${now}) and ${named}
      ${within ? sql`and d.location_ids && ${within}::bigint[]` : sql``}
    order by d.posted_at desc limit ${maxAdverts}`;
  const { rows } = await sql<Row & { is_whole: number; total: number }>`
    with adverts as (${adverts})
    select xp_lvl_id as group_id, grouping(xp_lvl_id) as is_whole, ${spread},
      (select count(*)::int from adverts) as total
    from adverts where middle is not null group by grouping sets ((), (xp_lvl_id))`.execute(db);
  const whole = rows.find(({ is_whole }) => is_whole === 1);
  const shown = rows.filter((row) => row.is_whole === 0 && row.adverts >= minPayAdverts);
  return {
    ...none,
    adverts: whole?.total ?? 0,
    paid: whole?.adverts ?? 0,
    pay: whole && whole.adverts >= minPayAdverts ? spreadOf(whole) : null,
    levels: shown
      .sort((a, b) => (a.group_id ?? 0) - (b.group_id ?? 0))
      .flatMap((row) => {
        const xp_lvl = flatOption('xp_lvls', row.group_id, language.value, country.key);
        return xp_lvl ? [{ xp_lvl, pay: spreadOf(row) }] : [];
      }),
    places: within ? [] : await findPlaces(db, adverts, market),
  };
}

async function findPlaces(
  db: Db,
  adverts: ReturnType<typeof sql>,
  { language }: Market,
): Promise<TitlePay['places']> {
  const { rows } = await sql<Row>`
    with adverts as (${adverts})
    select place as group_id, ${spread} from adverts, unnest(location_ids) as place
    where middle is not null group by place having count(*) >= ${minPayAdverts}
    order by count(*) desc, place limit ${maxPlaces}`.execute(db);
  return rows.flatMap((row) => {
    const [location] = locationOptions([row.group_id ?? 0], language.value);
    return location ? [{ location, pay: spreadOf(row) }] : [];
  });
}

const spreadOf = ({
  low,
  lower_quarter,
  median,
  upper_quarter,
  high,
  adverts,
  companies,
}: Row): PaySpread => ({
  ...{ low, lower_quarter, median, upper_quarter, high },
  ...{ adverts, companies },
});

const childrenOf = (place: ConfigOption): readonly ConfigOption[] =>
  'children' in place && Array.isArray(place.children) ? place.children : [];

const placeOf = ({ country }: Market, seoValue: string): ConfigOption | undefined =>
  locationsOf(country.key)
    .flatMap((region) => [region, ...region.children])
    .find(({ seo_value }) => seo_value === seoValue);
