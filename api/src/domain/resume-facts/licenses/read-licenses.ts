import { foldText } from '../../../search/analyser/fold-text.ts';
import { maxEntries } from '../entries/entry-period.ts';
import { isNameLike, withoutDates } from '../entries/header-line.ts';
import {
  type Fact,
  factOf,
  hasLetters,
  isItem,
  type SourceLine,
  textOf,
  trimMarks,
} from '../lines/source-line.ts';
import { isKanaSentence } from '../words/kana-sentence.ts';
import { isPlace } from '../words/places.ts';
import { lastMention, mentions } from '../words/words.ts';
import {
  type CredentialDetails,
  type DatedDetails,
  datesOfLicense,
  detailOf,
  withoutDetails,
} from './license-details.ts';

export interface LicenseFacts extends DatedDetails, CredentialDetails {
  title: Fact;
  issuer: Fact | null;
}

/** Longer lines are sentences about a licence. */
const maxTitle = 120;
/** Minimum ratio of the letter height of titles to that of the lines below. */
const largerBy = 1.03;

/** Licences and certificates from the lines below their heading. */
export function readLicenses(all: readonly SourceLine[]): LicenseFacts[] {
  const found: LicenseFacts[] = [];
  const lines = withoutProse(all);
  const isPaired = namesIssuersBelow(lines);
  let last: LicenseFacts | null = null;
  for (const line of lines) {
    const detail = detailOf(line);
    if (detail !== null) {
      if (last !== null) Object.assign(last, withoutNulls({ ...detail }), keptOf(last));
      continue;
    }
    const isBelow: boolean = last !== null && last.issuer === null && isPaired(line);
    if (last !== null && isBelow) last.issuer = factOf(issuerText(line).slice(0, maxTitle), line);
    if (last !== null && isBelow)
      Object.assign(last, withoutNulls({ ...datesOfLicense(line) }), keptOf(last));
    else if (found.length < maxEntries) {
      const read = licensesOf(line);
      found.push(...read);
      last = read.at(-1) ?? last;
    }
  }
  return found.slice(0, maxEntries);
}

/** Removes sentences of several lines, which describe a licence. Their continuation lines begin with a small letter. */
function withoutProse(lines: readonly SourceLine[]): SourceLine[] {
  const goesOn = (line: SourceLine | undefined) =>
    line !== undefined && !isItem(line) && /^\p{Ll}{2}/u.test(textOf(line)) && detailOf(line) === null;
  const isProse = lines.map((line, at) => !isItem(line) && (goesOn(line) || goesOn(lines[at + 1])));
  // The lines of a paragraph that begin with a capital by chance.
  return lines.filter((line, at) => {
    const isWithin = isProse[at - 1] && (isProse[at + 1] || isProse[at + 2]);
    return !isProse[at] && !(isWithin && !isItem(line) && line.dates === null);
  });
}

const withoutNulls = (record: Record<string, Fact | null>): Record<string, Fact> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, Fact] => entry[1] !== null));

/** Fields that an earlier line has set; a later line does not overwrite them. */
const keptOf = ({ title, ...known }: LicenseFacts) => ({ title, ...withoutNulls({ ...known }) });

/**
 * Whether a line is the issuer of the licence above it. Within a résumé, either all licences have one there or none
 * has. List bullets, bold or larger titles, and lines with a date decide it.
 */
function namesIssuersBelow(lines: readonly SourceLine[]): (line: SourceLine) => boolean {
  const names = lines.filter((line) => detailOf(line) === null);
  const isMarked = markOf(names);
  const marked = names.filter(isMarked).length;
  const others = names.length - marked;
  // A sentence now and then, or a place, is no sign of pairs.
  return marked > 0 && others > 0 && others <= marked * 1.5 && names[0] !== undefined && isMarked(names[0])
    ? (line) => !isMarked(line) && issuerText(line).length <= maxTitle && !isNamedLicense(issuerText(line))
    : (line) => isIssuer(issuerText(line)) && !isItem(line) && line.dates === null;
}

/** Marks that set titles apart from the lines below them: the first of these that some lines have and others have not. */
function markOf(lines: readonly SourceLine[]): (line: SourceLine) => boolean {
  const least = Math.min(...lines.map(({ size }) => size ?? 0));
  const marks = [
    isItem,
    (line: SourceLine) => line.kind === 'heading' || line.isBold === true,
    (line: SourceLine) => (line.size ?? 0) > least * largerBy,
    (line: SourceLine) => line.dates !== null,
    (line: SourceLine) => !isIssuer(issuerText(line)),
  ];
  return marks.find((mark) => lines.some(mark) && !lines.every(mark)) ?? (() => false);
}

/** `販売士2級`, `普通自動車免許`: a licence by its end, so no issuer of the one above. */
const isNamedLicense = (text: string): boolean =>
  /(?:[級级段点點分]|[検檢]定|試験|考试|免許|資格|证书|證書|合格|取得|修了|[\p{sc=Han}]士)\s*$/u.test(text);

const isIssuer = (text: string): boolean =>
  (mentions('companies', text) || mentions('schools', text)) && isNameLike(text);

/** `Harbour Academy`, but not `Certified Solutions Architect`. */
const endsAsIssuer = (text: string): boolean =>
  [lastMention('companies', text), lastMention('schools', text)].includes(text.length);

const issuerText = (line: SourceLine): string =>
  trimMarks(withoutDetails({ ...line, text: withoutDates(line) }).replace(/\t/g, ' '));

/** `Forklift licence – TESDA, 2021`, `Forklift licence (TESDA)`; or several names of one line, `PMP, CSM, ITIL`. */
function licensesOf(line: SourceLine): LicenseFacts[] {
  const text = withoutDetails({ ...line, text: withoutDates(line) }).trim();
  const dates = datesOfLicense(line);
  const nothing = { credential_id: null, credential_url: null };
  const pieces = text
    .split(/[,;，；、،]\s*/u)
    .map(trimMarks)
    .filter(hasLetters);
  const isList =
    line.dates === null &&
    pieces.length > 2 &&
    pieces.every((piece) => piece.length <= 40 && !isIssuer(piece));
  if (isList)
    return pieces.map((piece) => ({ title: factOf(piece, line), issuer: null, ...dates, ...nothing }));
  const [title = '', issuer = ''] = partsOf(textOf({ ...line, text }));
  if (!hasLetters(title) || title.length > maxTitle || isKanaSentence(title) || isColumnNames(title))
    return [];
  return [
    {
      title: factOf(title, line),
      issuer: hasLetters(issuer) && !isPlace(issuer) ? factOf(issuer.slice(0, maxTitle), line) : null,
      ...dates,
      ...nothing,
    },
  ];
}

/** `資格名 取得年月`: what the columns of a table hold. */
const isColumnNames = (title: string): boolean => /^(?:資格名?|免許)[\s・/]*(?:取得|年月)/u.test(title);

/** Splits title and issuer, in either order and with any separator. */
function partsOf(text: string): string[] {
  const parts = [inBrackets, atComma, atMarks].map((split) => split(text)).find(({ length }) => length > 1);
  const [first = '', second = ''] = (parts ?? [text]).map(trimMarks).filter(hasLetters);
  const isTurned = endsAsIssuer(first) && second !== '' && !isIssuer(second);
  return isTurned ? [second, first] : [first, second];
}

/** `日本商工会議所`, `气象协会`. */
const easternIssuer =
  /^[\u3040-\u9fff]{2,}(?:会|所|省|庁|厅|廳|局|部|機構|机构|中心|センター|財団|大学|学会|県|都|府|市)$/u;

/** `Forklift licence (TESDA)`, but neither `First aid (level 2)` nor `Certified Scrum Master (CSM)`. */
function inBrackets(text: string): string[] {
  const [, before = '', inside = ''] = /^([^()（）,]{3,}?)\s*[(（]([^()（）]{2,})[)）]$/u.exec(text) ?? [];
  const isName =
    (/\s|^\p{Lu}{3,}$/u.test(inside) || easternIssuer.test(inside)) && isNameLike(inside) && !isPlace(inside);
  return isName && !isShortFor(inside, before) ? [before, inside] : [];
}

/** Whether the letters of a text begin words of another, in their order. */
function isShortFor(short: string, long: string): boolean {
  const initials = long.split(/[\s-]+/).map((word) => word.charAt(0).toLowerCase());
  let at = 0;
  for (const initial of initials) if (initial === short.charAt(at).toLowerCase()) at += 1;
  return at === short.length;
}

/** `Forklift licence, TESDA`: one comma, and a name after it. */
function atComma(text: string): string[] {
  const [first = '', second = '', ...more] = text.split(/\s*[,，、،]\s*/u);
  const isName = second !== '' && more.length === 0 && isNameLike(second) && !isPlace(second);
  return isName && (isIssuer(second) || /\s/.test(first) || foldText(second) !== second)
    ? [first, second]
    : [];
}

const atMarks = (text: string): string[] => text.split(/\t|\s[|｜·•–—-]\s|\s*[|｜]\s*/u);
