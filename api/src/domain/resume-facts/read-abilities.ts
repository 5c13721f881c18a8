import { foldText } from '../../search/analyser/fold-text.ts';
import { findSkill } from '../skills/find-skill.ts';
import { languageLevelIn, languageNamesIn } from './language-names.ts';
import { type Fact, factOf, hasLetters, type SourceLine, trimMarks, withoutBullet } from './source-line.ts';

export interface LanguageFacts {
  /** BCP 47. */
  language: Fact;
  /** One of `languageLevels`; null where nothing says how well. */
  level: Fact | null;
}

const maxSkills = 60;
const maxSkillLength = 50;
const maxSkillWords = 4;

/** The skills of a section, those that the list of the site knows first. */
export function readSkills(lines: readonly SourceLine[]): Fact[] {
  const found = new Map<string, { fact: Fact; isKnown: boolean }>();
  for (const line of lines) {
    for (const name of partsOf(line)) {
      const within = findSkill(name) === undefined ? knownWithin(name) : [];
      const names = within.length > 1 ? within : findSkill(name) !== undefined || isSkill(name) ? [name] : [];
      for (const one of names) {
        const known = findSkill(one);
        const key = known?.key ?? foldText(one);
        if (!found.has(key)) found.set(key, { fact: factOf(one, line), isKnown: known !== undefined });
      }
    }
  }
  const all = [...found.values()];
  return [...all.filter(({ isKnown }) => isKnown), ...all.filter(({ isKnown }) => !isKnown)]
    .slice(0, maxSkills)
    .map(({ fact }) => fact);
}

/** The parts of a line between commas and other marks. `Databases: MySQL, Redis` names a group before its skills. */
const partsOf = (line: SourceLine): string[] =>
  withoutBullet(line.text)
    .replace(/^[^:：]{2,40}[:：]\s*/u, '')
    .split(/\t|[,;，；、•·|｜\n()（）[\]]|\s[–—-]\s|\.\s|\s\/\s|\s&\s/u)
    .map((part) => trimMarks(part.replace(/^(?:and|y|e|ve|و)\s+/iu, '')).replace(/\.$/, ''));

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

/** A name, not a sentence. */
const isSkill = (name: string): boolean =>
  hasLetters(name) &&
  (name.length >= 2 || /^[CR]$/.test(name)) &&
  name.length <= maxSkillLength &&
  name.split(/\s+/).length <= maxSkillWords &&
  !/[.!?。:：]$|@|https?:|^\d+\+?\s/u.test(name);

/** Skills of the site's list that are named anywhere in the lines, for a résumé without a section of them. */
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

/** The languages of a section, each with its level: what stands behind its name, or on the next line. */
export function readLanguages(lines: readonly SourceLine[]): LanguageFacts[] {
  const found = new Map<string, LanguageFacts>();
  for (const [index, line] of lines.entries()) {
    const folded = foldText(line.text);
    const names = languageNamesIn(line.text);
    for (const [order, { code, at, length }] of names.entries()) {
      if (found.has(code)) continue;
      const behind = folded.slice(at + length, names[order + 1]?.at ?? folded.length);
      // `native Russian, fluent English`: the level before the name, where none of the names has one behind it.
      const before = folded.slice(
        order === 0 ? 0 : (names[order - 1]?.at ?? 0) + (names[order - 1]?.length ?? 0),
        at,
      );
      const next = lines[index + 1];
      const below = names.length === 1 && next && languageNamesIn(next.text).length === 0 ? next : undefined;
      const level =
        languageLevelIn(behind) ?? (/[,،、;]\s*$|^\s*$/u.test(behind) ? languageLevelIn(before) : null);
      const levelBelow = level === null && below ? languageLevelIn(below.text) : null;
      found.set(code, {
        language: factOf(code, line),
        level: level !== null ? factOf(level, line) : below && levelBelow ? factOf(levelBelow, below) : null,
      });
    }
  }
  return [...found.values()];
}

const knownHosts =
  'linkedin\\.com/in|github\\.com|gitlab\\.com|bitbucket\\.org|behance\\.net|dribbble\\.com|kaggle\\.com|medium\\.com|stackoverflow\\.com/users|orcid\\.org|t\\.me';
const address = new RegExp(
  `(?:https?://|www\\.)[^\\s<>()\\[\\]"'|,;，、]{4,300}|(?<![\\w@./-])(?:[a-z]{2,3}\\.)?(?:${knownHosts})/[^\\s<>()\\[\\]"'|,;，、]{2,200}`,
  'giu',
);

/** The addresses of the web in the lines. A company's own site, without `https://`, is none of the person's. */
export function readLinks(lines: readonly SourceLine[]): Fact[] {
  const found = new Map<string, Fact>();
  for (const line of lines) {
    for (const [text] of line.text.matchAll(address)) {
      const url = text.replace(/[.:!?/]+$/u, '');
      const key = url.toLowerCase().replace(/^https?:\/\/|www\./g, '');
      if (/[^.]\.[^.]/.test(key) && !found.has(key)) found.set(key, factOf(url, line));
    }
  }
  return [...found.values()].slice(0, 10);
}
