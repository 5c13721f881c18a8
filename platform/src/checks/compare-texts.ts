const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * What is wrong with a translation beside its English original, one sentence each: keys missing or left over,
 * placeholders lost, plural forms that the language's CLDR categories ask for, empty texts. Empty: nothing is.
 */
export function compareTexts(english: unknown, translated: unknown, language: string): string[] {
  const target = flatten(translated);
  const wanted = wantedTexts(english, language);
  const problems: string[] = [];
  for (const [key, original] of wanted) {
    const text = target.get(key);
    if (text === undefined) problems.push(`${language}: ${key} is missing`);
    else if (text.trim() === '') problems.push(`${language}: ${key} is empty`);
    else {
      const isCounted = pluralForm.test(key) && !key.endsWith('_other');
      for (const name of placeholders(original)) {
        // A form for one exact number may write the number out; `shown` is that number in the language's digits.
        const isNumber = name === 'count' || name === 'shown';
        if (!placeholders(text).has(name) && !(isCounted && isNumber)) {
          problems.push(`${language}: ${key} lacks {{${name}}}`);
        }
      }
    }
  }
  for (const key of target.keys()) {
    if (!wanted.has(key)) problems.push(`${language}: ${key} stands in no English text`);
  }
  return problems.sort();
}

/** The share of the texts that the language asks for and has, from 0 to 1. */
export function shareOfTexts(english: unknown, translated: unknown, language: string): number {
  const target = flatten(translated);
  const wanted = [...wantedTexts(english, language).keys()];
  const there = wanted.filter((key) => (target.get(key) ?? '').trim() !== '');
  return wanted.length === 0 ? 1 : there.length / wanted.length;
}

/** The English texts under the keys that the language needs: a counted text in each of its plural forms. */
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

/** The key without its form, where it is one of a counted text's; null otherwise. */
function pluralStem(key: string, texts: ReadonlyMap<string, string>): string | null {
  const stem = pluralForm.exec(key)?.[1];
  return stem !== undefined && texts.has(`${stem}_other`) ? stem : null;
}

const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name as string));

function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  // Words to recognise something by: each language has as many as it has.
  if (Array.isArray(value) && path.endsWith('.words')) return new Map([[path, value.join(' ')]]);
  if (typeof value !== 'object' || value === null)
    throw new Error(`${path} is neither a text nor a group of texts.`);
  const parts = Object.entries(value).map(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
  return new Map(parts.flatMap((part) => [...part]));
}
