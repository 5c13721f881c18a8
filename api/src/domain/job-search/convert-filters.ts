import type { convertFilters } from '@jobharbor/shared/calls/config/convert-filters';
import { type CallResult, type CountryKey, countryByKey, type Option } from '@jobharbor/shared/contracts';
import { convertSalaryRange, ladderMoney, locationListIn, salaryLadderIn } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';

type Conversion = CallResult<typeof convertFilters>;

interface ChosenFilters {
  from: string;
  locations: readonly string[];
  salary: string | null;
  company_ids: readonly number[];
}

/** Converts country-specific filters; names those without an equivalent. */
export async function convertFilterValues(
  db: Db,
  chosen: ChosenFilters,
  market: Market,
): Promise<Conversion> {
  const from = countryByKey(chosen.from)?.key;
  const places = convertPlaces(chosen.locations, from, market);
  const pay = convertPay(chosen.salary, from, market);
  const companies = await convertCompanies(db, chosen.company_ids, market.country.key);
  return {
    locations: places.kept,
    salary: pay.kept,
    company_ids: companies.kept,
    dropped: [...places.dropped, ...pay.dropped, ...companies.dropped],
  };
}

const nameOf = (options: readonly Option[], seoValue: string): string =>
  options.find(({ seo_value }) => seo_value === seoValue)?.value ?? seoValue;

const placesOf = (country: CountryKey | undefined, { language }: Market): Option[] =>
  country === undefined
    ? []
    : locationListIn(country, language.value).flatMap((region) => [region, ...region.locations]);

function convertPlaces(chosen: readonly string[], from: CountryKey | undefined, market: Market) {
  const here = new Set(placesOf(market.country.key, market).map(({ seo_value }) => seo_value));
  const before = placesOf(from, market);
  return {
    kept: chosen.filter((place) => here.has(place)),
    dropped: chosen.filter((place) => !here.has(place)).map((place) => nameOf(before, place)),
  };
}

/** An amount, or two, of an address written by hand, as money: 30000 becomes ₱30,000. */
const withMoney = (name: string, money: (amount: number) => string): string =>
  /^\d{1,12}(?:[-~]\d{1,12}|\+)?$/.test(name)
    ? name.replace(/\d+/g, (amount) => money(Number(amount)))
    : name;

function convertPay(
  chosen: string | null,
  from: CountryKey | undefined,
  { country, language }: Market,
): { kept: Conversion['salary']; dropped: string[] } {
  if (chosen === null || from === undefined) return { kept: null, dropped: [] };
  const before = nameOf(salaryLadderIn(from, language.value), chosen);
  const rung = convertSalaryRange(from, country.key, chosen);
  if (!rung) return { kept: null, dropped: [withMoney(before, ladderMoney(from, language.value))] };
  const after = nameOf(salaryLadderIn(country.key, language.value), rung.seo_value);
  return { kept: { seo_value: rung.seo_value, before, after }, dropped: [] };
}

/** A company stays where it has open jobs. */
async function convertCompanies(db: Db, ids: readonly number[], country: CountryKey) {
  if (ids.length === 0) return { kept: [], dropped: [] };
  const rows = await db
    .selectFrom('companies')
    .select(({ exists, selectFrom }) => [
      'id',
      'name',
      exists(
        selectFrom('jobs')
          .select('jobs.id')
          .whereRef('jobs.company_id', '=', 'companies.id')
          .where('jobs.country_key', '=', country)
          .where('jobs.status', '=', 'open'),
      ).as('is_here'),
    ])
    .where('id', 'in', [...ids])
    .execute();
  return {
    kept: rows.filter(({ is_here }) => is_here).map(({ id }) => id),
    dropped: rows.filter(({ is_here }) => !is_here).map(({ name }) => name),
  };
}
