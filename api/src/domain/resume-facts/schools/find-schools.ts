import { findSkill } from '../../skills/find-skill.ts';
import { type SourceLine, withoutBullet } from '../lines/source-line.ts';
import { isPlace } from '../words/places.ts';
import { mentionSpans, mentions } from '../words/words.ts';

/** A school mentioned within other text, and the line where its name begins. */
export interface NamedSchool {
  text: string;
  line: SourceLine;
}

/** The school once more; where both lines go on, `Ege University, Department of Law`, they are two entries. */
const isSame = (one: NamedSchool, other: NamedSchool): boolean =>
  one.text.toLowerCase() === other.text.toLowerCase() && !(isOfPart(one) && isOfPart(other));
const isOfPart = ({ text, line }: NamedSchool): boolean =>
  /^\s?[,–-]\s?\p{Lu}/u.test(line.text.slice(line.text.indexOf(text) + text.length));

const connectors = /^(?:of|for|and|the|&|de|del|la|las|los|da|do|das|dos|e|y|di|du|des)$/iu;
/** Words that start a name only in first position. */
const degree =
  /^(?:bachelor|master|doctor|diploma|degree|b\.?a|b\.?sc|m\.?a|m\.?sc|mba|ph\.?d|engineer|specialist|student|courses?|training|program(?:me)?|faculty|department|graduated|studied|faculties)\b/iu;
/** Departments of a school that is named beside them. */
export const partOfSchool =
  /^(?:faculty|facultad|faculdade|fakulti|fakultas|fakultesi|fakultesi|department)\b|^(?:ال)?(?:كلية|قسم)\s/iu;
const caseless = /[\p{Script=Arabic}\u3040-\u30ff\u3400-\u9fff]/u;
const maxSchool = 130;

/**
 * The schools that lines name, wherever in a line: `studied law at Ege University, Izmir`. For languages with capital
 * letters. A name may continue on the next line.
 */
export function findSchools(lines: readonly SourceLine[]): NamedSchool[] {
  const found: NamedSchool[] = [];
  for (const [index, line] of lines.entries()) {
    if (caseless.test(line.text)) continue;
    const name = schoolIn(lines, index);
    // The second line of a name that two lines hold.
    const isRest =
      name !== null &&
      index > 0 &&
      found.at(-1)?.line === lines[index - 1] &&
      found.at(-1)?.text.includes(name.text);
    if (name !== null && !isRest && !found.some((other) => isSame(other, name))) found.push(name);
  }
  // The end of a longer name, where a line breaks it.
  return found.filter(
    ({ text }) =>
      text.split(' ').length < minWords ||
      !found.some(
        (other) => other.text !== text && other.text.toLowerCase().endsWith(` ${text.toLowerCase()}`),
      ),
  );
}

/** Names of fewer words may be those of two schools: `School of Economics`. */
const minWords = 4;

function schoolIn(lines: readonly SourceLine[], index: number): NamedSchool | null {
  const line = lines[index] as SourceLine;
  const text = withoutBullet(line.text).replace(/\t/g, ' | ');
  const span = mentionSpans('schools', text).find(
    ({ from, to }) => isCapital(text.slice(from, to)) && !partOfSchool.test(text.slice(from, to)),
  );
  if (span === undefined) return null;
  // `EUI (Ege University of Izmir)`: a short name and the long one.
  const [both = '', short = ''] = /^(\p{Lu}{2,8})\s?\([^()]*\)/u.exec(text) ?? [];
  if (short !== '' && span.from < both.length) return { text: both, line };
  if (isOtherName(lines, index, text)) return null;
  const campus = campusOf(text);
  if (campus !== null) return { text: campus, line };
  // `EUI, School of Baking`: a part of it, and the whole before it.
  const [, whole = ''] =
    /^((?:\p{Lu}{2,8}\s?){1,2}),\s(?:school|faculty|department)\sof\s/iu.exec(text) ?? [];
  if (whole !== '' && span.from > whole.length) return { text: whole.trim(), line };
  const torn = tornName(text, lines[index + 1]);
  if (torn !== null) return { text: torn, line };
  const before = namesBefore(text.slice(0, span.from));
  const after = namesAfter(text.slice(span.to));
  let name = `${before}${text.slice(span.from, span.to)}${after}`.trim();
  let start = line;
  // The name goes on in the next line, or has begun in the one above.
  const above = lines[index - 1];
  if (before === '' && after === '' && above && text.indexOf(name) === 0) {
    const begun = namesBefore(`${withoutBullet(above.text)} `).trim();
    if (begun === '') return null;
    name = `${begun} ${name}`;
    start = above;
  } else {
    const [, whole = '', link = ''] = /^(.*\S)\s+(of|and|&|de|for)$/iu.exec(text) ?? [];
    const below = withoutBullet(lines[index + 1]?.text ?? '');
    // `School of Arts and` above `University of X`: two schools.
    const next = mentionSpans('schools', below)[0]?.from === 0 ? '' : namesAfter(` ${below}`).trim();
    if (whole.endsWith(name) && next !== '') name = `${name} ${link} ${next}`;
    // `UNIVERSIDADE ESTADUAL` above `DO CEARÁ`.
    const [goesOn = ''] = /^(?:of|d[aeo]l?|di)\s\p{Lu}[\p{L} ]{1,40}$/iu.exec(below) ?? [];
    if (goesOn !== '' && text.endsWith(name)) name = `${name} ${goesOn}`;
  }
  return name.split(/\s+/).length < 2 || name.length > maxSchool
    ? null
    : { text: withoutTown(name), line: start };
}

/** Universities of one name in several towns, each an institution of its own: `University of California, Berkeley`. */
const campusOf = (text: string): string | null =>
  /\b(?:(?:University of|State University of|City University of) (?:California|New York|Wisconsin|Illinois|Texas|North Carolina|Maryland|Massachusetts|Michigan|Missouri)|California State (?:Polytechnic )?University|Texas A&M University|Indian Institute of (?:Technology|Management)|National Institute of Technology|Universiti Teknologi MARA)[,–-]\s?\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+){0,2}(?=$|[,|(–—]|\s[-–—|])/u.exec(
    text,
  )?.[0] ?? null;

/** `(Izmir Engineering Institute)` below `Ege University`: the same school by another name. */
const isOtherName = (lines: readonly SourceLine[], index: number, text: string): boolean =>
  /^\([^()]*\)$/u.test(text) &&
  lines.slice(Math.max(0, index - 2), index).some((line) => mentions('schools', line.text));

/** `Institute of Baking, Cooking and` above `Serving (Technical University)`: the whole of both lines. */
function tornName(text: string, below: SourceLine | undefined): string | null {
  const isTorn =
    /^\p{Lu}[^|:;.()]*\s(?:and|&|of|for|de|y|e)$/u.test(text) &&
    /,\s/.test(text) &&
    !text
      .split(/,\s*/u)
      .slice(1)
      .some((piece) => partOfSchool.test(piece));
  const rest = below && below.dates === null ? withoutBullet(below.text) : '';
  const name = `${text} ${rest}`;
  const isName = /^\p{Lu}[^|:;.,\d+(]*(?:\([^()]*\))?$/u.test(rest) && name.length <= maxSchool;
  return isTorn && isName && below && !below.text.includes('\t') ? name : null;
}

/** What is named after its subject alone is told from others by its town: `Institute of Business Administration Karachi`. */
const ofSubject = /^(?:the\s)?(?:\p{L}+\s)?(?:institute|school|college|academy)\sof\s(?!\p{Lu}\p{L}+$)/iu;

/** `Ege University Izmir` stands in Izmir, and `University of Izmir` is named so. */
export function withoutTown(text: string): string {
  if (ofSubject.test(text)) return text;
  const all = text.split(' ');
  for (const count of [2, 1]) {
    const rest = all.slice(0, -count);
    if (rest.length < 2 || !isPlace(all.slice(-count).join(' '))) continue;
    // `SMK Negeri 5 Surabaya`: its number is one of that town.
    if (/^\d+$/u.test(rest.at(-1) ?? '')) return text;
    if (/^in$/iu.test(rest.at(-1) ?? '')) return rest.slice(0, -1).join(' ');
    if (
      !/^(?:of|at|de|del|da|do|di|for|and|&|the)$/iu.test(rest.at(-1) ?? '') &&
      mentions('schools', rest.join(' ')) &&
      !rest.every((word) => kindOfSchool.test(word) || mentions('schools', word))
    )
      return rest.join(' ');
  }
  return text;
}

/** Words that name a kind of school, and none of its own: `University College`, `Politeknik Negeri`. */
export const kindOfSchool =
  /^(?:state|national|nacional|federal|estadual|municipal|technical|technological|tecnol[óo]gica|t[ée]cnica|polit[ée]cnica|pontif[íi]cia|cat[óo]lica|aut[óo]noma|negeri|islam|teknik|teknologi|city|college|kebangsaan|tinggi|ilmu|dan|of|de|e)$/iu;

const isCapital = (word: string): boolean => /^[\p{Lu}\p{N}#"“«]/u.test(word);

/** The words with capitals at the end of a text, back to the last mark between parts. */
function namesBefore(text: string): string {
  const [, near = ''] = /((?:[^,;:|()–—•.]|\.(?!\s))*)$/u.exec(text) ?? [];
  const words = near.split(/(?<=\s)/u);
  let from = words.length;
  while (from > 0 && isWithin(words[from - 1] ?? '')) from -= 1;
  let kept = words.slice(from);
  while (kept.length > 0 && /^(?:\p{Ll}|&)/u.test(kept[0] ?? '')) kept = kept.slice(1);
  // `Engineer Ural State University`: what was studied stands in front.
  // A skill of the column beside.
  while (kept.length > 1 && findSkill((kept[0] ?? '').trim())) kept = kept.slice(1);
  const studied = kept.findLastIndex((word) => degree.test(word));
  kept = kept.slice(studied + 1);
  while (kept.length > 0 && /^(?:\p{Ll}|&)/u.test(kept[0] ?? '')) kept = kept.slice(1);
  return kept.join('');
}

/** The words that go on with the name after the word for a school. */
function namesAfter(text: string): string {
  const [near = ''] = /^[^,;:|()–—•.]*/u.exec(text) ?? [];
  const words = near.split(/(?=\s)/u);
  let to = 0;
  while (to < words.length && isWithin(words[to] ?? '')) to += 1;
  // `Ege University Computer science`: what was studied goes on in small letters.
  if (/^\s?\p{Ll}/u.test(words[to] ?? '') && !words.slice(0, to).some((word) => connectors.test(word.trim())))
    return '';
  while (to > 0 && connectors.test((words[to - 1] ?? '').trim())) to -= 1;
  return words.slice(0, to).join('');
}

const isWithin = (word: string): boolean => {
  const bare = word.trim();
  return bare === '' || connectors.test(bare) || (isCapital(bare) && !/^(?:19|20)\d\d/.test(bare));
};
