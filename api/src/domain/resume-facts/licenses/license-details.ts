import { foldText } from '../../../search/analyser/fold-text.ts';
import { findDates, monthText } from '../dates/find-dates.ts';
import type { PartialDate } from '../dates/partial-date.ts';
import { withoutDates } from '../entries/header-line.ts';
import { type Fact, factOf, hasLetters, type SourceLine, textOf, trimMarks } from '../lines/source-line.ts';
import { allWords, comparisonKey, wordPattern } from '../words/words.ts';

export interface DatedDetails {
  issued: Fact | null;
  expires: Fact | null;
  /** Says that it lasts for ever. */
  lasts: Fact | null;
}

export interface CredentialDetails {
  credential_id: Fact | null;
  credential_url: Fact | null;
}

export interface LicenseDetails extends DatedDetails, CredentialDetails {
  issuer: Fact | null;
}

const expiry = wordPattern(allWords(({ license }) => license.expires));
const lasting = wordPattern(allWords(({ license }) => license.lasts));
const issueWords = allWords(({ license }) => [...license.issued, ...license.expires, ...license.lasts]);
const dateWords = wordPattern(issueWords, 'gu');
const labelSet = (pick: Parameters<typeof allWords>[0]) => new Set(allWords(pick).map(comparisonKey));
const idLabels = labelSet(({ license }) => license.credentialLabels);
const issuerLabels = labelSet(({ license }) => license.issuerLabels);
/** Labels that stand without a colon; `no` and `by` are too short for that. */
const longLabels = (labels: ReadonlySet<string>) =>
  [...labels].filter((label) => label.length > 3 || /[^\p{Script=Latin}\d]/u.test(label));
const bareIssuers = longLabels(issuerLabels);
const bareIds = longLabels(idLabels);
const joinedEnds = new RegExp(
  `(?:${allWords(({ license }) => license.issued)
    .filter((word) => /[\u3040-\u30ff\u3400-\u9fff]/u.test(word))
    .join('|')})$`,
  'u',
);

const address = /(?:https?:\/\/|www\.)[^\s<>()[\]"'|,;，、]{4,300}/iu;
const idForm = /^[\p{L}\d][\p{L}\d/._-]{2,60}$/u;

/** When a licence was issued and until when it holds, as far as the line says. */
export function datesOfLicense(line: SourceLine): DatedDetails {
  const { dates, text } = line;
  const folded = foldText(text);
  const lasts = lasting.test(folded) ? factOf('true', line) : null;
  if (dates === null) return { issued: null, expires: null, lasts };
  const factAt = (date: PartialDate | null) => (date === null ? null : factOf(monthText(date), line));
  if (dates.start !== null) return { issued: factAt(dates.start), expires: factAt(dates.end), lasts };
  const before = foldText(text.slice(0, dates.from));
  if (expiry.test(before)) return { issued: null, expires: factAt(dates.end), lasts };
  // `Mar 2021, valid until Mar 2024`: the second date.
  const rest = text.slice(dates.to);
  const next = findDates(rest);
  const expires = next !== null && expiry.test(foldText(rest.slice(0, next.from))) ? factAt(next.end) : null;
  return { issued: factAt(dates.end), expires, lasts };
}

/** A detail of the licence above the line; null for other lines. */
export function detailOf(line: SourceLine): LicenseDetails | null {
  const nothing = { issued: null, expires: null, lasts: null };
  const none = { ...nothing, issuer: null, credential_id: null, credential_url: null };
  const text = textOf(line);
  const [url] = address.exec(text) ?? [];
  const labelled = credentialOf(text, line);
  if (labelled !== null) return { ...none, ...labelled, ...datesOfLicense(line) };
  if (url !== undefined && text.replace(url, '').replace(/[^\p{L}]/gu, '').length <= 20)
    return { ...none, credential_url: factOf(url.replace(/[.:!?/]+$/u, ''), line) };
  const dated = datesOfLicense(line);
  const isDated = dated.issued ?? dated.expires ?? dated.lasts;
  return isDated && !hasLetters(wordsBeside(line)) ? { ...none, ...dated } : null;
}

/** `Credential ID: ABC-123`, `Issued by TESDA`. */
function credentialOf(text: string, line: SourceLine): Partial<LicenseDetails> | null {
  const [, label = '', rest = ''] = /^(.{1,40}?)\s*[:：#]\s*(\S.*)$/u.exec(text) ?? [];
  const isLabel = (labels: ReadonlySet<string>) => label !== '' && labels.has(comparisonKey(label));
  if (isLabel(idLabels) && idForm.test(trimMarks(rest)))
    return { credential_id: factOf(trimMarks(rest).slice(0, 80), line) };
  if (isLabel(issuerLabels)) return { issuer: factOf(issuerOf(rest), line) };
  const issuer = behind(text, bareIssuers);
  if (issuer !== null && hasLetters(issuer)) return { issuer: factOf(issuerOf(issuer), line) };
  const id = behind(text, bareIds);
  return id !== null && /\d/.test(id) && idForm.test(id) ? { credential_id: factOf(id, line) } : null;
}

const issuerOf = (text: string): string => {
  const dates = findDates(text);
  return trimMarks(dates === null ? text : text.slice(0, dates.from)).slice(0, 120) || trimMarks(text);
};

/** The text after its leading label; null without one. */
function behind(text: string, labels: readonly string[]): string | null {
  const words = text.split(/\s+/);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    if (labels.includes(comparisonKey(words.slice(0, count).join(' '))))
      return trimMarks(words.slice(count).join(' '));
  }
  return null;
}

/** Text of a line besides its dates and the words around them: `Issued Mar 2021 · Expires Mar 2024` says nothing else. */
const wordsBeside = (line: SourceLine): string => withoutDetails({ ...line, text: withoutDates(line) });

/** A text without its dates and the words that introduce them. */
export function withoutDetails({ text }: SourceLine): string {
  let rest = text;
  for (let dates = findDates(rest); dates !== null; dates = findDates(rest))
    rest = `${rest.slice(0, dates.from)}\t${rest.slice(dates.to)}`;
  const folded = foldText(rest);
  if (folded.length !== rest.length) return rest;
  // A part that ends with a word for a date, or consists of one.
  return rest
    .split(/(\t|[|·(),،、，;])/u)
    .map((part) =>
      isDateWord(part) ? '' : joinedEnds.test(part.trimEnd()) ? part.trimEnd().replace(joinedEnds, '') : part,
    )
    .join('');
}

const isDateWord = (part: string): boolean => {
  const folded = foldText(part);
  return hasLetters(folded) && !hasLetters(folded.replace(dateWords, ''));
};
