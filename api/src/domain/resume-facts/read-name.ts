import { foldText } from '../../search/analyser/fold-text.ts';
import { type Fact, factOf, type SourceLine, textOf, trimMarks } from './lines/source-line.ts';
import { headingOf } from './sections/heading-lines.ts';
import type { ResumeSections } from './sections/resume-sections.ts';
import { isCapital } from './words/name-words.ts';
import names from './words/names.json' with { type: 'json' };
import { isPlace } from './words/places.ts';
import { comparisonKey, mentions } from './words/words.ts';

const longest = 60;
const linesOfPage = 80;
const mostLines = 3;
const labels = new Set(names.labels.map(comparisonKey));
const documents = new Set(names.documents.map(comparisonKey));

/**
 * The person's name. It stands behind a label such as `Name:`, in the largest letters of the first page, or in its first
 * line. Headings, labels, occupations, companies, schools and places are no names, unless the mail address has the same
 * words (`Jane Baker`, jane.baker@example.org). Null where nothing looks like a name.
 */
export function readName(
  { head, all }: Pick<ResumeSections, 'head' | 'all'>,
  lines: readonly SourceLine[],
  email: string | null,
): Fact | null {
  const firstPage = lines.filter(({ page }) => page === null || page === 1).slice(0, linesOfPage);
  const first = [...head, ...all].find((line) => !isDocumentTitle(line));
  return (
    labelled(firstPage) ??
    inLargest(firstPage, email) ??
    (first ? (nameIn(first, textOf(first), email) ?? nameIn(first, firstCell(first), email)) : null)
  );
}

/** `Jane Baker<tab>jane@example.org`: a name in a row of cells. */
const firstCell = ({ text }: SourceLine): string => trimMarks(text.split('\t')[0] ?? '');

const label =
  /^[\s\p{P}]*([\p{L} 　]{1,24}?)[ 　]*(?:[:：\t]|(?<=[\p{Script=Han}\p{Script=Hangul}])[ 　]+(?=[\p{Script=Han}\p{Script=Hangul}]))\s*(\S.*)$/u;

function labelled(lines: readonly SourceLine[]): Fact | null {
  for (const line of lines) {
    const name = labelledName(line.text);
    if (name !== null) return factOf(name, line);
  }
  return null;
}

/** `氏名 山田 花子`: the name behind its label; null in other lines. */
export function labelledName(text: string): string | null {
  const [, named = '', rest = ''] = label.exec(text.replace(/^(\s*[氏姓])\s+名/u, '$1名')) ?? [];
  if (!labels.has(comparisonKey(named))) return null;
  const name = bareName(rest.split(/\t|[|｜]|\s{3,}|\p{L}+\s*[:：]/u)[0] ?? '');
  return isWritten(name) && !isLabel(name) ? name : null;
}

/** The largest letters, which may be on two or three lines: `Deshawn`, `Okoro-Bell`. */
function inLargest(lines: readonly SourceLine[], email: string | null): Fact | null {
  const candidates = lines.filter((line) => line.isLarge === true && !isDocumentTitle(line));
  const largest = Math.max(0, ...candidates.map(({ size }) => size ?? 0));
  const large = candidates.filter(({ size }) => size === largest);
  const [first] = large;
  if (first === undefined) return null;
  const inOrder = large.every(({ column }) => column !== undefined)
    ? large.toSorted((one, other) => (one.column ?? 0) - (other.column ?? 0))
    : large;
  const whole = inOrder.map(textOf).join(' ');
  const joined = large.length > mostLines || large.length === 1 ? null : nameIn(first, whole, email);
  if (joined !== null) return joined;
  for (const line of large) {
    const name = nameIn(line, textOf(line), email);
    if (name !== null) return name;
  }
  return null;
}

function nameIn(line: SourceLine, text: string, email: string | null): Fact | null {
  if (line.dates !== null || headingOf(line) !== null) return null;
  const name = bareName(text.split(/[|｜•·,，]|\s[–—-]\s|\s{3,}/u)[0] ?? '');
  const isName = isWritten(name) && !isLabel(name) && (isOfAddress(name, email) || !isOccupied(name));
  return isName ? factOf(name, line) : null;
}

const isLabel = (text: string): boolean => labels.has(comparisonKey(text));

/** `履歴書`, `Curriculum vitae`: what the document is. */
export const isDocumentTitle = (line: SourceLine): boolean => documents.has(comparisonKey(textOf(line)));

/** Without the reading in brackets, titles of address and degrees behind a comma. */
const bareName = (text: string): string =>
  trimMarks(
    text
      .replace(/[\s　\t]+/gu, ' ')
      .replace(/\s*["“][^"”]*["”](?=\s)/gu, '')
      .replace(/[(（［[].*$/u, '')
      .replace(/^(?:mr|mrs|ms|miss|dr|prof|sr|sra|ir)\.?\s/iu, '')
      .replace(/(?<=\p{Script=Han})\s*(?:様|印)$/u, ''),
  ).trim();

/** Words of letters, of which the first ones are capital; of scripts without spaces two to eight characters. */
function isWritten(name: string): boolean {
  if (name === '' || name.length > longest || !/^[\p{L}\p{M}'’.\s-]+$/u.test(name)) return false;
  const words = name.split(' ').filter(Boolean);
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\s]+$/u.test(name))
    return words.length <= 3 && words.join('').length >= 2 && words.join('').length <= 8;
  const particles = words.filter((word) => !isCapital(word));
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    isCapital(words[0] ?? '') &&
    particles.every((word) =>
      /^(?:\p{Script=Arabic}+|de|da|do|dos|das|del|dela|delos|la|las|los|di|van|von|der|den|bin|binti|bt|al|el|e|y)$/u.test(
        word,
      ),
    )
  );
}

/** Ends of Chinese and Japanese headings that no list has. */
const headingEnd =
  /(?:经[历验]|經[歷驗]|経[歴験]|略歴|背景|[简簡]介|信息|資訊|情報|[资資]料|[资資]格|技能|能力|[证證][书書]|[评評][价價]|意向|概要|要約|[内內]容)$/u;

/** What else may stand at the top of a résumé. */
const isOccupied = (name: string): boolean =>
  headingEnd.test(name) ||
  (['titles', 'schools', 'companies', 'residence', 'details', 'skillGroups'] as const).some((group) =>
    mentions(group, name),
  ) ||
  isPlace(name);

/** Whether the words of a mail address stand in a name. */
const isOfAddress = (name: string, email: string | null): boolean => {
  const words = (email?.split('@')[0] ?? '').split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const key = comparisonKey(name);
  return (
    (words.length > 1 && words.every((word) => key.includes(comparisonKey(word)))) || isOfInitial(name, email)
  );
};

/** `jbaker@example.org` and `baker.j@example.org` are of Jane Baker. */
function isOfInitial(name: string, email: string | null): boolean {
  const parts = name.split(' ').map(comparisonKey);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const local = comparisonKey((email?.split('@')[0] ?? '').replace(/\d+/gu, ''));
  const initials = parts
    .slice(0, -1)
    .map((part) => part.slice(0, 1))
    .join('');
  const spelt = [first.slice(0, 1), initials].flatMap((short) => [`${short}${last}`, `${last}${short}`]);
  return first !== '' && last.length > 2 && spelt.includes(local);
}

/** Whether an account has the name, in any order; a résumé may write further names between. */
export function isSameName(inResume: string, account: readonly string[]): boolean {
  const parts = account.flatMap((part) => foldText(part).split(/[\s'’.-]+/u)).filter((part) => part !== '');
  const key = comparisonKey(inResume);
  return parts.length > 0 && parts.every((part) => key.includes(comparisonKey(part)));
}
