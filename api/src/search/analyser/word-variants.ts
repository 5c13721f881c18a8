import type { LanguageTag } from '@jobharbor/shared/contracts';

/** Minimum length of a stem; shorter ones would make unrelated words equal. */
const shortestStem = 4;

const endings: Partial<Record<LanguageTag, readonly RegExp[]>> = {
  en: [/(?<=[^aeious])s$/, /(?<=[aeo])s$/, /(?<=(?:ss|sh|ch|x))es$/],
  es: [/s$/, /(?<=[rlndz])es$/, /[oa]s?$/],
  pt: [/s$/, /(?<=[rlnsz])es$/, /[oa]s?$/],
  tr: [/l[ae]r$/, /l[ae]ri$/, /(?<=[^aeiou])[iu]$/, /s[iu]$/, /(?:n[iu]n|[iu]n)$/],
};
/** French names of jobs for women, which Spanish and English share in part: `assistante`, `gerente`, `vendeuse`. */
const feminine: readonly [RegExp, string][] = [
  [/(?<=[ae]nt)es?$/, ''],
  [/euses?$/, 'eur'],
  [/trices?$/, 'teur'],
  [/(?<=[il])eres?$/, 'er'],
  [/(?<=[eo]n)nes?$/, ''],
];
const arabicPrefix = /^(?:وال|بال|فال|كال|لل|ال)/;
const arabicSuffix = /(?:ات|ون|ين|يه|ه)$/;

/**
 * A folded word and its stems without plural, gender or article, most basic form last. Endings are removed only in the
 * languages that have them. The word as written stays among the forms, so a wrong stem can add matches but never lose
 * one.
 */
export function wordVariants(word: string, language: LanguageTag): string[] {
  if (/^[a-z]+$/.test(word)) return latinVariants(word, language);
  if (language === 'ar' && /^[\u0600-\u06ff]+$/.test(word)) return arabicVariants(word);
  return [word];
}

/** The variants of a word of unknown language, as in a query. */
export function variantsInAnyLanguage(word: string): string[] {
  const languages: readonly LanguageTag[] = ['en', 'es', 'tr', 'ar'];
  return [...new Set([...languages.flatMap((language) => wordVariants(word, language)), ...masculine(word)])];
}

/** The form of a French name of a job for men, if the word is one for women. */
function masculine(word: string): string[] {
  if (!/^[a-z]{6,}$/.test(word)) return [];
  return feminine.flatMap(([ending, other]) => (ending.test(word) ? word.replace(ending, other) : []));
}

function latinVariants(word: string, language: LanguageTag): string[] {
  const forms = new Set([word]);
  // "companies" and "company", in English only, where -ies is a plural of -y.
  if (language === 'en' && /[^aeiou]ies$/.test(word)) forms.add(`${word.slice(0, -3)}y`);
  for (const ending of endings[language] ?? []) {
    const stem = word.replace(ending, '');
    if (stem.length >= shortestStem) forms.add(stem);
  }
  return [...forms];
}

/** An Arabic word without article or joined particle, if so many letters are left; any other word as it is. */
export function withoutArticle(word: string, least: number = shortestStem): string {
  const bare = /^[\u0600-\u06ff]+$/.test(word) ? word.replace(arabicPrefix, '') : word;
  return bare.length >= least ? bare : word;
}

function arabicVariants(word: string): string[] {
  const forms = new Set([word]);
  const bare = word.replace(arabicPrefix, '');
  if (bare.length >= 3) forms.add(bare);
  for (const form of [...forms]) {
    const stem = form.replace(arabicSuffix, '');
    if (stem.length >= 3) forms.add(stem);
  }
  return [...forms];
}
