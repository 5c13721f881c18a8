import type { LanguageTag } from '@jobharbor/shared/contracts';

/** At least this much of a word must remain, or unrelated words would meet. */
const shortestStem = 4;

const endings: Partial<Record<LanguageTag, readonly RegExp[]>> = {
  en: [/(?<=[^aeious])s$/, /(?<=[aeo])s$/, /(?<=(?:ss|sh|ch|x))es$/],
  es: [/s$/, /(?<=[rlndz])es$/, /[oa]s?$/],
  pt: [/s$/, /(?<=[rlnsz])es$/, /[oa]s?$/],
  tr: [/l[ae]r$/, /l[ae]ri$/, /(?<=[^aeiou])[iu]$/, /s[iu]$/, /(?:n[iu]n|[iu]n)$/],
};
const arabicPrefix = /^(?:وال|بال|فال|كال|لل|ال)/;
const arabicSuffix = /(?:ات|ون|ين|يه|ه)$/;

/**
 * A folded word and the shorter forms under which its plural, gender or article still finds it, most basic form last.
 * Endings are cut from the languages that have them only, and the word as written stays among the forms, so that a
 * wrong cut can add a little but never lose a match.
 */
export function wordVariants(word: string, language: LanguageTag): string[] {
  if (/^[a-z]+$/.test(word)) return latinVariants(word, language);
  if (language === 'ar' && /^[\u0600-\u06ff]+$/.test(word)) return arabicVariants(word);
  return [word];
}

/** Of a word whose language is unknown, as in a query. */
export function variantsInAnyLanguage(word: string): string[] {
  const languages: readonly LanguageTag[] = ['en', 'es', 'tr', 'ar'];
  return [...new Set(languages.flatMap((language) => wordVariants(word, language)))];
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
