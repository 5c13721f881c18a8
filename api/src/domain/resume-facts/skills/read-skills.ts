import { findSkill } from '../../skills/find-skill.ts';
import {
  type Fact,
  factOf,
  isItem,
  type SourceLine,
  trimMarks,
  withoutBullet,
} from '../lines/source-line.ts';
import { namedSection } from '../words/headings.ts';
import { languageNameIn } from '../words/language-names.ts';
import { isPlace } from '../words/places.ts';
import { allWords, comparisonKey, mentions } from '../words/words.ts';
import { isKnownSkill, skillKey } from './known-skill.ts';
import { groupNames, isSkill, namesOf, partsOf } from './skill-names.ts';

/** More skills than a résumé names. */
export const maxSkills = 60;
const maxWordsAlone = 5;

/** `Databases: MySQL, Redis` where it names a kind of skills, and no languages that are spoken. */
export function isSkillGroup(line: SourceLine): boolean {
  const { label, rest } = labelOf(line.text);
  if (label === '' || !mentions('skillGroups', label)) return false;
  return partsOf(rest).length > 1 || isKnownSkill(rest) ? languageNameIn(rest) === null : false;
}

/** The skills of a section, known ones first. */
export function readSkills(lines: readonly SourceLine[]): Fact[] {
  const found = new SkillsFound();
  for (const line of joinSplitNames(lines)) {
    if (isHeadings(line.text)) continue;
    const isText = isProse(line.text);
    const names = namesOf(line.text);
    // A name on its own line may be longer than a name in a list.
    const maxWords = names.length === 1 ? maxWordsAlone : undefined;
    for (const name of names) {
      if (isText && !isKnownSkill(name)) continue;
      const whole = isKnownSkill(name);
      const within = whole || isPhrase(name) ? [] : knownWithin(name);
      for (const one of within.length > 1 ? within : whole || isSkill(name, maxWords) ? [name] : [])
        found.add(one, lineWith(one, line, lines));
    }
  }
  return found.all();
}

/** `Frameworks Databases DevOps`, above three columns. */
const isHeadings = (text: string): boolean => {
  const all = text.split(/\s+/);
  return all.length > 1 && all.every((word) => groupNames.has(comparisonKey(word)));
};

/** `To find a place as a cook, where bread is baked`, `Creating menus, lists of bread`: sentences, whose commas part no names. */
function isProse(text: string): boolean {
  const { label } = labelOf(text);
  const bare = withoutBullet(text);
  if (label !== '' || partsOf(bare).some(isKnownSkill)) return false;
  const all = bare.split(/\s+/);
  const small = all.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isDeed = /^\p{Lu}\p{Ll}{2,}ing\s\p{Ll}/u.test(bare) && small === all.length - 1;
  return isDeed || (all.length >= minProse && small * 5 >= all.length * 4);
}

const minProse = 12;

/** The joined line that contains the name, or its beginning. */
function lineWith(name: string, joined: SourceLine, lines: readonly SourceLine[]): SourceLine {
  const own = lines.find(({ index }) => index === joined.index) ?? joined;
  if (joined.text.length === own.text.length || own.text.includes(name)) return own;
  const behind = lines.slice(lines.indexOf(own) + 1, lines.indexOf(own) + maxJoinedLines);
  return behind.find(({ text }) => text.includes(name)) ?? own;
}

/** Lines that one list may go on in. */
const maxJoinedLines = 40;

/**
 * The skills of columns that were read across: lists with a skill of the site's list, and texts after a label such as
 * `Databases:`. Other names may belong to the neighbouring column. With `hasOwnSection`, what one job used is left to
 * it.
 */
export function readSkillsAcross(lines: readonly SourceLine[], hasOwnSection = false): Fact[] {
  const found = new SkillsFound();
  for (const [index, line] of withoutLanguages(lines).entries()) {
    if (line.dates !== null || (hasOwnSection && isOfJob(line))) continue;
    const listed = namesOf(withoutSentence(line.text));
    const names = [
      ...listed,
      ...namesOf(line.text).filter((name) => isKnownSkill(name) && !listed.includes(name)),
    ];
    const [only = ''] = names;
    if (
      names.length === 1 &&
      isAlone(only) &&
      lines.slice(Math.max(0, index - near), index + near + 1).some(isOfSkillColumn)
    )
      found.add(only, line);
    const short = names.filter((name) => name.split(/\s+/).length <= 3).length;
    const isList =
      short > 0 && (short === names.length || (short >= minOfList && short * 4 >= names.length * 3));
    const isGroup = isSkillGroup(line);
    const isOfSkills = isGroup || (isList && names.some((name) => isKnownSkill(name)));
    for (const name of names) {
      if (isKnownSkill(name) || (isOfSkills && isSkill(name) && !isOther(name) && (isGroup || !isWord(name))))
        found.add(name, line);
      else for (const one of edgesOf(name)) found.add(one, line);
    }
  }
  return found.all();
}

/** `Baking bread Norwegian` and `Planning English`: the languages of the column beside. */
function withoutLanguages(lines: readonly SourceLine[]): SourceLine[] {
  const bareOf = ({ text, dates }: SourceLine): string | null => {
    const [, bare = '', last = ''] = /^([^,:;.()]{2,40})\s(\p{Lu}\p{L}+)$/u.exec(text) ?? [];
    return dates === null && last !== '' && isLanguage(last) ? bare : null;
  };
  return lines.map((line, at) => {
    const bare = bareOf(line);
    const isBeside = [lines[at - 1], lines[at + 1]].some((other) => other && bareOf(other) !== null);
    return bare !== null && isBeside ? { ...line, text: bare } : line;
  });
}

/** `English`, but not `French Press`. */
const isLanguage = (word: string): boolean => languageNameIn(word) !== null && !isKnownSkill(word);

/**
 * `Excel, Word. Baked bread for`: the list ends with its full stop, and the rest belongs to the neighbouring column.
 */
const withoutSentence = (text: string): string =>
  text.replace(/(?<=\p{L}{2})\.\s+(?=\p{Lu}\p{Ll})[^:：]*$/u, '.');

const detailLabels = new Set(allWords(({ details }) => details).map(comparisonKey));

/** `Tech stack: Excel, Word`, of one job. */
const isOfJob = (line: SourceLine): boolean => {
  const { label, rest } = labelOf(line.text);
  return rest !== '' && detailLabels.has(comparisonKey(label.replace(/\sused$/iu, '')));
};

/** So many short names make a list of a line that goes on in another column. */
const minOfList = 4;

/** Maximum distance in lines to another known skill, in a column with one skill a line. */
const near = 3;
const isOfSkillColumn = (line: SourceLine): boolean =>
  isKnownSkill(trimMarks(withoutBullet(line.text))) || mentions('skillGroups', labelOf(line.text).label);
const isAlone = (name: string): boolean =>
  /^[\p{Lu}\p{N}.][^\s]*(?: \p{Lu}\S*)?$/u.test(name) &&
  isSkill(name) &&
  !isOther(name) &&
  languageNameIn(name) === null;

/** `well`, `plus`: parts of a sentence that continues in the neighbouring column. */
const isWord = (name: string): boolean => /^\p{Ll}+$/u.test(name);

/** Words in a list beside skills where columns were read across. */
const isOther = (name: string): boolean =>
  /^\p{Ll}+\s/u.test(name) || mentions('titles', name) || mentions('companies', name) || isPlace(name);

/** A single known skill at the end of a line is ignored: it may complete a phrase of another column. */
const edgesOf = (name: string): string[] => {
  const within = knownWithin(name);
  return within.length > 1 && within.join(' ').length * 3 >= name.length * 2 ? within : [];
};

class SkillsFound {
  private readonly found = new Map<string, { fact: Fact; isKnown: boolean }>();

  add(name: string, line: SourceLine): void {
    const known = findSkill(name);
    const key = skillKey(name);
    if (!this.found.has(key)) this.found.set(key, { fact: factOf(name, line), isKnown: known !== undefined });
  }

  /** Those that the list of the site knows first. */
  all(): Fact[] {
    const all = [...this.found.values()];
    return [...all.filter(({ isKnown }) => isKnown), ...all.filter(({ isKnown }) => !isKnown)]
      .slice(0, maxSkills)
      .map(({ fact }) => fact);
  }
}

const endsPart = /[,;:，；：、،؛.。|]\s*$/u;

/** A list that breaks its last name, `…, Spring` and `Boot, …`: put together, since the names are parted by commas. */
function joinSplitNames(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isOneName =
      above !== undefined &&
      partsOf(above.text).length > 1 &&
      isKnownSkill(`${lastNameOf(above.text)} ${firstNameOf(line.text)}`);
    const isBroken =
      above !== undefined &&
      !endsPart.test(above.text) &&
      (isOneName ||
        ((above.text.match(/[,，、،]/gu) ?? []).length >= 2 && /^[^:：]{1,40}[,，、،.]/u.test(line.text))) &&
      !isItem(line) &&
      (isOneName || labelOf(line.text).label === '') &&
      (isOneName || !beginsGroup(line.text)) &&
      above.text.length + line.text.length < maxJoined;
    if (isBroken) joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

const lastNameOf = (text: string): string => partsOf(text).at(-1) ?? '';
const firstNameOf = (text: string): string => partsOf(text)[0] ?? '';

/** `Languages English, Turkish`, `Databases MySQL, Redis`: a line with a label of its own. */
const beginsGroup = (text: string): boolean => {
  const [first = ''] = text.split(/\s/);
  return namedSection(first) !== null || groupNames.has(comparisonKey(first));
};

const maxJoined = 2_000;

/** The label before the first colon of a line, unless it is a list itself. */
function labelOf(text: string): { label: string; rest: string } {
  const [, label = '', rest = ''] = /^([^:：,，、]{2,40})[:：]\s*(.*)$/u.exec(withoutBullet(text)) ?? [];
  return { label, rest };
}

/** `PLC maintenance`, which small letters make one name. */
const isPhrase = (name: string): boolean => /^\S+(?: \p{Ll}{4,}){1,2}$/u.test(name);

const maxWithin = 12;

/** Known skills side by side without separators: `Tableau Apache Spark GitHub`. */
function knownWithin(text: string): string[] {
  const words = text.split(' ');
  if (words.length < 2 || words.length > maxWithin) return [];
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => isKnownSkill(words.slice(at, at + count).join(' '))) ?? 0;
    if (length > 0) found.push(words.slice(at, at + length).join(' '));
    at += Math.max(1, length);
  }
  return found;
}
