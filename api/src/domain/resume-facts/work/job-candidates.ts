import {
  type HeaderPart,
  isCompanyLabelled,
  isDetail,
  isDetailLine,
  isTitleLabelled,
  partsOf,
} from '../entries/header-line.ts';
import { isCompanyDetail, isPersonalField } from '../entries/label-line.ts';
import { namesPlace, splitHeader } from '../entries/split-header.ts';
import { hasLetters, isItem, type SourceLine, textOf } from '../lines/source-line.ts';
import { isSkillGroup } from '../skills/read-skills.ts';
import { isBalanced, words } from '../words/name-words.ts';
import { isPlace } from '../words/places.ts';
import { mentions } from '../words/words.ts';
import {
  companiesAtEdges,
  companyScore,
  employerAlone,
  employerOf,
  placeOfWork,
  withoutLevel,
} from './score-company.ts';
import {
  titleScore,
  titlesWithin,
  unknownScore,
  withoutNeighbours,
  withoutTrailingPlace,
} from './score-title.ts';

/** A text that may name an occupation or an employer, and how much its words speak for it. */
export interface Candidate extends HeaderPart {
  score: number;
}

export interface LineCandidates {
  line: SourceLine;
  titles: Candidate[];
  /** Texts without a word for an occupation, which may be one where nothing else is. */
  unknown: Candidate[];
  companies: Candidate[];
  /** Title and company that one part of the line holds together. */
  pairs: { title: Candidate; company: Candidate }[];
  /** How surely the line dates an entry; 0 without a date. */
  dateScore: number;
  isSchool: boolean;
  isPlace: boolean;
}

/** A line with more words than this is a sentence. */
const maxWords = 40;

/** A fact about a job that a line may state. */
export function candidatesOf(line: SourceLine): LineCandidates {
  const text = textOf(line);
  const isSchool = mentions('schools', text);
  const dateScore = dateScoreOf(line);
  const found: LineCandidates = {
    line,
    titles: [],
    unknown: [],
    companies: [],
    pairs: [],
    dateScore,
    isSchool,
    isPlace: isPlace(text),
  };
  // `Tools: SQL Developer, Putty`: products that are named after an occupation.
  if (
    words(text).length > maxWords ||
    isPersonalField(line.text) ||
    isCompanyDetail(text) ||
    (isSkillGroup(line) && !isCompanyLabelled(line))
  )
    return found;
  const isTitled = isTitleLabelled(line);
  const said = partsOf(line);
  // `Empresa: Montadora Azul`: the label says which it is, whatever word the name holds.
  const [only] = said;
  if (only && said.length === 1 && isCompanyLabelled(line)) {
    add(found.companies, only, Math.max(companyScore(only.text, true), leastLabelled), 1);
    return found;
  }
  const parts = said
    .map(withoutGlue)
    .map(withoutLevel)
    .map((part) => (isTitled ? { ...part, text: part.text.replace(/\.$/u, '') } : part));
  const penalty = isItem(line) ? 1 : 0;
  for (const part of parts) addPart(found, part, { parts, isTitled, penalty });
  return found;
}

/** Adds what one part of the line may name. */
function addPart(
  found: LineCandidates,
  part: HeaderPart,
  { parts, isTitled, penalty }: { parts: readonly HeaderPart[]; isTitled: boolean; penalty: number },
): void {
  const { line } = found;
  const about = employerOf(part);
  if (about) add(found.companies, about, Math.max(companyScore(about.text, true), leastSaid), 0);
  const alone = employerAlone(part);
  if (alone) add(found.companies, alone, Math.max(companyScore(alone.text, true), leastSaid), 0.4);
  if (isDetailLine(line) || isDetail(part.text)) return;
  const pair = mentions('titles', part.text) ? splitHeader(part) : null;
  if (pair) addPair(found, pair, penalty, namesPlace(part));
  const behind = pair ? null : placeOfWork(part);
  if (behind) add(found.companies, behind, companyScore(behind.text, true), 0.4);
  const isApart = parts.length > 1 || line.dates !== null;
  const bare = withoutTrailingPlace(part.text);
  if (bare !== part.text) add(found.titles, { ...part, text: bare }, titleScore(bare), isApart ? 0.5 : 0.3);
  add(
    found.titles,
    part,
    titleScore(part.text, line.kind === 'heading'),
    (isApart ? 0.5 : 0.3) + (isTitled ? 1 : 0) - penalty,
  );
  for (const one of titlesWithin(part)) add(found.titles, one, titleScore(one.text), -0.4 - penalty);
  // `Period: 2019 – 2021`, `Ovens:`: what stands before is no name; `Hotel X:` alone may be one.
  const text = textOf(line);
  const behindPart = text.slice(text.indexOf(part.text) + part.text.length);
  const isLabel = (part.text.includes(' ') ? /^[:：].*[\p{L}\p{N}]/u : /^[:：]/u).test(behindPart);
  if (isLabel && !parts.some((other) => other !== part && mentions('titles', other.text))) return;
  add(found.unknown, part, unknownScore(part.text), -penalty);
  const isPlaced = parts.some((other) => other !== part && isPlace(other.text));
  add(
    found.companies,
    part,
    companyScore(part.text, false),
    (isPlaced ? 0.6 : 0) + (isCompanyLabelled(line) ? 1 : 0) - penalty * 2,
  );
  for (const one of companiesAtEdges(part))
    add(found.companies, one, companyScore(one.text, false), -0.5 - penalty);
}

/** Score of an employer that a label tells. */
const leastLabelled = 1;
/** Score of an employer that a word such as `at` tells, or a sentence. */
const leastSaid = 0.6;

function addPair(
  found: LineCandidates,
  { title, company }: { title: HeaderPart; company: HeaderPart },
  penalty: number,
  isSaid: boolean,
): void {
  const name = isBalanced(company.text) ? company.text : company.text.replace(/\s*[(（][^()（）]*$/u, '');
  const text = withoutNeighbours(title.text);
  const score = titleScore(text) - penalty;
  // `Cook at Individual entrepreneur`: what `at` says needs no word for a company.
  const ofCompany = Math.max(companyScore(name, true), isSaid && !isPlace(name) ? leastSaid : 0);
  if (score > 0 && ofCompany > 0)
    found.pairs.push({
      title: { ...title, text, score },
      company: { ...company, text: name, score: ofCompany },
    });
}

/** `Hotel X,OsloCook`: words that a document has lost the space between. */
function withoutGlue({ text, line }: HeaderPart): HeaderPart {
  const apart = withoutTornBracket(text).replace(/(?<=\p{Ll})\p{Lu}\p{Ll}{3,}(?=\s|$)/gu, (word) =>
    mentions('titles', word) ? ` ${word}` : word,
  );
  return { text: apart.replace(/(\p{L}{2}),(?=\p{Lu}\p{L})/gu, '$1, '), line };
}

/** `planning) Hotel X`: the end of a bracket of the column beside. */
const withoutTornBracket = (text: string): string => {
  const [, rest = ''] = /^[^()（）]*[)）]\s*(\p{Lu}[^()（）]*)$/u.exec(text) ?? [];
  return rest === '' ? text : rest;
};

function add(list: Candidate[], part: HeaderPart, base: number, more: number): void {
  const score = base + more;
  if (base > 0 && score > 0 && !list.some(({ text }) => text === part.text)) list.push({ ...part, score });
}

function dateScoreOf({ dates, text }: SourceLine): number {
  if (dates === null) return 0;
  const isEdge = !hasLetters(text.slice(0, dates.from)) || !hasLetters(text.slice(dates.to));
  if (dates.start !== null && (dates.end !== null || dates.isCurrent)) return isEdge ? 2 : 1.5;
  if (dates.start !== null || dates.isCurrent) return isEdge ? 1.5 : 0.5;
  return isEdge && text.length <= 90 ? 0.8 : 0;
}
