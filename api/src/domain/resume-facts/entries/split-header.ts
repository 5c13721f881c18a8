import { hasLetters, trimMarks } from '../lines/source-line.ts';
import { isKnownSkill } from '../skills/known-skill.ts';
import { isHeadFirst } from '../words/head-first.ts';
import { isPlace } from '../words/places.ts';
import { isTradeCompanyName } from '../words/trade-company-name.ts';
import { lastMention, mentions } from '../words/words.ts';
import { type HeaderPart, isNameLike } from './header-line.ts';

const isTitle = (text: string) => mentions('titles', text) && !isTradeCompanyName(text);
const isCompany = (text: string) => mentions('companies', text) || mentions('schools', text);
/**
 * Splits a header with both title and company. Examples: `Cook at Hotel X`, `Cook, Hotel X`, `Hotel X (Oslo) Cook`,
 * `Hotel X Ltd, Oslo, Norway, Cook`, `Cook Hotel X, Oslo, Norway`. Null if it contains only one of them.
 */
export function splitHeader({ text, line }: HeaderPart): { title: HeaderPart; company: HeaderPart } | null {
  const found =
    byStops(text) ??
    atCompany(text) ??
    inArabic(text) ??
    inEast(text) ??
    withCompany(text) ??
    aroundPlace(text) ??
    inBrackets(text) ??
    byCommas(text) ??
    behindTitle(text);
  if (found === null) return null;
  const [title, company] = found.map((part) => ({ text: trimMarks(part), line }));
  return title && company && hasLetters(title.text) && hasLetters(company.text) ? { title, company } : null;
}

type Pair = [title: string, company: string];

/** `Cook at Hotel X`: says by a word which is which, whatever other lines there are. */
export const namesPlace = ({ text }: HeaderPart): boolean =>
  /\S\s+(?:at|@|bei|bij|chez|presso)\s+(?:\p{Lu}|\p{Ll}\p{Lu})/u.test(text);

/** `مهندسة جودة في شركة الخليج`: without capitals, a word of companies or schools tells where the name begins. */
function inArabic(text: string): Pair | null {
  const [, title = '', company = ''] = /^(.{3,60}?)\s+(?:في|لدى)\s+(\p{sc=Arabic}.+)$/u.exec(text) ?? [];
  return isTitle(title) && isCompany(company) ? [title, company] : null;
}

/** `台大醫院 護理師`, `ホテル灯台 フロント係`: a space parts two names in a script that has none within them. */
function inEast(text: string): Pair | null {
  const [, one = '', other = ''] =
    /^((?:\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana}|[ー・々（）()]){2,30})[ 　]+((?:\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana}|[ー・々（）()]){2,20})$/u.exec(
      text,
    ) ?? [];
  if (one === '' || isTitle(one) === isTitle(other) || isPlace(one) || isPlace(other)) return null;
  const [title, company] = isTitle(one) ? [one, other] : [other, one];
  // `渋谷店 店長`: a branch, whose employer stands elsewhere.
  return isCompany(company) && !/[店部課室]$/u.test(company) ? [title, company] : null;
}

/** `Warehouse Operative with Hotel X`; `Developer with Java` says what with. */
function withCompany(text: string): Pair | null {
  const [, title = '', company = ''] = /^(.{3,60}?)\s+(?:with|con|com)\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  const isDone = lastMention('titles', title) === title.length && isNameLike(company);
  return isDone && !company.split(/[,&/]|\sand\s/u).some((piece) => isKnownSkill(piece.trim()))
    ? [title, company]
    : null;
}

function atCompany(text: string): Pair | null {
  const [, title, company] =
    /^(.{3,60}?)\s+(?:at|in|for|en|em|di|para|untuk|bei|bij|chez|presso|@)\s+(?:(?:the\s+)?(?:project|company|proyecto|projeto|empresa)\s+)?((?:\p{Lu}|\p{Ll}\p{Lu}).+)$/u.exec(
      text,
    ) ?? [];
  if (title === undefined || company === undefined) return null;
  // `Cook, Center for Sweets`: the word stands within the company, unless what is done ends before it.
  const isAt = /^\s+(?:at|@|bei|bij|chez|presso)\s/u.test(text.slice(title.length));
  return isAt || lastMention('titles', title) === title.length || !title.includes(',')
    ? [title, company]
    : null;
}

/** `Hotel X. Cook. Breakfast for sixty`, `Cook. Hotel X.`: company and title, and what was done. */
function byStops(text: string): Pair | null {
  const [one = '', other = ''] = text.split(/(?<!(?<!\p{L})\p{L}{1,3})\.\s+(?=\p{Lu})/u);
  if (one === '' || other === '' || isTitle(one) === isTitle(other)) return null;
  const [title, company] = isTitle(one) ? [one, other] : [other, one];
  return company.length <= 50 && isNameLike(bare(company)) ? [bare(title), bare(company)] : null;
}

const bare = (text: string) => text.replace(/(?<=\p{L}{4})\.$/u, '');

/** `Hotel X (Oslo) Cook`: company, place and title. */
export function aroundPlace(text: string): Pair | null {
  const [, before = '', after = ''] = /^([^()（）]{2,60})[(（][^()（）]*[)）]\s*(\S.*)$/u.exec(text) ?? [];
  return isTitle(after) && !isTitle(before) ? [after, before] : null;
}

/** `Cook (Hotel X)`, `Hotel X (Cook)`; `Cook (Excel)` says what with. */
function inBrackets(text: string): Pair | null {
  const [, before = '', inside = ''] = /^([^()（）]{2,60})[(（]([^()（）]{2,60})[)）]$/u.exec(text) ?? [];
  if (before === '' || isTitle(before) === isTitle(inside)) return null;
  const [title, company] = isTitle(before) ? [before, inside] : [inside, before];
  const isNamed = /^\p{Lu}\S*(?:\s+(?:\p{Lu}|&)\S*)*$/u.test(company.trim());
  const isSkill = company.split(/[,/]/u).some((piece) => isKnownSkill(piece.trim()));
  return isNamed && !isSkill && !isPlace(company) && !isArrangement(company) ? [title, company] : null;
}

/** A form of employment (`full-time`): no title and no company. */
export const isArrangement = (text: string): boolean =>
  /^(?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time|freelance|contract|internship)$/iu.test(
    text.trim(),
  );

function byCommas(text: string): Pair | null {
  const pieces = text.split(/[,，、،]\s*/u).filter(Boolean);
  const [first = '', second = ''] = pieces;
  if (pieces.length < 2 || pieces.every(isTitle)) return null;
  // `Pharmacy Technician`: the last word says what it is.
  if (isTitle(first) && (!isCompany(first) || lastMention('titles', first) === first.length)) {
    const company = pieces.find((piece) => !isTitle(piece)) ?? second;
    return behindTitle(text) ?? [pieces.slice(0, pieces.indexOf(company)).join(', '), company];
  }
  const title = pieces.find((piece, index) => index > 0 && isTitle(piece));
  if (title !== undefined && !isTitle(first)) return [title, first];
  // No word says which is which: the usual order.
  return isTitle(text) ? null : [first, pieces.slice(1).join(', ')];
}

/** The words after the last one of a title, where they look like a company: `Cook Hotel X, Oslo`. */
function behindTitle(text: string): Pair | null {
  const end = lastMention('titles', text);
  if (end === null) return null;
  const rest = text.slice(end).trim();
  // `Contadora General, Hotel X`: what follows the word is of the title, up to the comma.
  const [first = ''] = rest.split(',');
  const [word = ''] = /\p{L}+$/u.exec(text.slice(0, end)) ?? [];
  if (rest.includes(',') && isHeadFirst(word) && !isCompany(first)) return null;
  return /^[\p{Lu}\p{Lt}]\p{L}/u.test(rest) && (/^[^,]+,/.test(rest) || isCompany(rest))
    ? [text.slice(0, end), rest]
    : null;
}
