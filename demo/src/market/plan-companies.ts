import {
  type ConfigOption,
  companyBenefits,
  companyCultures,
  locationsOf,
} from '@jobharbor/api/config-lists';
import type { CompanyDraft } from '@jobharbor/api/job-source';
import type { Country, CountryKey, LanguageTag } from '@jobharbor/shared/contracts';
import { companyKindNames, industriesOf, internationalKinds } from './company-kinds.ts';
import { marketOf } from './markets.ts';
import { companyWords, personName } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { fill, join } from './texts/compose.ts';
import { type CompanyPattern, textBank } from './texts/text-bank.ts';

export interface PlannedCompany {
  readonly country: CountryKey;
  readonly language: LanguageTag;
  readonly kind: string;
  readonly city: ConfigOption;
  readonly draft: CompanyDraft;
  /** See {@link CompanyPattern.line}. */
  readonly line: 1 | 2 | null;
  /** Statements about itself in an advertisement. */
  readonly about: readonly string[];
  readonly recruiter: { readonly name: string; readonly title: string };
  /** Host of its website, below `.example`, which can never be registered (RFC 2606). */
  readonly host: string;
}

/** Prefers the first region, where most of a country's jobs are, and the first city of each region. */
export function pickCity(country: CountryKey, random: Random): ConfigOption {
  const weighted = locationsOf(country).flatMap((region, regionIndex) =>
    region.children.map((city, index) => {
      const weight = (regionIndex === 0 ? 2.5 : 1) * (index === 0 ? 2.2 : 1);
      return [city, weight] as const;
    }),
  );
  return random.weighted(weighted);
}

/** From this share (percent) on a language is one of the country's own. */
const ownShare = 25;

/**
 * Spreads the languages evenly over the companies by the golden ratio, so that even a small share gets its companies.
 * A foreign language is only that of companies that work across borders.
 */
function languageFor(country: CountryKey, kind: string, index: number): LanguageTag {
  const { languages } = marketOf(country);
  const [home] = languages[0] ?? ['en' as const];
  const total = languages.reduce((sum, [, share]) => sum + share, 0);
  let rest = (((index + 0.5) * 0.618_033_988_75) % 1) * total;
  for (const [language, share] of languages) {
    rest -= share;
    if (rest < 0) return share >= ownShare || internationalKinds.has(kind) ? language : home;
  }
  return home;
}

const foundedFrom: Readonly<Record<string, number>> = { web3: 2016, tech: 1998, media: 1992 };

function hostFor(country: CountryKey, word: string, index: number): string {
  const ascii = word
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  return `${ascii.length > 2 ? ascii : 'company'}-${country}${index + 1}.example`;
}

interface NamedPattern {
  readonly name: string;
  readonly pattern: CompanyPattern;
}

/** The first name by the pattern that no earlier company of the country has. */
function nameFor(
  words: readonly string[],
  pattern: CompanyPattern,
  index: number,
  taken: Set<string>,
): NamedPattern {
  for (let attempt = 0; attempt < words.length; attempt += 1) {
    const name = pattern.name.replace('{name}', words[(index + attempt) % words.length] ?? '');
    if (!taken.has(name)) {
      taken.add(name);
      return { name, pattern };
    }
  }
  throw new Error(`No name is left for company ${index}`);
}

/** The first company of a kind in a country has guests or patients, so that cooks and nurses have an employer. */
function patternFor(patterns: readonly CompanyPattern[], round: number, turn: number): CompanyPattern {
  const candidates = round === 0 ? patterns.filter(({ line }) => line !== 2) : patterns;
  const pattern = candidates[(round + turn) % candidates.length];
  if (!pattern) throw new Error('A kind of company has no name');
  return pattern;
}

const sizes = [
  [1, 8],
  [2, 20],
  [3, 28],
  [4, 18],
  [5, 12],
  [6, 10],
  [7, 4],
] as const;

/** Ids of the stages of financing, with their weights. */
const financing = {
  tech: [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
  ],
  web3: [
    [2, 4],
    [3, 4],
    [4, 2],
    [5, 1],
  ],
  other: [
    [1, 6],
    [3, 1],
    [6, 1],
    [7, 3],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>;

const pickIds = (options: readonly ConfigOption[], count: number, random: Random): number[] =>
  random.some(options, count).map(({ id }) => id);

/** Traits that exclude each other: a pace is calm or fast. */
function pickCulture(random: Random): number[] {
  const paces = new Set(['calm-pace', 'fast-pace']);
  const pace = random.pick([...paces]);
  const options = companyCultures.filter(({ key }) => key === pace || !paces.has(key));
  return pickIds(options, random.int(2, 4), random);
}

/** A verified company's entry in the register was looked at, and its website or its address now and then as well. */
function verifications(isVerified: boolean, random: Random): NonNullable<CompanyDraft['verifiedAt']> {
  const day = (): Date => new Date(Date.UTC(2026, random.int(0, 9), random.int(1, 28)));
  const maybe = (): Date | null => (isVerified && random.chance(0.6) ? day() : null);
  return { registration: isVerified ? day() : null, website: maybe(), address: maybe() };
}

function planCompany(entry: Country, index: number, taken: Set<string>): PlannedCompany {
  const country = entry.key;
  const random = createRandom(`company ${country} ${index}`);
  const kind = companyKindNames[index % companyKindNames.length] ?? 'tech';
  const language = languageFor(country, kind, index);
  const bank = textBank(language, country);
  const words = companyWords(entry, language);
  const word = words[index % words.length] ?? '';
  const round = Math.floor(index / companyKindNames.length);
  const { name, pattern } = nameFor(
    words,
    patternFor(bank.companyPatterns(kind), round, entry.id),
    index,
    taken,
  );
  const city = pickCity(country, random);
  const year = random.int(foundedFrom[kind] ?? 1968, 2023);
  const values = { company: name, city: city.names[language], year: String(year) };
  const fillTemplate = (text: string): string => fill(text, values).replaceAll('&', '&amp;');
  const host = hostFor(country, word, index);
  const isVerified = random.chance(0.45);
  const [first = '', second = '', ...culture] = random.some(bank.phrases('culture'), 4).map(fillTemplate);
  const about = random.pick(pattern.about);
  const line = pattern.line ?? (about === pattern.about[0] ? 1 : 2);
  const aboutCompany = [
    fillTemplate(about),
    join(fillTemplate(random.pick(bank.phrases('founded'))), first, second),
  ];
  return {
    country,
    language,
    kind,
    city,
    host,
    about: pattern.about,
    line: pattern.line,
    recruiter: {
      name: personName(country, language, random),
      title: random.pick(bank.phrases('recruiter')),
    },
    draft: {
      sourceKey: `${country}-${index + 1}`,
      name,
      isVerified,
      verifiedAt: verifications(isVerified, random),
      industryId: random.pick(industriesOf(kind, line)),
      sizeId: random.weighted(sizes),
      website: `https://www.${host}`,
      aboutHtml: aboutCompany.map((text) => `<p>${text}</p>`).join('\n'),
      language,
      foundedYear: year,
      locationId: city.id,
      financingStageId:
        kind === 'ngo'
          ? 8
          : random.weighted(kind === 'tech' || kind === 'web3' ? financing[kind] : financing.other),
      benefitIds: pickIds(companyBenefits, random.int(3, 6), random),
      cultureIds: pickCulture(random),
      cultureHtml: culture.map((text) => `<p>${text}</p>`).join('\n'),
    },
  };
}

export function planCompanies(country: Country, count: number): PlannedCompany[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => planCompany(country, index, taken));
}
