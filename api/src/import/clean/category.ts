import { type ConfigOption, categoryGroupOf, findCategory, jobCategories } from '../../config-lists/index.ts';
import { phraseOf } from './text/phrases.ts';
import { cleanLine } from './text/plain-text.ts';
import { titleFamilies } from './title-families.ts';

const byKey = new Map<string, ConfigOption>(
  jobCategories.flatMap((group) => [group, ...group.children]).map((category) => [category.key, category]),
);

export const isCategoryKey = (key: string): boolean => byKey.has(key);

const key = (text: string): string => cleanLine(text).toLowerCase();

/**
 * The category of a job. It comes from the source's category, by the mapping's table or the names of the list. The
 * title refines it if both agree on the group. If the source's category is unknown, the title alone decides.
 */
export function createCategoryReader(table: Readonly<Record<string, string>> = {}) {
  const named = new Map(Object.entries(table).map(([text, category]) => [key(text), byKey.get(category)]));
  return (values: readonly string[], title: string): number | null => {
    const stated =
      firstOf(values, (value) => named.get(key(value))) ??
      firstOf(values, (value) => named.get(key(outer(value)))) ??
      firstOf(values, listed);
    // Text in brackets does not describe the work: "Quality Engineer (Kitchen & Living)".
    const [work, whole] = [title.replace(/\s*[([（【][^)\]）】]*[)\]）】]?/g, ' ').trim(), title];
    const byTitle = ofTitle(work) ?? (work === '' || findCategory(work) ? undefined : ofTitle(whole));
    if (!stated) return (byTitle ?? findCategory(work) ?? findCategory(whole))?.id ?? null;
    const isNarrower =
      stated.id < 100 && byTitle && byTitle.id > 100 && categoryGroupOf(byTitle.id)?.id === stated.id;
    return isNarrower ? byTitle.id : stated.id;
  };
}

function firstOf<T>(values: readonly string[], find: (value: string) => T | undefined): T | undefined {
  for (const value of values) {
    const found = find(value);
    if (found) return found;
  }
  return undefined;
}

/** Removes brackets: "Developers/Programmers (Information & Communication Technology)". */
const outer = (text: string): string => cleanLine(text).replace(/\s*\([^)]*\)?\s*$/, '');

/** Finds an option by the source's text, whole names only. */
function listed(value: string): ConfigOption | undefined {
  const text = outer(value);
  const found = findCategory(text);
  return found && namesOf(found).some((name) => sameWords(name, text)) ? found : undefined;
}

const namesOf = (option: ConfigOption): string[] => [
  option.key,
  ...Object.values(option.names),
  ...option.aliases,
];
const sameWords = (name: string, text: string): boolean =>
  words(text).join(' ') === words(name).join(' ') ||
  text.split(/[,/]/).some((part) => words(part).join(' ') === words(name).join(' '));
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Occupations of every industry, whose workplace says nothing about them: "Hospital Janitor", "Bank Security Guard". */
const anywhere = new Set([
  'accounting',
  'audit-tax',
  'cleaning',
  'driving-delivery',
  'electrician',
  'field-sales',
  'hr-generalist',
  'marketing',
  'purchasing',
  'recruitment',
  'security',
  'software-development',
  'welding-plumbing',
]);
const workplace = phraseOf('workplace', 'giu');

function ofTitle(title: string): ConfigOption | undefined {
  // A case-insensitive regular expression does not match the Turkish İ with i.
  const plain = title.replaceAll('İ', 'i');
  const withoutWorkplace = familyOf(plain.replace(workplace, ' '));
  const family = withoutWorkplace && anywhere.has(withoutWorkplace) ? withoutWorkplace : familyOf(plain);
  return family === undefined ? undefined : byKey.get(family);
}

const familyOf = (title: string): string | undefined =>
  titleFamilies.find(([, pattern]) => pattern.test(title))?.[0];
