import { isItem, type SourceLine, textOf } from '../lines/source-line.ts';
import { headingsAcross, looseSection, namedSection, titledSection } from '../words/headings.ts';
import { languageNameIn } from '../words/language-names.ts';
import { isWishLabel } from '../words/wished-job.ts';
import { mentions, type SectionName } from '../words/words.ts';

const maxHeading = 60;

const isLoud = (line: SourceLine, text: string): boolean =>
  line.kind === 'heading' ||
  line.isBold === true ||
  line.isLarge === true ||
  isUpper(text) ||
  /[:：]$/.test(text);

/** The section of a heading line; null for other lines. */
export function headingOf(line: SourceLine): SectionName | null {
  const text = withoutMarks(textOf(line));
  if (text.length > maxHeading || line.dates !== null) return null;
  // Continues the previous line, so no heading: `experience (since 2019)`.
  const bare = /^\p{Ll}/u.test(text) ? text : text.replace(/[(（].*$/u, '');
  const whole = namedSection(bare);
  if (whole !== null) return whole;
  if (headingsAcross(text).length > 1) return null;
  // A mark makes a line as loud as bold letters do.
  if (!isLoud(line, text) && text === textOf(line)) return titledSection(text);
  // `Education & courses`, `Experience and projects`: the first says what it is about.
  const [first = ''] = bare.split(/\s*[&/|,、・]\s*|\s+(?:and|y|e|dan|ve|و)\s+/iu);
  return (
    namedSection(first) ??
    (isEmployer(bare) || /[,，;；]/u.test(bare) ? null : looseSection(bare.replace(/[:：]$/u, '').trim()))
  );
}

/** `Bluefern Technologies`; `Key Technologies` are skills. */
const isEmployer = (text: string): boolean => {
  const [first = '', last = '', ...more] = text.split(/\s+/u);
  const isName =
    more.length === 0 && /^\p{Lu}\p{Ll}+$/u.test(first) && /^(?:Technologies|Solutions)$/u.test(last);
  return isName && !kindsOfSkills.test(first);
};

const kindsOfSkills =
  /^(?:key|main|other|core|used|known|relevant|web|cloud|software|programming|additional|familiar|preferred|technical|information|data|digital|mobile|backend|frontend|tools|related|computer|modern|basic|advanced|languages|primary|secondary|emerging|skills)$/iu;

/** Brackets, marks and numbers around a heading: `【職務経歴】`, `◆ 工作经历`, `三、教育背景`, `## Skills`. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^[#§※☆★▼▽▲△▶►◎◉◆◇■□●○❖✦|｜\s]+(?=\S)/u, '')
    .replace(/^(?:[0-9０-９]{1,2}|[一二三四五六七八九十]{1,2}|[IVX]{1,4})\s?[.、)）．]\s?(?=\p{L})/u, '')
    .replace(/^[【［[〔《〈<＜≪「『](.+?)[】］\]〕》〉>＞≫」』]\s*[:：]?$/u, '$1')
    .replace(/(?<=\p{L})\s*[#№]\s?\d{1,2}$/u, '')
    .replace(/(?<=\p{L})[\s:：■□◆◇●○★☆─━―=_-]+$/u, '')
    .trim();

/** Whether a heading has a mark that lists do not use, or names another section than that of its line. */
export const isMarked = (line: SourceLine, current: SectionName | 'head'): boolean =>
  /^[◆◇◎◉▼▽▲△★☆❖※§#]/u.test(line.text) ||
  (/^[■□●○►▶✦]/u.test(line.text) && namedSection(withoutMarks(textOf(line))) !== current);

const listMarks = /^[•▪◦‣∙·*–-]\s*/u;
const minHeadingPoints = 3;

/** Whether headings are written as points of a list, `• EXPERIÊNCIA`: three sections of a document are. */
export function hasHeadingPoints(lines: readonly SourceLine[]): boolean {
  const names = lines.filter(({ text }) => listMarks.test(text)).map((line) => namedSection(textOf(line)));
  const found = new Set(names.filter((name) => name !== null));
  return found.size >= minHeadingPoints && (found.has('work') || found.has('education'));
}

/** Whether a point of a list is nothing but the name of a section. */
export const isHeadingPoint = (line: SourceLine): boolean =>
  listMarks.test(line.text) && line.dates === null && namedSection(textOf(line)) !== null;

/** `Languages: English, Turkish` is a heading and its content on one line. */
export function inlineHeading(line: SourceLine): { name: SectionName; rest: string } | null {
  const [, label = '', rest = ''] =
    /^[【［[]([^】］\]]{2,20})[】］\]]\s*(\S.*)$/u.exec(textOf(line)) ??
    /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(textOf(line)) ??
    [];
  // The wanted job belongs to the person, and sums up nothing.
  const name = label === '' || isWishLabel(label) ? null : namedSection(label);
  if (name === 'languages') return languageNameIn(rest) === null ? null : { name, rest };
  return name === 'skills' || name === 'summary' || name === 'links' ? { name, rest } : null;
}

/** `SKILLS<tab>Excel, Word`: a heading in a separate column, and the first line next to it. */
export function headingInColumn(
  line: SourceLine,
  isTable: boolean,
): { name: SectionName; rest: string } | null {
  const [, label = '', rest = ''] = /^([^\t]{2,40})\t+(\S.*)$/u.exec(line.text) ?? [];
  const [, word = '', behind = ''] = /^(\p{Lu}\p{L}{3,20})\s+(\p{Lu}.*)$/u.exec(line.text) ?? [];
  if (word !== '' && namedSection(word) === 'education' && mentions('schools', behind))
    return { name: 'education', rest: behind };
  // `T O O L S<tab>&<tab>T E C H`: one heading.
  const isWhole = namedSection(textOf(line)) !== null;
  const name = label === '' || isWhole || isItem(line) ? null : namedSection(label);
  // `Languages: English, Turkish`: heading and content on one line.
  if (name === null || (name === 'languages' && languageNameIn(rest) === null)) return null;
  // Without a mark of a heading, such a row may be any other.
  const isHeading = isTable || line.isLarge === true || line.kind === 'heading' || isUpper(label);
  return isHeading && /\p{L}/u.test(rest) ? { name, rest } : null;
}

/** Minimum number of sections whose heading is the first cell of a row. */
const minHeadingCells = 3;

export const hasHeadingCells = (lines: readonly SourceLine[]): boolean => {
  const cells = lines.flatMap(({ text }) =>
    text.includes('\t') ? [namedSection(text.split('\t')[0] ?? '')] : [],
  );
  return new Set(cells.filter((name) => name !== null)).size >= minHeadingCells;
};

/** `Achievements:` or `Projects`, below each of several jobs or in small letters below a heading in capitals. */
export function isLabelOfJob(line: SourceLine, isRepeated: boolean, heading: SourceLine | null): boolean {
  const text = textOf(line);
  if (!mentions('details', text)) return false;
  return (
    isRepeated || (heading !== null && isUpper(textOf(heading)) && !isUpper(text) && /[:：]$/u.test(text))
  );
}

/** `patents`, the last word of a sentence that a line breaks. */
export const isEndOfSentence = (line: SourceLine, above: SourceLine | undefined): boolean =>
  above !== undefined &&
  line.kind !== 'heading' &&
  /^\p{Ll}/u.test(line.text) &&
  above.text.length >= minBroken &&
  !/[.:;!?|]$/u.test(above.text);

const minBroken = 45;

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();
