import { foldText } from '../../../search/analyser/fold-text.ts';
import { leadingMonth } from '../dates/find-dates.ts';
import { type HeaderPart, isNameLike } from '../entries/header-line.ts';
import { isArrangement } from '../entries/split-header.ts';
import { hasLetters, trimMarks } from '../lines/source-line.ts';
import { isKnownSkill } from '../skills/known-skill.ts';
import { namedSection } from '../words/headings.ts';
import { isHeadcount, isKanaSentence } from '../words/kana-sentence.ts';
import { languageLevelIn, languageNameIn } from '../words/language-names.ts';
import { gerund, isBalanced, isCapital, words } from '../words/name-words.ts';
import { isPlace, isSurelyPlace } from '../words/places.ts';
import { mentions } from '../words/words.ts';

const maxCompanyWords = 7;
/** Employers whose products are skills of the same name. */
const vendors: ReadonlySet<string> = new Set(
  [
    'Adobe',
    'Amazon',
    'Apple',
    'Cisco',
    'Google',
    'IBM',
    'Microsoft',
    'MongoDB',
    'Oracle',
    'Salesforce',
    'SAP',
  ]
    .concat(['VMware', 'Atlassian', 'GitHub', 'GitLab', 'JetBrains', 'Shopify'])
    .map(foldText),
);
/** Degrees and certificates, which may stand in the next column. */
const studied =
  /\b(?:master|bachelor|doctoral)(?:['’]?s)?\sdegree\b|^(?:mba\b|bachelor|master(?:'s|’s)?\s(?:degree|of|in)|doctor\sof|diploma|degree|certificate|certified|matriculation|b\.?\s?sc|m\.?\s?sc|ph\.?\s?d)\b/iu;
/** Chinese verbs that begin a bullet point about a task. */
const caselessDeed =
  /^(?:负责|負責|参与|參與|主导|主導|带领|帶領|协助|協助|完成|设计|設計|维护|維護|优化|優化|搭建|使用|通过|透過|建立|推动|推動|制定|组织|組織|熟悉|掌握|精通|了解|规划|規劃|执行|執行|管理)(?!咨询|諮詢|顾问|顧問)/u;
const isSiteName = (word: string): boolean => /^[\p{L}\d-]+\.\p{Ll}{2,4}$/u.test(word);

/** `(株)`, `㈜`: the legal form before a name. */
const legalMark = /^(?:[(（][株有合주유][)）]|[㈱㈲㈜])\s*(?=\S)/u;

/** How surely a text is the name of an employer. */
export function companyScore(text: string, isBesideTitle: boolean): number {
  const bare = text.replace(legalMark, '');
  const name = bare.replace(/\s*[(（].*$/u, '').split(/[,،]\s/u)[0] ?? '';
  const all = words(name);
  const [first = ''] = all;
  if (all.length === 0 || all.length > maxCompanyWords || !isBalanced(text)) return 0;
  if (
    !/^[\p{Lu}\p{Lo}\p{N}"“«]|^\p{Ll}+(?:\p{Lu}|\.\p{Ll}{2,4}$)/u.test(name) ||
    !hasLetters(name) ||
    name.length < 2
  )
    return 0;
  if (leadingMonth(name)?.length === name.length || (all.length === 1 && languageLevelIn(name) !== null))
    return 0;
  if (isKanaSentence(text) || isHeadcount(text)) return 0;
  if (isPlace(name) || isSurelyPlace(text) || isArrangement(name) || /\p{L}['’](?:ve|m|re|ll)\b/u.test(name))
    return 0;
  const isKnown =
    bare !== text || mentions('companies', name) || mentions('schools', first) || /«[^«»]{2,}»$/u.test(name);
  // `暖日文創有限公司` holds the word for Japanese.
  const isLanguage = (words: string) => !isKnown && languageNameIn(words) !== null;
  if (namedSection(name) !== null || (all.length <= 2 && isLanguage(name))) return 0;
  // `Team leading English`: the column beside.
  const [last = ''] = all.slice(-1);
  if (isLanguage(last) && !isPlace(last)) return 0;
  // `Yahoo!` is a name.
  if (
    /[:;?：；！？。、]|!./u.test(text) ||
    (text.endsWith('!') && all.length > 1) ||
    /^\p{Nd}{1,2}[.、)）]\s/u.test(text) ||
    caselessDeed.test(name)
  )
    return 0;
  if (/\s(?:and|of|&|for|in)$/iu.test(name) || /^\(/.test(bare)) return 0;
  if (
    studied.test(name) ||
    (all.length <= 2 && mentions('details', name) && !(all.length === 2 && isKnown && isNameLike(name)))
  )
    return 0;
  const isSkill = !vendors.has(foldText(name)) && [name, ...text.split(/\s*[,/]\s*/u)].some(isKnownSkill);
  if (isSkill || (all.length === 1 && mentions('skillGroups', name))) return isKnown ? 0.5 : 0;
  const isName = isNameLike(name);
  // `Stichting` is a Dutch foundation.
  const isDeed = gerund.test(first) && !mentions('companies', first);
  if (!isBesideTitle && ((!isName && !isKnown) || isDeed)) return 0;
  const isSite = /\p{L}\.\p{Ll}{2,4}$/u.test(name);
  const isPlaced = isPlace(text.slice(name.length).replace(/^[,\s(（]+|[)）]+$/gu, ''));
  return (
    0.8 +
    (isKnown ? 1.2 : 0) +
    (isSite ? 0.8 : 0) +
    (isPlaced ? 0.8 : 0) -
    (mentions('titles', name) ? (/s$/iu.test(all.at(-1) ?? '') ? 0.2 : 1) : 0) -
    (isName ? 0 : 0.8) -
    (/^\p{Lu}\p{Ll}+ed$/u.test(first) ? 0.6 : 0)
  );
}

/** `Hotel X is a house by the sea`, `About: Hotel X is …`: who employs is told in a sentence. */
export function employerOf({ text, line }: HeaderPart): HeaderPart | null {
  const [, name = ''] =
    /^(?:[^:：]{2,40}[:：]\s*)?(\p{Lu}[^,.:;]{1,40}?)\s+(?:is|was)\s+(?:an?|the|one)\s/u.exec(text) ?? [];
  return name === '' || mentions('titles', name) || words(name).length > 4 ? null : { text: name, line };
}

/** `at Hotel X`, `on behalf of "Hotel X"`, below the title: nothing but the employer. */
export function employerAlone({ text, line }: HeaderPart): HeaderPart | null {
  const [, name = ''] =
    /^(?:at|in|@|for|on behalf of)\s+(?:the\s+)?(["“«]?\p{Lu}[^,.:;()]{1,40})$/u.exec(text) ?? [];
  const isOther = name === '' || isPlace(name) || isKnownSkill(name) || words(name).length > 4;
  return isOther || !isNameLike(name) || leadingMonth(name) !== null ? null : { text: name, line };
}

/** `Summer programme at Hotel X, Oslo`: the employer after `at`. */
export function placeOfWork({ text, line }: HeaderPart): HeaderPart | null {
  const [, name = ''] = /^\p{Lu}.{2,60}?\s(?:at|@)\s(\p{Lu}[^,.:;()]{1,40})(?:,|$)/u.exec(text) ?? [];
  return name === '' || isPlace(name) ? null : { text: name, line };
}

/** Names at the beginning or the end of a longer text: `worked with flour and Hotel X Ltd`, `Hotel X Baking bread`. */
export function companiesAtEdges({ text, line }: HeaderPart): HeaderPart[] {
  const all = words(text);
  if (all.length < 2) return [];
  let lead = 0;
  const isOfName = (word: string) => isCapital(word) || isSiteName(word);
  while (lead < all.length && isOfName(all[lead] ?? '') && !(lead > 0 && gerund.test(all[lead] ?? ''))) {
    lead += 1;
    if (/[,;:.]$/.test(all[lead - 1] ?? '') && !legalForm.test(all[lead - 1] ?? '')) break;
  }
  let trail = all.length;
  while (
    trail > 0 &&
    (isCapital(all[trail - 1] ?? '') || /^(?:&|of|for|in|and)$/.test(all[trail - 1] ?? ''))
  ) {
    if (trail < all.length && endsSentence(all[trail - 1] ?? '')) break;
    trail -= 1;
  }
  while (trail < all.length && !isCapital(all[trail] ?? '')) trail += 1;
  // `Baked 400 loaves`: a sentence, whose number counts the next word.
  while (lead > 0 && /^\p{Nd}+$/u.test(all[lead - 1] ?? '') && /^\p{Ll}/u.test(all[lead] ?? '')) lead -= 1;
  const runs = [lead < all.length ? all.slice(0, lead) : [], trail > 0 ? all.slice(trail) : []];
  // The first word of a sentence has a capital as well.
  const isName = ([one = '', ...rest]: string[]) =>
    one !== '' && (rest.length > 0 || /\p{Lu}[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\p{L}\.\p{Ll}/u.test(one));
  return runs.filter(isName).map((run) => withoutLevel({ text: trimMarks(run.join(' ')), line }));
}

/** `bread.`, but not `Ltd.`, which is of the name. */
const endsSentence = (word: string): boolean => /[,;:]$|[^.]{3}\.$/.test(word) && !legalForm.test(word);
const legalForm = /^(?:inc|ltd|corp|pvt|sdn|pte|şti)\.$/iu;

/** `Intermediate Hotel X`: a language level from the neighbouring column. */
export const withoutLevel = ({ text, line }: HeaderPart): HeaderPart => {
  const [first = '', ...rest] = text.split(' ');
  const isLevel = rest.length > 0 && mentions('companies', text) && languageLevelIn(foldText(first)) !== null;
  return { text: isLevel ? rest.join(' ') : text, line };
};
