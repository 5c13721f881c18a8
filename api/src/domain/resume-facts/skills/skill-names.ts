import { skillLimits } from '@jobharbor/shared/contracts/entries/skill';
import { hasLetters, trimMarks, withoutBullet } from '../lines/source-line.ts';
import { namedSection } from '../words/headings.ts';
import { languageLevelIn, languageNameIn } from '../words/language-names.ts';
import { allWords, comparisonKey, mentions } from '../words/words.ts';
import { isKnownSkill } from './known-skill.ts';

const maxSkillLength = skillLimits.name;
const maxSkillWords = 4;

/** The names of a line, also of its second group: `Web: HTML, CSS. Databases: MySQL`. */
export function namesOf(text: string): string[] {
  return (
    withoutBullet(text)
      .replace(
        /(^|[\t.;\s])(\p{Lu}\p{L}{0,30}(?:[ /&-]{1,3}\p{L}{1,30}){0,3})\s?[:：](?=\s|$|\p{L})/gu,
        // `MS Office: Excel, Word`: a product, and its parts.
        (_, before: string, label: string) =>
          products.test(label) ? `${before}, ${label}, ` : `${before}, `,
      )
      .replace(/^[^:：,，、]{2,40}[:：]\s*/u, '')
      // `掌握：SQL；熟悉：Python`: how well the names behind are known.
      .replace(/(?<=[;；。，,\s])\p{Script=Han}{2,6}[:：]\s*/gu, '')
      .split(/(?<=[:：])/u)
      .flatMap(partsOf)
      .slice(0, maxParts)
      .map(withoutTail)
      .map((name) => withoutPhrase(name.replace(hanPhrase, '')))
      .flatMap(partsOfPair)
      .flatMap(partsOfStrokes)
      .map(withoutGroup)
  );
}

/** Products of several parts, at the end of a label. */
const products = /(?:\bsuite|\boffice|\bworkspace)$/iu;

/** More than any line of a résumé names. */
const maxParts = 40;

export const partsOf = (text: string): string[] =>
  text
    .replace(/(?<![\p{L}\p{N}])\((\p{Lu}{1,2})\)(?=\p{L})/gu, '$1')
    .split(/\t|[,;:,；：，、،؛•·‧|｜\n()（）[\]]|\s[–—-]\s|\.\s|\s\/\s|\s&&?\s|\s>\s|\s(?=#\p{L})/u)
    .map((part) =>
      trimMarks(
        part
          .replace(/^\s*[+#]\s?(?=\p{L})/u, '')
          .replace(/^(?:and|y|e|ve|و)\s+/iu, '')
          .replace(/\s+etc\.?$/iu, ''),
      ).replace(/\.$/, ''),
    )
    .filter((part) => part !== '');

/** `Excel, Word;` below `Skills: Python,`: a line with which the list goes on. */
export function isSkillLine(text: string): boolean {
  const names = /[,;、，،؛]/u.test(text) ? partsOf(text) : [];
  return names.length > 0 && names.filter(isKnownSkill).length * 2 >= names.length;
}

/** `Version control Git`: a kind of skill, then a known skill of that kind. */
function withoutGroup(name: string): string {
  const words = name.split(' ');
  if (words.length > maxSkillWords + 2) return name;
  if (isKnownSkill(name)) return name;
  // `Linux distros Debian`, `Other Vim`: the name after its kind, which alone has small letters or is one word.
  const [, other = ''] = /^(?:Others?|Additional)\s+(\p{Lu}.*)$/u.exec(name) ?? [];
  if (other !== '') return other;
  // `Tools Go`: a kind in the plural.
  const [first = '', ...rest] = words;
  if (
    /^\p{Lu}/u.test(rest[0] ?? '') &&
    /^(?:Tools|Methods|Frameworks|Libraries|Databases|Platforms|Techniques)$/iu.test(first)
  )
    return rest.join(' ');
  const behind = words.findLastIndex(
    (word, index) => index < words.length - 1 && groupNames.has(comparisonKey(word)),
  );
  if (behind > 0 && /^\p{Ll}/u.test(words[behind] ?? '') && /^[\p{Lu}]/u.test(words[behind + 1] ?? ''))
    return words.slice(behind + 1).join(' ');
  const at = words.findIndex(
    (_, index) =>
      index > 0 &&
      isKnownSkill(words.slice(index).join(' ')) &&
      mentions('skillGroups', words.slice(0, index).join(' ')),
  );
  return at < 0 ? name : words.slice(at).join(' ');
}

/** `熟悉 React`: how well it is known, before a name in other letters. */
const hanPhrase =
  /^(?:熟练|熟悉|精通|掌握|了解|熟練|擅長|擅长|具备|具備|使用|会|會|运用|運用)+\s*(?=[\p{Script=Latin}])/u;

/** `Good knowledge of SQL`, `experience with Python`: the skill that it is about, where that is known. */
function withoutPhrase(name: string): string {
  const [, weighed = ''] =
    /^(?:mostly|mainly|basic|good|strong|simple|some|little|advanced)\s+(\S.*)$/iu.exec(name) ?? [];
  if (weighed !== '' && !isKnownSkill(name) && isKnownSkill(weighed)) return weighed;
  const [, begun = ''] = /^(\S.*?)\s+(?:basics|fundamentals)$/iu.exec(name) ?? [];
  if (begun !== '' && !isKnownSkill(name) && begun.split('/').every(isKnownSkill)) return begun;
  const [, rest = ''] =
    /^(?:\S+\s+){1,4}(?:with|of|in|using|con|de|en|em|com|dengan|dalam)\s+(\S.*)$/iu.exec(name) ?? [];
  return rest !== '' && !isKnownSkill(name) && isKnownSkill(rest) ? rest : name;
}

/** `Linux/Bash`, each of which is known, and which are not known as a whole; `SOLID/MVP/KISS`, each of them a word. */
function partsOfStrokes(name: string): string[] {
  const parts = name.split('/').map((part) => part.trim());
  const isList =
    parts.length > 1 &&
    (parts.every((part) => isKnownSkill(part)) ||
      (parts.length > 2 && parts.every((part) => /^\p{Lu}\S+$/u.test(part))));
  return isList && !isKnownSkill(name) ? parts : [name];
}

/** `Scrum baked bread for`: a known skill, and a sentence of the column beside. */
function withoutTail(name: string, at: number, names: readonly string[]): string {
  const [first = '', second = '', ...rest] = name.split(' ');
  const isTorn = rest.length > 0 && /^\p{Ll}{3}/u.test(second) && isKnownSkill(first) && !isKnownSkill(name);
  return isTorn && at === names.length - 1 && names.slice(0, -1).some(isKnownSkill) ? first : name;
}

/** `Python and SQL`, of which one is known, and which is not known as a whole. */
function partsOfPair(name: string): string[] {
  const pair = name.split(/\s+(?:and|y|e|ve|dan|و)\s+/iu);
  const isPair = pair.length === 2 && !isKnownSkill(name) && pair.some(isKnownSkill);
  return isPair ? pair : [name];
}

/** A name, not a sentence, and no language that somebody speaks. */
export const isSkill = (name: string, maxWords = maxSkillWords): boolean =>
  hasLetters(name) &&
  (languageNameIn(name) === null ||
    (name.includes(' ') && namedSection(name.split(' ')[0] ?? '') === null)) &&
  // `C, R, D`: languages of programs; only where the list has other names.
  (name.length >= 2 || /^[A-Z]$/.test(name)) &&
  name.length <= maxSkillLength &&
  name.split(/\s+/).length <= maxWords &&
  !/[.!?。:：]$|@|https?:|^www\b|^\d+\+?\s/iu.test(name) &&
  !sites.test(name) &&
  !isGroupOrLevel(name) &&
  !isAccount(name) &&
  !isTornSentence(name) &&
  !isDeed(name) &&
  // `Creating lists of tests`: what was done.
  !/^\p{Lu}\p{Ll}{2,}ing\s\p{Ll}/u.test(name);

export const groupNames = new Set(allWords(({ skillGroups }) => skillGroups).map(comparisonKey));

/** `a few minutes`, `I want to`, `test reports and`: words of a sentence that its commas have torn. */
const isTornSentence = (name: string): boolean =>
  !isKnownSkill(name) &&
  (/^(?:an?|the|i|we|my|our|it|this|that|which|who|was|were|on|in|at|to|for|by|from|as|other)\s/iu.test(
    name,
  ) ||
    /\s(?:and|or|to|of|the|an?|for|with|as|in|on|by|from|that)$/iu.test(name));

/** `Baked bread`, `Independently baked`, `Reduced`: what was done. `Distributed systems` are something that one knows. */
const isDeed = (name: string): boolean =>
  !isKnownSkill(name) &&
  (/^\p{Lu}\p{Ll}+ly\s\p{Ll}{3,}ed\b/u.test(name) ||
    (/^\p{Lu}\p{Ll}{2,}ed(?:\s\p{Ll}|$)/u.test(name) && !kinds.test(name)));
const kinds =
  /^(?:distributed|embedded|advanced|applied|automated|integrated|unified|linked|shared|rapid|nested|guided|speed|need|seed|feed|red|detailed|oriented|based|managed|certified|blended|supervised|reinforced)\b/iu;

/** `Backend`, `Other`, `Advanced`: a kind of skills, or how well one is known. */
const isGroupOrLevel = (name: string): boolean =>
  !isKnownSkill(name) &&
  (groupNames.has(comparisonKey(name)) ||
    /^(?:others?|more|latest|etc|experienced|expert|proficient|competent|beginner|novice|skilled|es\d{1,4}\+?)$/iu.test(
      name,
    ) ||
    /^(?:basic|good|strong|working|some)\s(?:knowledge|understanding|level|experience)$/iu.test(name) ||
    isLevel(name));

const levels = new Set(
  allWords(({ levels: { basic, conversational, fluent, native } }) => [
    ...[basic, conversational, fluent, native].flat(),
  ]).map(comparisonKey),
);
const isLevel = (name: string): boolean =>
  levels.has(comparisonKey(name)) || (!name.includes(' ') && languageLevelIn(name) !== null);

/** `olav.cook.92`: the name of an account. */
const isAccount = (name: string): boolean => /^[\p{Ll}\d_-]+(?:\.[\p{Ll}\d_-]+){2,}$/u.test(name);

/** Sites with profiles or chats of people, which are no skills. */
const sites = /^(?:linked\s?in|telegram|whats\s?app|skype|facebook|instagram)$/iu;
