import { foldText } from '../../search/analyser/fold-text.ts';
import { findSkill } from '../skills/find-skill.ts';
import { languageNameIn } from './language-names.ts';
import { isPlace } from './places.ts';
import {
  type Fact,
  factOf,
  hasLetters,
  isItem,
  type SourceLine,
  trimMarks,
  withoutBullet,
} from './source-line.ts';
import { mentions } from './words.ts';

const maxSkills = 60;
const maxSkillLength = 50;
const maxSkillWords = 4;

/** `Databases: MySQL, Redis` where it names a kind of skills, and no languages that are spoken. */
export function isSkillGroup(line: SourceLine): boolean {
  const { label, rest } = labelOf(line.text);
  if (label === '' || !mentions('skillGroups', label)) return false;
  return partsOf(rest).length > 1 || findSkill(rest) !== undefined ? languageNameIn(rest) === null : false;
}

/** The skills of a section, known ones first. */
export function readSkills(lines: readonly SourceLine[]): Fact[] {
  const found = new SkillsFound();
  for (const line of joinSplitNames(lines)) {
    for (const name of namesOf(line.text)) {
      const whole = findSkill(name) !== undefined;
      const within = whole ? [] : knownWithin(name);
      for (const one of within.length > 1 ? within : whole || isSkill(name) ? [name] : [])
        found.add(one, line);
    }
  }
  return found.all();
}

/**
 * The skills of columns that were read across: lists that hold a skill which the list of the site knows, and what follows a
 * label such as `Databases:`. Other names may belong to the column beside.
 */
export function readSkillsAcross(lines: readonly SourceLine[]): Fact[] {
  const found = new SkillsFound();
  for (const [index, line] of lines.entries()) {
    if (line.dates !== null) continue;
    const names = namesOf(line.text);
    const [only = ''] = names;
    if (
      names.length === 1 &&
      isAlone(only) &&
      lines.slice(Math.max(0, index - near), index + near + 1).some(isOfSkillColumn)
    )
      found.add(only, line);
    const isList = names.length > 0 && names.every((name) => name.split(/\s+/).length <= 3);
    const isOfSkills = isSkillGroup(line) || (isList && names.some((name) => findSkill(name) !== undefined));
    for (const name of names) {
      if (findSkill(name) !== undefined || (isOfSkills && isSkill(name) && !isOther(name)))
        found.add(name, line);
      else for (const one of edgesOf(name)) found.add(one, line);
    }
  }
  return found.all();
}

/** Maximum distance in lines to another known skill, in a column with one skill a line. */
const near = 3;
const isOfSkillColumn = (line: SourceLine): boolean =>
  findSkill(trimMarks(withoutBullet(line.text))) !== undefined ||
  mentions('skillGroups', labelOf(line.text).label);
const isAlone = (name: string): boolean =>
  /^\S+(?: \p{Lu}\S*)?$/u.test(name) && isSkill(name) && !isOther(name) && languageNameIn(name) === null;

/** What stands in a list beside skills where columns were read across. */
const isOther = (name: string): boolean =>
  /^\p{Ll}+\s/u.test(name) || mentions('titles', name) || mentions('companies', name) || isPlace(name);

/** A known skill alone at the end of a line of another column is none: the words before it may need it. */
const edgesOf = (name: string): string[] => {
  const within = knownWithin(name);
  return within.length > 1 && within.join(' ').length * 3 >= name.length * 2 ? within : [];
};

class SkillsFound {
  private readonly found = new Map<string, { fact: Fact; isKnown: boolean }>();

  add(name: string, line: SourceLine): void {
    const known = findSkill(name);
    const key = known?.key ?? foldText(name);
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

const endsPart = /[,;:，；：、.。|]\s*$/u;

/** A list that breaks its last name, `…, Spring` and `Boot, …`: put together, since the names are parted by commas. */
function joinSplitNames(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isBroken =
      above !== undefined &&
      !endsPart.test(above.text) &&
      (above.text.match(/[,，、]/gu) ?? []).length >= 2 &&
      /^[^:：]{1,40}[,，、.]/u.test(line.text) &&
      !isItem(line) &&
      labelOf(line.text).label === '' &&
      above.text.length + line.text.length < maxJoined;
    if (isBroken) joined[joined.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

const maxJoined = 2_000;

/** What stands before a colon at the beginning of a line, where it is no list itself. */
function labelOf(text: string): { label: string; rest: string } {
  const [, label = '', rest = ''] = /^([^:：,，、]{2,40})[:：]\s*(.*)$/u.exec(withoutBullet(text)) ?? [];
  return { label, rest };
}

/** The names of a line, also of its second group: `Web: HTML, CSS. Databases: MySQL`. */
function namesOf(text: string): string[] {
  return withoutBullet(text)
    .replace(/(^|[\t.;\s])\p{Lu}\p{L}{0,30}(?:[ /&-]{1,3}\p{L}{1,30}){0,3}\s?[:：](?=\s|$|\p{L})/gu, '$1, ')
    .replace(/^[^:：,，、]{2,40}[:：]\s*/u, '')
    .split(/(?<=[:：])/u)
    .flatMap(partsOf)
    .slice(0, maxParts)
    .map(withoutPhrase)
    .flatMap(partsOfPair)
    .flatMap(partsOfStrokes)
    .map(withoutGroup);
}

/** More than any line of a résumé names. */
const maxParts = 40;

const partsOf = (text: string): string[] =>
  text
    .split(/\t|[,;:,；：，、•·|｜\n()（）[\]]|\s[–—-]\s|\.\s|\s\/\s|\s&\s/u)
    .map((part) => trimMarks(part.replace(/^(?:and|y|e|ve|و)\s+/iu, '')).replace(/\.$/, ''))
    .filter((part) => part !== '');

/** `Version control Git`: a kind of skills, and one of them that is known. */
function withoutGroup(name: string): string {
  const words = name.split(' ');
  if (words.length > maxSkillWords + 2) return name;
  const at = words.findIndex(
    (_, index) =>
      index > 0 &&
      findSkill(words.slice(index).join(' ')) !== undefined &&
      mentions('skillGroups', words.slice(0, index).join(' ')),
  );
  return at < 0 || findSkill(name) !== undefined ? name : words.slice(at).join(' ');
}

/** `Good knowledge of SQL`, `experience with Python`: the skill that it is about, where that is known. */
function withoutPhrase(name: string): string {
  const [, rest = ''] =
    /^(?:\S+\s+){1,4}(?:with|of|in|using|con|de|en|em|com|dengan|dalam)\s+(\S.*)$/iu.exec(name) ?? [];
  return rest !== '' && findSkill(name) === undefined && findSkill(rest) !== undefined ? rest : name;
}

/** `Linux/Bash`, each of which is known, and which are not known as a whole. */
function partsOfStrokes(name: string): string[] {
  const parts = name.split('/').map((part) => part.trim());
  const isList = parts.length > 1 && parts.every((part) => findSkill(part) !== undefined);
  return isList && findSkill(name) === undefined ? parts : [name];
}

/** `Python and SQL`, of which one is known, and which is not known as a whole. */
function partsOfPair(name: string): string[] {
  const pair = name.split(/\s+(?:and|y|e|ve|dan|و)\s+/iu);
  const isPair = pair.length === 2 && findSkill(name) === undefined && pair.some((one) => findSkill(one));
  return isPair ? pair : [name];
}

const maxWithin = 12;

/** Skills of the site's list that stand side by side without marks between them: `Tableau Apache Spark GitHub`. */
function knownWithin(text: string): string[] {
  const words = text.split(' ');
  if (words.length < 2 || words.length > maxWithin) return [];
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length =
      [3, 2, 1].find((count) => findSkill(words.slice(at, at + count).join(' ')) !== undefined) ?? 0;
    if (length > 0) found.push(words.slice(at, at + length).join(' '));
    at += Math.max(1, length);
  }
  return found;
}

/** A name, not a sentence, and no language that somebody speaks. */
const isSkill = (name: string): boolean =>
  hasLetters(name) &&
  (name.includes(' ') || languageNameIn(name) === null) &&
  (name.length >= 2 || /^[CR]$/.test(name)) &&
  name.length <= maxSkillLength &&
  name.split(/\s+/).length <= maxSkillWords &&
  !/[.!?。:：]$|@|https?:|^www\b|^\d+\+?\s/iu.test(name) &&
  !sites.test(name);

/** Where somebody is found, rather than what they know. */
const sites = /^(?:linked\s?in|telegram|whats\s?app|skype|facebook|instagram)$/iu;

/** Known skills mentioned anywhere in the lines, for a résumé without a skills section. */
export function findKnownSkills(lines: readonly SourceLine[]): Fact[] {
  const found = new Map<string, Fact>();
  for (const line of lines) {
    for (const part of line.text.split(/[\t,;:，；：、•·|()（）/]|\.\s|\.$/u)) {
      const known = findSkill(trimMarks(part));
      if (known && !found.has(known.key)) found.set(known.key, factOf(trimMarks(part), line));
    }
  }
  return [...found.values()].slice(0, maxSkills);
}
