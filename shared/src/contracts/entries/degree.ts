import forms from './degree-forms.json' with { type: 'json' };

export type DegreeLevel = keyof typeof forms;
/** Names of degrees in ten languages, and their abbreviations, by the level of education. */
export const degreeForms: Readonly<Record<DegreeLevel, readonly string[]>> = forms;

/** Ids of the levels in the list `educations`. */
export const educationLevelIds = {
  secondary: 2,
  vocational: 3,
  diploma: 4,
  bachelor: 5,
  master: 6,
  doctorate: 7,
} as const satisfies Record<DegreeLevel, number>;

/** Names of levels in that list which would be found in too many other texts. */
const wholeNames: Readonly<Record<string, DegreeLevel>> = {
  'secondary school': 'secondary',
  'educacion secundaria': 'secondary',
  'sekolah menengah': 'secondary',
  'sma/smk': 'secondary',
  lise: 'secondary',
  'formacion tecnica': 'vocational',
  'sertifikat kejuruan': 'vocational',
  職校: 'vocational',
  '短大・高専卒': 'diploma',
};

/** Without case and accents. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().normalize('NFC');
const isAbbreviation = (name: string): boolean => /^(?:\p{Lu}\.?){2,4}$/u.test(name);
const caseless = /^[^\p{Lu}\p{Ll}]+$/u;

const patterns = () =>
  Object.entries(degreeForms)
    .flatMap(([level, names]) => names.map((name) => ({ level: level as DegreeLevel, name })))
    .sort((one, other) => other.name.length - one.name.length)
    .map(({ level, name }) => {
      const literal = fold(name).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      // Arabic and Chinese names may be part of a word.
      const end = caseless.test(name) ? '' : "(?:['’]s)?\\.?(?![\\p{L}\\p{N}])";
      return { level, name, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${literal}${end}`, 'u') };
    });
let compiled: ReturnType<typeof patterns> | undefined;

export interface DegreeParts {
  level: DegreeLevel;
  /** Field of study; empty if the text has the degree alone. */
  field: string;
}

/**
 * The level and the field of a degree that stands in a field of its own, such as `Bachelor of Science, Logistics`; null where
 * it names none. A text of a résumé needs the rules of the API.
 */
export function degreeIn(text: string): DegreeParts | null {
  const plain = text.normalize('NFC').trim();
  const folded = fold(plain);
  const level = wholeNames[folded];
  if (level !== undefined) return { level, field: '' };
  compiled ??= patterns();
  for (const one of compiled) {
    const match = one.pattern.exec(folded);
    if (match === null) continue;
    const [found] = match;
    const end = match.index + found.length;
    const isSameLength = folded.length === plain.length;
    const written = plain.slice(match.index, end);
    if (isAbbreviation(one.name) && isSameLength && written !== written.toUpperCase()) continue;
    return {
      level: one.level,
      field: isSameLength ? fieldBeside(plain.slice(0, match.index), plain.slice(end)) : plain,
    };
  }
  return null;
}

/** Words between a degree and its field. */
const link = /^(?:of|in|en|em|di|dalam|de|في|تخصص)\s+/iu;
const edges = /^[\s,，、،:：()（）–—-]+|[\s,，、،:：()（）–—-]+$/gu;

function fieldBeside(before: string, behind: string): string {
  const field = behind
    .replace(/^\s*\(hons?\)/i, '')
    .replace(edges, '')
    .replace(link, '');
  return field === '' || /^\/|^\(?[SD]\d\)?$/u.test(field) ? before.replace(edges, '') : field;
}
