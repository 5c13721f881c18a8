import type { HeaderPart } from '../entries/header-line.ts';
import { isArrangement } from '../entries/split-header.ts';
import { trimMarks } from '../lines/source-line.ts';
import { isKnownSkill } from '../skills/known-skill.ts';
import { isHeadFirst } from '../words/head-first.ts';
import { namedSection } from '../words/headings.ts';
import { isHeadcount, isKanaSentence } from '../words/kana-sentence.ts';
import { languageLevelIn, languageNameIn } from '../words/language-names.ts';
import { gerund, isBalanced, isCapital, words } from '../words/name-words.ts';
import { isPlace } from '../words/places.ts';
import { mentionSpans, mentions } from '../words/words.ts';

const maxTitleWords = 8;
const maxUnknownWords = 5;
const prepositions = /^(?:for|with|to|by|as|on|from|that|which|who|is|was|para|con|com|por|untuk|dengan)$/iu;
/** `Baked`, the first word of a list item. */
const participle = /^\p{Lu}\p{Ll}{2,}ed$/u;

/** `Cisco Certified Network Associate`: an examination. */
const certificate = /\bcertified\b.*\b(?:associate|professional|expert)\b/iu;

/** `MBA (Sales)`: what somebody studied. */
const degree =
  /^(?:bachelor|master(?:'s|’s)?\s(?:degree|of|in)|doctor\sof|diploma|mba|b\.?\s?sc|m\.?\s?sc)\b/iu;

/** `22 staff, 3 shifts`, but not `3D artist`. */
const count = /^\p{Nd}+(?![\p{Nd}D])/u;

/** Chinese verbs that begin a bullet point about a task. */
const caselessDeed =
  /^(?:负责(?!人)|負責(?!人)|参与|參與|主导|主導|带领|帶領|协助|協助|完成|维护|維護|优化|優化|搭建|使用|通过|透過|建立|推动|推動|制定|熟悉|掌握|精通|了解|规划|規劃|执行|執行(?!長))/u;

/** How surely a whole text is the name of an occupation. A heading is no sentence about what was done. */
export function titleScore(text: string, isHeading = false): number {
  const spans = mentionSpans('titles', text);
  const [first] = spans;
  const all = words(text);
  if (first === undefined || all.length > maxTitleWords || /^(?:an?|the)\s/iu.test(text)) return 0;
  if (/[!?…:。、を]|[^.]{3}\.\s(?!\p{Ll})|[.;]$|^\p{Ll}(?![#+\p{Lu}])/u.test(text) || !isBalanced(text))
    return 0;
  if (/^(?:expert|specialist|master|professional)$/iu.test(text.trim())) return 0;
  if (mentions('schools', all[0] ?? '') && mentions('schools', text)) return 0;
  if (isKanaSentence(text) || isHeadcount(text)) return 0;
  if (certificate.test(text) || degree.test(text) || count.test(text) || caselessDeed.test(text)) return 0;
  const before = words(text.slice(0, first.from));
  if (before.some((word) => prepositions.test(word) || /[,:]$/.test(word))) return 0;
  if (/\d[ -](?:hours?|days?|weeks?|months?)\b/iu.test(text)) return 0;
  if (!isHeading && gerund.test(all[0] ?? '') && before.length > 1 && !isCapital(all[1] ?? '')) return 0;
  if (participle.test(all[0] ?? '') && before.some((word) => /^\p{Ll}/u.test(word))) return 0;
  const last = spans.at(-1) ?? first;
  const behind = text.slice(last.to).trim();
  const isHead = spans.length === 1 && first.from === 0 && isHeadFirst(text.slice(0, first.to));
  // `Cook English - B2`: the column beside.
  if (languageLevelIn(behind) !== null && languageNameIn(words(behind)[0] ?? '') !== null) return 0;
  const word = text.slice(last.from, last.to);
  const isPlural = word.endsWith('s') && mentions('titles', word.slice(0, -1));
  const small = before.filter((word) => /^\p{Ll}{2}/u.test(word) && !/^(?:stack|end)$/.test(word)).length;
  return (
    1.5 +
    (behind === '' || isHead
      ? 0.7
      : isKnownSkill(behind)
        ? -0.6
        : /^(?:of|in)\s\p{Lu}|^\(/u.test(behind)
          ? 0.6
          : 0) +
    (all.length <= 4 ? 0.3 : 0) -
    (isPlural ? 1.6 : 0) -
    small * 0.4 -
    (/\d/.test(text) ? 0.3 : 0) -
    // `Sales`: what somebody knows as well.
    (/^\p{Script=Latin}/u.test(text) && isKnownSkill(text) ? 1.5 : 0)
  );
}

/** `Customer support`, which no word tells to be an occupation. */
export function unknownScore(text: string): number {
  const all = words(text);
  const isName = /^\p{Lu}[^.:;!?\d]*$/u.test(text) && all.length <= maxUnknownWords && text.length >= 4;
  if (!isName || isPlace(text) || isArrangement(text) || mentions('titles', text) || namedSection(text))
    return 0;
  if (
    mentions('companies', text) ||
    isKnownSkill(text) ||
    languageNameIn(text) ||
    gerund.test(all[0] ?? '') ||
    (participle.test(all[0] ?? '') && all.length > 1)
  )
    return 0;
  return all.length > 1 && /^\p{Ll}/u.test(all.at(-1) ?? '') ? 1 : 0.6;
}

/** Occupations that stand beside other words: the words before the last one of a title, back to the first in small letters. */
export function titlesWithin({ text, line }: HeaderPart): HeaderPart[] {
  const spans = mentionSpans('titles', text);
  return spans.flatMap(({ from, to }, at): HeaderPart[] => {
    if (isHeadFirst(text.slice(from, to)) && /^\s(?:\p{Lu}|d[aeio]s?\s|del\s)/u.test(text.slice(to)))
      return [];
    const next = spans[at + 1];
    // `Team Lead Software Developer`: one occupation.
    const between = next ? text.slice(to, next.from) : '';
    if (next && words(between).every(isCapital) && !/[,.;:|]/.test(between)) return [];
    const before = text.slice(0, from).split(/(?<=\s)/u);
    let start = before.length;
    while (start > 0 && isOfTitle(before, start - 1) && before.length - start < maxTitleWords - 1) start -= 1;
    const name = withoutPlaceBefore(trimMarks(`${before.slice(start).join('')}${text.slice(from, to)}`));
    return name === text || name === '' ? [] : [{ text: name, line }];
  });
}

/** `Full stack Cook`, `.Net Cook`: small letters that are of the name. */
const smallWords = /^(?:of|and|&|stack|end|[.c]\S{1,5})\s$/u;

const isOfTitle = (before: readonly string[], at: number): boolean => {
  const word = before[at] ?? '';
  return (isCapital(word) || smallWords.test(word)) && !/[,;:.|]\s$|^\d{4}/u.test(word);
};

/** `Oslo Cook Excel`: the cook. */
export function withoutNeighbours(text: string): string {
  const end = mentionSpans('titles', text).at(-1)?.to ?? text.length;
  const behind = text.slice(end).trim();
  const isOther = isKnownSkill(behind) || languageNameIn(words(behind)[0] ?? '') !== null;
  return withoutPlaceBefore(isOther ? text.slice(0, end) : text);
}

/** `Cook in Norway`: the cook. */
export function withoutTrailingPlace(text: string): string {
  const [, title = '', place = ''] = /^(.*\S)\s+in\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  return title !== '' && isPlace(place) ? title : text;
}

function withoutPlaceBefore(text: string): string {
  const all = text.split(' ');
  for (let count = Math.min(3, all.length - 1); count > 0; count -= 1)
    if (isPlace(all.slice(0, count).join(' ')) || isArrangement(all.slice(0, count).join(' ')))
      return all.slice(count).join(' ');
  return text;
}
