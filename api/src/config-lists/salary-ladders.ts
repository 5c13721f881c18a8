import { type CountryKey, countryByKey, type LanguageTag, type Option } from '@jobharbor/shared/contracts';

/** Lower bounds of the rungs above the first, monthly, in whole units of the country's currency. */
const steps: Record<CountryKey, readonly number[]> = {
  ph: [15_000, 20_000, 30_000, 45_000, 65_000, 100_000, 150_000],
  sg: [2_000, 3_000, 4_000, 5_500, 7_500, 10_000, 15_000],
  id: [3_000_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 25_000_000, 40_000_000],
  my: [2_000, 3_000, 4_000, 6_000, 8_000, 12_000, 18_000],
  tw: [30_000, 40_000, 50_000, 65_000, 80_000, 110_000, 150_000],
  hk: [15_000, 20_000, 25_000, 35_000, 50_000, 70_000, 100_000],
  cn: [5_000, 8_000, 12_000, 18_000, 25_000, 35_000, 50_000],
  jp: [200_000, 250_000, 300_000, 400_000, 500_000, 700_000, 1_000_000],
  th: [15_000, 20_000, 30_000, 45_000, 65_000, 100_000, 150_000],
  vn: [8_000_000, 12_000_000, 18_000_000, 25_000_000, 40_000_000, 55_000_000, 80_000_000],
  in: [15_000, 25_000, 40_000, 60_000, 90_000, 130_000, 200_000],
  ae: [3_000, 5_000, 8_000, 12_000, 18_000, 25_000, 40_000],
  sa: [3_000, 5_000, 8_000, 12_000, 17_000, 25_000, 40_000],
  tr: [30_000, 40_000, 55_000, 75_000, 100_000, 150_000, 220_000],
  es: [1_200, 1_600, 2_000, 2_500, 3_200, 4_200, 6_000],
  mx: [10_000, 15_000, 20_000, 30_000, 45_000, 65_000, 100_000],
  br: [2_000, 3_000, 4_500, 6_500, 9_000, 13_000, 20_000],
  us: [2_500, 3_500, 5_000, 6_500, 8_500, 11_000, 15_000],
  others: [1_500, 2_500, 3_500, 5_000, 7_000, 9_000, 13_000],
};

export interface SalaryRung {
  readonly id: number;
  readonly key: string;
  readonly seo_value: string;
  readonly from: number;
  /** Null: open at the top. */
  readonly to: number | null;
}

/**
 * The rungs of a country's ladder. Keys and ids are the same everywhere, so that an address keeps its filter when the
 * visitor changes country. A rung includes its lower bound and excludes the upper one.
 */
export function salaryLadderOf(country: CountryKey): readonly SalaryRung[] {
  const bounds = [0, ...steps[country]];
  return bounds.map((from, index) => ({
    id: index + 1,
    key: `level-${index + 1}`,
    seo_value: `level-${index + 1}`,
    from,
    to: bounds[index + 1] ?? null,
  }));
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

/** Where CLDR writes a bare sign that several currencies share, the reader could not tell which one is meant. */
const clearSign: Readonly<Record<string, string>> = { USD: 'US$', TWD: 'NT$', JPY: 'JP¥', CNY: 'CN¥' };
const bareSigns = new Set(['$', '¥', '￥', '元']);
const countsInTenThousands = new Set<LanguageTag>(['zh-Hans', 'zh-Hant', 'ja']);

/** Chinese and Japanese say 3万, nobody says 30 000; elsewhere only amounts in millions are shortened. */
function moneyFormat(language: LanguageTag, currency: string, lowest: number): Intl.NumberFormat {
  const isShort = lowest >= (countsInTenThousands.has(language) ? 10_000 : 1_000_000);
  return new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    style: 'currency',
    currency,
    currencyDisplay: language === 'ja' && currency === 'JPY' ? 'name' : 'symbol',
    notation: isShort ? 'compact' : 'standard',
    maximumFractionDigits: isShort ? 1 : 0,
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

/** The ladder with its labels in one language, as the filters show it. */
export function salaryLadderIn(
  country: CountryKey,
  language: LanguageTag,
): (Option & { from: number; to: number | null })[] {
  const currency = countryByKey(country)?.currency ?? 'USD';
  const format = moneyFormat(language, currency, steps[country][0] ?? 0);
  const money = (amount: number): string => textOf(format.formatToParts(amount), currency, language);
  return salaryLadderOf(country).map((rung) => {
    if (rung.to === null) return { ...rung, value: wording[language].above(money(rung.from)) };
    if (rung.from === 0) return { ...rung, value: wording[language].below(money(rung.to)) };
    return { ...rung, value: textOf(format.formatRangeToParts(rung.from, rung.to), currency, language) };
  });
}
