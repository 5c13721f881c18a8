import { basicForms } from '../analyser/analyse-text.ts';
import { splitWords } from '../analyser/split-words.ts';
import { functionWords } from '../analyser/stop-words.ts';
import { isVietnamese } from '../analyser/vietnamese.ts';
import { sameTitles, shortTitles } from './title-synonyms.ts';

/** The words that a title must contain, in their basic forms. */
export type TitleForms = readonly string[];

const foldName = (name: string): string =>
  splitWords(name)
    .map(({ text }) => text)
    .join(' ');

/** Vietnamese names: their syllables are one word, also where one alone would be a function word of another language. */
const wholeNames = new Set(
  [...sameTitles.flat(), ...shortTitles.flatMap(({ typed }) => typed)].filter(isVietnamese).map(foldName),
);

/** The lookup key of a name: the same for its inflections, cases and Chinese variants. */
function keyOf(name: string): string {
  if (wholeNames.has(foldName(name))) return foldName(name);
  const runs = splitWords(name).filter((run) => !functionWords.has(run.text));
  return runs.map((run) => (run.isSpaceless ? run.text : basicForms(run.text).join(' '))).join(' ');
}

const formsOf = (name: string): TitleForms =>
  wholeNames.has(foldName(name))
    ? foldName(name).split(' ')
    : [...new Set(basicForms(name).filter((form) => !functionWords.has(form)))];

const byKey = new Map<string, Map<string, TitleForms>>();

/** Called once for each name, not for each name of its group: the analysis dominates the start-up time. */
const describe = (name: string) => ({ key: keyOf(name), forms: formsOf(name) });
type Described = ReturnType<typeof describe>;

function add({ key }: Described, others: readonly Described[]): void {
  const known = byKey.get(key) ?? new Map<string, TitleForms>();
  byKey.set(key, known);
  for (const other of others) {
    if (other.key !== key && other.forms.length > 0) known.set(other.forms.join(' '), other.forms);
  }
}

for (const group of sameTitles) {
  const names = group.map(describe);
  for (const name of names) add(name, names);
}
for (const { typed, meanings } of shortTitles) {
  const meant = meanings.map(describe);
  for (const name of typed) add(describe(name), meant);
}
const maxWords = Math.max(...[...byKey.keys()].map((key) => key.split(' ').length));

/** The other names of the job with this name; empty when none are known. */
export const synonymsOf = (words: string): readonly TitleForms[] => [
  ...(byKey.get(keyOf(words))?.values() ?? byKey.get(keyOf(words).replaceAll(' ', ''))?.values() ?? []),
];

/** Whether the parts of this name are one word, as the syllables of Vietnamese are, with and without their marks. */
export const isOneWord = (name: string): boolean => wholeNames.has(name);

/** The number of leading words that form such a name; 0 for none. */
export function wholeNameLength(words: readonly string[]): number {
  for (let count = Math.min(words.length, maxWords); count > 1; count -= 1)
    if (isOneWord(words.slice(0, count).join(' '))) return count;
  return 0;
}

/** The number of leading words that form a known name (`human resources` of `human resources manager`); 0 for none. */
export function nameLength(words: readonly string[]): number {
  for (let count = Math.min(words.length, maxWords); count > 0; count -= 1)
    if (synonymsOf(words.slice(0, count).join(' ')).length > 0) return count;
  return 0;
}
