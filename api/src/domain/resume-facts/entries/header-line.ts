import { leadingMonth } from '../dates/find-dates.ts';
import { splitDegree } from '../degrees/split-degree.ts';
import { hasLetters, isItem, type SourceLine, textOf, trimMarks } from '../lines/source-line.ts';
import { isKnownSkill } from '../skills/known-skill.ts';
import { isPlace } from '../words/places.ts';
import { isTradeCompanyName } from '../words/trade-company-name.ts';
import { allWords, comparisonKey, mentions } from '../words/words.ts';
import {
  beforeLabels,
  companyLabels,
  isCompanyDetail,
  isLabelAlone,
  isPersonalField,
  labelOf,
  markedLabel,
  titleLabels,
} from './label-line.ts';

/** A part of a header, such as a job title. */
export interface HeaderPart {
  text: string;
  line: SourceLine;
}

export const maxHeaderLength = 90;
const maxHeaderWords = 13;
/** The full name of a school may be as long as this. */
export const maxNameLength = 130;
export const maxNameWords = 18;

/** Whether a line may be a header: short, no list item, no sentence, no label. */
export function isHeader(line: SourceLine, max = maxHeaderLength): boolean {
  const text = textOf(line);
  if (isItem(line) || text.length > max || text.split(/\s+/).length > maxHeaderWords) return false;
  if (
    /^\p{Ll}/u.test(text) ||
    /;$/.test(text) ||
    (text.length > 45 && text.endsWith(',')) ||
    /[^.]{30}[.。]$/u.test(text)
  )
    return false;
  if (/[。！]/u.test(text)) return false;
  return !isDetail(text) && !isSkillList(text);
}

/**
 * `Python, SQL` in a column of skills: at least half of the names are known skills. A barista is an occupation, too.
 */
function isSkillList(text: string): boolean {
  if (mentions('titles', text) || splitDegree(text).degree !== '') return false;
  const pieces = text
    .split(/[,;，；、•/]/u)
    .map(trimMarks)
    .filter(Boolean);
  const known = pieces.filter((piece) => isKnownSkill(piece)).length;
  return known > 0 && known * 2 >= pieces.length;
}

const connectors = /^(?:of|and|the|for|at|in|de|del|la|las|los|da|do|das|dos|e|y|dan|ve|di|&)$/iu;

/** Whether a text looks like a name: few words, capitalised where the script has capitals. */
export function isNameLike(text: string): boolean {
  // What quotation marks hold is one name, in small letters too: «Северный ветер».
  const words = text
    .replace(/«[^«»]+»/gu, 'X')
    .split(/[\s/]+/)
    .filter((word) => hasLetters(word) && !connectors.test(word));
  const isCapital = words.every(
    (word) => !/^[^\p{L}]*\p{Ll}[^\p{Lu}]*$/u.test(word) || /^[^\p{L}]*\p{Ll}+\.\p{Ll}+$/u.test(word),
  );
  return (
    words.length > 0 &&
    words.length <= 8 &&
    isCapital &&
    !/[.:。：]$|[:：]\s/u.test(
      text.replace(
        /(?<!\p{L})(?:Inc|Ltd|Ltda|Co|Corp|S\.A|S\.L|C\.V|S\.A\.S|S\.R\.L|Cía|Tbk|Şti|A\.Ş|Bhd|Pte|Pvt)\.$/u,
        '',
      ),
    )
  );
}

/** A line that is the name of an occupation and nothing else. */
export const isPureTitle = (line: SourceLine): boolean =>
  isHeader(line) &&
  !isPlace(textOf(line)) &&
  textOf(line).split(/\s+/).length <= 6 &&
  !/[,\d]/.test(textOf(line)) &&
  mentions('titles', textOf(line)) &&
  !mentions('schools', textOf(line));

/** `Technologies: …` describes a job and `Date of birth: …` the person; `Role: …` names a job. */
export const isDetail = (text: string): boolean => {
  const label = labelOf(text);
  return (
    isPersonalField(text) ||
    isCompanyDetail(text) ||
    (label !== '' && label.length <= 40 && mentions('details', label))
  );
};

const detailLabels = new Set(allWords(({ details }) => details).map(comparisonKey));

/** A line that nothing but a detail begins: `Achievements: …`, but not `Cook Achievements: …`. */
export const isDetailLine = (line: SourceLine): boolean => detailLabels.has(labelKey(line));

/** `COOK HOTEL QUAY`, of which only the first word is bold: two parts, of which one names an occupation or a degree. */
function withFontsApart(line: SourceLine): SourceLine {
  const { text, fontsAt: at = 0, dates } = line;
  const [one, other] = [text.slice(0, at).trim(), text.slice(at).trim()];
  const isApart = (name: string) =>
    (mentions('titles', name) && !isTradeCompanyName(name)) || splitDegree(name).degree !== '';
  const isMarked =
    /[,:;|–—/(-]$/u.test(one) || /^[,:;|–—/)\]-]/u.test(other) || !text.slice(at - 1, at + 1).includes(' ');
  if (one === '' || other === '' || dates !== null || isMarked || isApart(one) === isApart(other))
    return line;
  return { ...line, text: `${one}\t${other}` };
}

/** `Expected Graduation: June 2016`, `Exp. June 2016`, `Grad. May 2011`: what the date is of. */
const beforeDate =
  /(?<!\p{L})(?:(?:exp(?:ected)?|anticipated)\.?(?:\s(?:graduation|completion))?(?:\sdate)?|grad(?:uat(?:ed|ion))?\.?(?:\sdate)?)\s*[:：]?\s*(?=\t|$)/iu;

/** A line without its dates. */
export function withoutDates(line: SourceLine): string {
  const { text, dates } = line;
  const rest = dates === null ? text : `${text.slice(0, dates.from)}\t${text.slice(dates.to)}`;
  return rest
    .replace(beforeDate, '')
    .replace(/\(\s*\)|（\s*）/gu, ' ')
    .replace(/[([（［【]([^()[\]（）［］【】]{2,24})[)\]）］】]/gu, (whole, inside: string) =>
      isDuration(inside) ? ' ' : whole,
    );
}

/** A short line that names an entry. It may be a list item or end in a full stop. */
export function isNamedItem(line: SourceLine): boolean {
  const text = textOf(line).replace(/^[:\s]+/u, '');
  return text.length <= maxHeaderLength && !/^\p{Ll}|;/u.test(text) && !isDetail(text);
}

export const partsOf = (line: SourceLine): HeaderPart[] =>
  withoutDates(withFontsApart(line))
    .replace(noteOfEmployer, ' ')
    .replace(/^\s*\d{1,2}[.)]\s+/u, '')
    .split(separatorsOf(line))
    .flatMap((part) => part.split(beforeLabels))
    .flatMap(splitLabel)
    .flatMap(splitStroke)
    .flatMap(splitBehindCompany)
    .map(withoutMonth)
    .map((part) => part.replace(/^\s*[【［〔]([^【】［］〔〕]+)[】］〕]\s*$/u, '$1'))
    .map((part) => trimMarks(part.replace(/(\S),\s+(?:an?\s|the\s|\p{Ll}{4,}\s).*$/u, '$1')))
    .filter((part) => hasLetters(part) && !isDuration(part) && !isLabelAlone(part) && part !== line.place)
    .map((text) => ({ text, line }));

/** `（従業員数：1,200名）`, `（资本金：3000万）`: figures of the employer, behind its name. */
const noteOfEmployer = /[(（][\p{sc=Han}\u3040-\u30ff]{2,8}[:：][^()（）]{1,40}[)）]/u;

/** `晨光食品股份有限公司 台北市`, `暖日有限公司 行銷企劃`: the employer, and its town or the occupation. */
function splitBehindCompany(part: string): string[] {
  const [, company, rest] =
    /^(\p{Script=Han}[^\s]*(?:公司|會社|会社|銀行|银行|廠|厂))\s+(\S+)$/u.exec(part.trim()) ?? [];
  return company && rest ? [company, rest] : [part];
}

const marks = /\t|\s{2,}|\s[|｜·•–—@-]\s|\s*[|｜·•;；]\s*|\s@\s?(?=\p{L})/u;
const marksAndStrokes = new RegExp(`${marks.source}|\\s/\\s`, 'u');

/** A stroke between the parts stands before the dates as well: `Hotel X / Cook / 2019`; alone it is of one of them. */
const separatorsOf = ({ text, dates }: SourceLine): RegExp =>
  dates !== null &&
  (/\s\/\s*[(]?$/u.test(text.slice(0, dates.from)) || /^\s*\/\s/u.test(text.slice(dates.to)))
    ? marksAndStrokes
    : marks;

const labels = new Set([...companyLabels, ...titleLabels]);

const labelKey = ({ text }: SourceLine): string => markedLabel(text)?.label ?? comparisonKey(labelOf(text));

/** `Employer: Hotel X` says what it names. */
export const isCompanyLabelled = (line: SourceLine): boolean => companyLabels.has(labelKey(line));

/** `Position: Cook` does so, too. */
export const isTitleLabelled = (line: SourceLine): boolean => titleLabels.has(labelKey(line));

/** `Position: Cook` is the cook; `Hotel X: Cook` are two parts, of which one names an occupation. */
function splitLabel(part: string): string[] {
  const text = part.trim();
  const marked = markedLabel(text);
  if (marked !== null) return [marked.rest];
  const [, label = '', rest = ''] = /^([^:：]{2,50})[:：]\s*(\S.*)$/u.exec(text) ?? [];
  if (label === '' || isPersonalField(text)) return [part];
  if (labels.has(comparisonKey(label))) return [rest];
  return mentions('titles', label) === mentions('titles', rest) ? [part] : [label, rest];
}

/** `Hotel X Ltd / Head Cook`, `Ege University / Bachelor of Law`; `Hardware / Software Engineer` is one part. */
function splitStroke(part: string): string[] {
  const [one = '', other = '', ...more] = part.split(/\s+\/\s+/u);
  if (other === '' || more.length > 0) return [part];
  const isPair = (name: string, rest: string) =>
    mentions('schools', name)
      ? splitDegree(rest).degree !== ''
      : (mentions('companies', name) || name.includes(' ')) &&
        mentions('titles', rest) &&
        !mentions('titles', name);
  return isPair(one, other) || isPair(other, one) ? [one, other] : [part];
}

/** A month that the dates before it have lost: `Oct Cook`. */
const withoutMonth = (part: string): string => {
  const bare = part.trim();
  const month = leadingMonth(bare);
  return month !== null && mentions('titles', bare) ? bare.slice(month.length) : part;
};

/** `8 months`, `2 years 3 months`: how long is said by the dates. */
export const isDuration = (text: string): boolean =>
  /^\(?(?:\d+\s*(?:years?|yrs?|months?|mos?|años?|mes(?:es)?|anos?|m[eê]s|tahun|bulan|yıl|ay|年|个月|個月|ヶ月|か月)\s*)+\)?$/iu.test(
    text,
  );
