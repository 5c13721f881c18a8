/** Prefix of a generated draft in place of a translation. Drafts are never released. */
export const draftTextPrefix = 'TO BE WRITTEN: ';

const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * Compares a translation with its English original and returns the problems, one sentence each. They are missing and
 * unknown keys, missing placeholders, missing plural forms of the language's CLDR categories, empty texts, and drafts
 * of a generator.
 */
export function compareTexts(english: unknown, translated: unknown, language: string): string[] {
  const target = flatten(translated);
  const wanted = wantedTexts(english, language);
  const problems: string[] = [];
  for (const [key, original] of wanted) {
    const text = target.get(key);
    if (text === undefined) problems.push(`${language}: ${key} is missing`);
    else if (text.trim() === '') problems.push(`${language}: ${key} is empty`);
    else if (text.startsWith(draftTextPrefix)) problems.push(`${language}: ${key} is not written yet`);
    else {
      const isCounted = pluralForm.test(key) && !key.endsWith('_other');
      for (const name of placeholders(original)) {
        // A plural form for one exact number may spell it out. `shown` is the number in the language's digits.
        const isNumber = name === 'count' || name === 'shown';
        if (!placeholders(text).has(name) && !(isCounted && isNumber)) {
          problems.push(`${language}: ${key} lacks {{${name}}}`);
        }
      }
    }
  }
  for (const key of target.keys()) {
    if (!wanted.has(key)) problems.push(`${language}: ${key} is not an English key`);
  }
  return problems.sort();
}

/** The share of the required texts that a translation has, from 0 to 1. */
export function shareOfTexts(english: unknown, translated: unknown, language: string): number {
  const target = flatten(translated);
  const wanted = [...wantedTexts(english, language).keys()];
  const there = wanted.filter((key) => (target.get(key) ?? '').trim() !== '');
  return wanted.length === 0 ? 1 : there.length / wanted.length;
}

/** The English texts by the keys that the language needs, with a key for each of its plural forms. */
function wantedTexts(english: unknown, language: string): Map<string, string> {
  const source = flatten(english);
  const wanted = new Map<string, string>();
  for (const [key, text] of source) {
    const stem = pluralStem(key, source);
    if (stem === null) wanted.set(key, text);
    else
      for (const form of pluralForms(language))
        wanted.set(`${stem}_${form}`, source.get(`${stem}_other`) ?? text);
  }
  return wanted;
}

const pluralForms = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The key without its plural suffix; null without one. */
function pluralStem(key: string, texts: ReadonlyMap<string, string>): string | null {
  const stem = pluralForm.exec(key)?.[1];
  return stem !== undefined && texts.has(`${stem}_other`) ? stem : null;
}

const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name as string));

function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  // Word lists used for matching may differ in length between languages.
  if (Array.isArray(value) && path.endsWith('.words')) return new Map([[path, value.join(' ')]]);
  if (typeof value !== 'object' || value === null)
    throw new Error(`${path} is neither a text nor a group of texts.`);
  const parts = Object.entries(value).map(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
  return new Map(parts.flatMap((part) => [...part]));
}

/** The texts of one package, language → content of its locale file. */
export type PackageTexts = Readonly<Record<string, unknown>>;

/**
 * Sentences that are the same in the English of several places and differ in a translation: one line each. Single words
 * and buttons may differ, since their grammar depends on the place.
 */
export function findDrift(packages: Readonly<Record<string, PackageTexts>>, language: string): string[] {
  const found = new Map<string, Map<string, string>>();
  for (const [name, { en, [language]: translated }] of Object.entries(packages)) {
    const target = flatten(translated);
    for (const [key, english] of flatten(en)) {
      const text = target.get(key);
      if (text === undefined || pluralForm.test(key) || !/^\S+ \S+ .*\.$/.test(english)) continue;
      const places = found.get(english) ?? new Map<string, string>();
      found.set(english, places.set(text, `${name} ${key}`));
    }
  }
  return [...found.values()]
    .filter((places) => places.size > 1)
    .map((places) => `${language}: ${[...places].map(([text, place]) => `${place} “${text}”`).join(', ')}`);
}
