import { joinLines } from './lines/join-lines.ts';
import { type Fact, factOf, hasLetters, type SourceLine, textOf, trimMarks } from './lines/source-line.ts';
import { isDocumentTitle, labelledName } from './read-name.ts';
import type { ResumeSections } from './sections/resume-sections.ts';
import { townOfAddress } from './words/east-addresses.ts';
import { isPlace, isStreet, isSurelyPlace } from './words/places.ts';
import { wishedJob } from './words/wished-job.ts';
import { mentions } from './words/words.ts';

export interface AboutFacts {
  headline: Fact | null;
  summary: Fact | null;
  location: Fact | null;
}

const limits = { headline: 120, summary: 4_000, location: 200 };
const minSummary = 30;

/** Facts about the person: headline, summary, location. */
export function readAbout({ head, summary, other }: ResumeSections): AboutFacts {
  const lines = [...head, ...other.filter((line) => line.isFooter || isBesideContact(line, other))];
  return { headline: headlineOf(head), summary: summaryOf(summary, head), location: locationOf(lines) };
}

/** A short line near the top that names an occupation. */
function headlineOf(head: readonly SourceLine[]): Fact | null {
  for (const line of head) {
    const wished = wishedJob(line.text);
    if (wished !== null) return factOf(wished, line);
  }
  for (const line of head.slice(0, 8)) {
    const text = trimMarks(textOf(line).split('|')[0] ?? '');
    if (
      text.length <= 80 &&
      line.dates === null &&
      !/[@:：]|https?:|[.。]$/u.test(text) &&
      mentions('titles', text)
    )
      return factOf(text.slice(0, limits.headline), line);
  }
  return lineBelowName(head);
}

/** The line below the largest one, which is the name: what the person calls their occupation. */
function lineBelowName(head: readonly SourceLine[]): Fact | null {
  const named = head.filter((line) => !isDocumentTitle(line));
  const largest = Math.max(...named.map(({ size }) => size ?? 0));
  const at = named.findIndex(({ size }) => size === largest);
  const [name, line] = at < 0 ? [] : named.slice(at);
  if (!name?.size || !line?.size || name.size <= line.size) return null;
  const text = trimMarks(textOf(line));
  const isContact =
    /[@:：\d|]|https?|www\./u.test(text) || line.text.includes('\t') || labelledName(line.text) !== null;
  return text.length > 1 && text.length <= 60 && hasLetters(text) && !isContact && !isAddress(text)
    ? factOf(text, line)
    : null;
}

/** `Oslo, Norway`, `Calle Mayor`, `Jl. Sudirman`: where somebody lives. */
const isAddress = (text: string): boolean => isPlace(text) || isStreet(text);

/** A place between the separators of the contact lines: `olav@example.org | Oslo, Norway`. */
function placeAmong(head: readonly SourceLine[]): Fact | null {
  for (const line of head)
    for (const piece of line.text.split(/\s*[|｜•·‧\t]\s*|\s[–—-]\s/u)) {
      const place = trimMarks(piece);
      if (isSurelyPlace(place)) return factOf(place, line);
    }
  return null;
}

/** The town of an address without a label: `〒060-0042 北海道札幌市中央区大通西3-6`. */
function townAmong(head: readonly SourceLine[]): Fact | null {
  for (const line of head) {
    const found = line.text
      .split(/\s*[|｜•·‧\t]\s*/u)
      .map((piece) => townOfAddress(piece))
      .find((place) => place !== null);
    if (found) return factOf(found, line);
  }
  return null;
}

function summaryOf(section: readonly SourceLine[], head: readonly SourceLine[]): Fact | null {
  const lines =
    section.length > 0
      ? section
      : head.filter((line) => textOf(line).length > 80 && !isContact.test(textOf(line)));
  const [first] = lines;
  if (first === undefined) return null;
  const text = joinLines(lines, limits.summary);
  // A sentence of Chinese or Japanese is shorter.
  const han = text.match(/[\u3040-\u9fff]/gu)?.length ?? 0;
  return text.length >= minSummary || han >= 12 ? factOf(text, first) : null;
}

/** How somebody is reached, however many ways one line holds. */
const isContact = /[^\s@]@[^\s@]+\.\p{L}{2}|(?:\p{Nd}[\s().-]?){8}/u;

const label = /(?:^|\s|\|)([\p{L} ]{2,24})[:：]\s*([^|\t]+)/gu;

/** Below a heading such as "Contact", a place stands within three lines of a number or an address. */
const isBesideContact = ({ index }: SourceLine, lines: readonly SourceLine[]): boolean =>
  lines.some((line) => Math.abs(line.index - index) <= 3 && isContact.test(textOf(line)));

/** The residence that a label such as "Residence:" names. */
function locationOf(head: readonly SourceLine[]): Fact | null {
  for (const line of head) {
    for (const [, name = '', rest = ''] of line.text.matchAll(label)) {
      const place = trimMarks(rest.split(/\s[\p{L} ]{2,24}[:：]/u)[0] ?? '').replace(/\.$/, '');
      if (mentions('residence', name) && hasLetters(place) && !/@|https?:/u.test(place))
        return factOf(townOfAddress(place, true) ?? place.slice(0, limits.location), line);
    }
  }
  return placeAmong(head) ?? townAmong(head);
}
