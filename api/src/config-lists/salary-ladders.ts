import {
  type Country,
  type CountryKey,
  countries,
  countryByKey,
  type LanguageTag,
  localeTag,
  type Option,
} from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { numberCell, readCsv } from '../data-files/read-data.ts';
import { listFile } from './option.ts';

const row = z.object({
  country: z.enum(countries.map(({ key }) => key)),
  level_2_from: numberCell,
  level_3_from: numberCell,
  level_4_from: numberCell,
  level_5_from: numberCell,
  level_6_from: numberCell,
  level_7_from: numberCell,
  level_8_from: numberCell,
});

/** Lower bounds of the rungs above the first, monthly, in whole units of the country's currency. */
const steps = new Map<CountryKey, readonly number[]>(
  readCsv(listFile('salary-ladders'), row).map(({ country, ...bounds }) => [country, Object.values(bounds)]),
);

export interface SalaryRung {
  readonly id: number;
  readonly key: string;
  readonly seo_value: string;
  readonly from: number;
  /** Null: open at the top. */
  readonly to: number | null;
}

/** Added to the number of a rung for the id of all pay from its lower bound on. */
const openIds = 20;

/**
 * The rungs of a country's ladder: first its bands, which rise without a gap and end with an open one. Then all pay
 * from the lower bound of a band on. Keys and ids are the same everywhere, so that an address keeps its filter when the
 * visitor changes country. A rung includes its lower bound and excludes the upper one.
 */
export function salaryLadderOf(country: CountryKey): readonly SalaryRung[] {
  const bounds = [0, ...(steps.get(country) ?? [])];
  const rung = (id: number, key: string, from: number, to: number | null): SalaryRung => ({
    id,
    key,
    seo_value: key,
    from,
    to,
  });
  const bands = bounds.map((from, index) =>
    rung(index + 1, `level-${index + 1}`, from, bounds[index + 1] ?? null),
  );
  // The first bound begins a band with any pay; the last bound begins the open band.
  const open = bands.slice(1, -1).map(({ id, from }) => rung(openIds + id, `from-level-${id}`, from, null));
  return [...bands, ...open];
}

const wording: Record<LanguageTag, { below: (money: string) => string; above: (money: string) => string }> = {
  en: { below: (money) => `Below ${money}`, above: (money) => `${money} and above` },
  'zh-Hans': { below: (money) => `${money}以下`, above: (money) => `${money}以上` },
  'zh-Hant': { below: (money) => `${money}以下`, above: (money) => `${money}以上` },
  ja: { below: (money) => `${money}未満`, above: (money) => `${money}以上` },
  es: { below: (money) => `Menos de ${money}`, above: (money) => `${money} o más` },
  pt: { below: (money) => `Menos de ${money}`, above: (money) => `${money} ou mais` },
  ms: { below: (money) => `Bawah ${money}`, above: (money) => `${money} ke atas` },
  id: { below: (money) => `Di bawah ${money}`, above: (money) => `${money} ke atas` },
  tr: { below: (money) => `${money} altı`, above: (money) => `${money} ve üzeri` },
  ar: { below: (money) => `أقل من ${money}`, above: (money) => `${money} فأكثر` },
};

/** Signs in place of a bare one, as `formatMoney` writes them; a country's own `$` means its own currency there. */
const clearSign: Readonly<Record<string, string>> = { TWD: 'NT$', JPY: 'JP¥', CNY: 'CN¥' };
const bareSigns = new Set(['$', '¥', '￥', '元']);
const countsInTenThousands = new Set<LanguageTag>(['zh-Hans', 'zh-Hant', 'ja']);

/** Chinese and Japanese say 3万, nobody says 30 000; elsewhere only amounts in millions are shortened. */
function moneyFormat(country: Country, language: LanguageTag): Intl.NumberFormat {
  const { currency } = country;
  const lowest = steps.get(country.key)?.[0] ?? 0;
  const isShort = lowest >= (countsInTenThousands.has(language) ? 10_000 : 1_000_000);
  return new Intl.NumberFormat(localeTag({ language: { value: language }, country }), {
    style: 'currency',
    currency,
    currencyDisplay:
      language === 'ja' && currency === 'JPY' ? 'name' : country.key === 'others' ? 'code' : 'symbol',
    notation: isShort ? 'compact' : 'standard',
    maximumFractionDigits: isShort ? 4 : 0,
  });
}

function textOf(
  parts: readonly { type: string; value: string }[],
  currency: string,
  language: LanguageTag,
): string {
  const isOwnYuan = language === 'zh-Hans' && currency === 'CNY';
  return parts
    .map(({ type, value }) =>
      type === 'currency' && bareSigns.has(value) && !isOwnYuan ? (clearSign[currency] ?? value) : value,
    )
    .join('');
}

function moneyOf(key: CountryKey, language: LanguageTag) {
  const country = countryByKey(key);
  if (!country) throw new Error(`No such country: ${key}`);
  const format = moneyFormat(country, language);
  const write = (parts: readonly { type: string; value: string }[]) =>
    textOf(parts, country.currency, language);
  return {
    money: (amount: number): string => write(format.formatToParts(amount)),
    range: (from: number, to: number): string =>
      // CLDR spaces a Japanese range; pay on cards has none.
      write(format.formatRangeToParts(from, to)).replace(' ～ ', '～'),
  };
}

/** Formats whole units of a country's currency as the labels of its ladder do. */
export const ladderMoney = (key: CountryKey, language: LanguageTag): ((amount: number) => string) =>
  moneyOf(key, language).money;

/** The ladder with its labels in one language, as the filters show it. */
export function salaryLadderIn(
  key: CountryKey,
  language: LanguageTag,
): (Option & { from: number; to: number | null })[] {
  const { money, range } = moneyOf(key, language);
  return salaryLadderOf(key).map((rung) => {
    if (rung.to === null) return { ...rung, value: wording[language].above(money(rung.from)) };
    if (rung.from === 0) return { ...rung, value: wording[language].below(money(rung.to)) };
    return { ...rung, value: range(rung.from, rung.to) };
  });
}
