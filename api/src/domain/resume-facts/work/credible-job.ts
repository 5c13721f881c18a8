import { isLabelAlone, isPersonalField } from '../entries/label-line.ts';
import { type Fact, hasLetters } from '../lines/source-line.ts';
import { namedSection } from '../words/headings.ts';
import { isHeadcount, isKanaSentence } from '../words/kana-sentence.ts';
import { languageNameIn } from '../words/language-names.ts';
import { beginsAsStreet, isSurelyPlace } from '../words/places.ts';
import { mentions } from '../words/words.ts';
import type { WorkFacts } from './read-work.ts';

const legalForm =
  /^(?:s\.?\s?l\.?(?:u|p)?|s\.?\s?a\.?(?:\s?(?:s|u|de\s?c\.?\s?v))?|s\.?\s?r\.?\s?l|ltd|ltda|inc|llc|llp|plc|gmbh|ag|co|corp|pte|pvt|bhd|sdn\s?bhd|tbk|pt|cv|a\.?\s?ş|şti|ltd\s?şti|株式会社|有限会社|合同会社|有限公司|公司)\.?$/iu;
/** Examinations and their scores. */
const examination = /検定|試験|\b(?:toeic|toefl|ielts|jlpt|hsk)\b|证书|證書|认证|合格/iu;
const contact = /@|https?:|\bwww\.|\p{Nd}{7}/u;
/** `2 years`, `22 staff`, `• baked`: counts and list items. */
const count = /^[\p{Nd}•●▪◦‧·*+~<>=%$€£-]/u;

const isNothing = (text: string): boolean =>
  !hasLetters(text) ||
  isKanaSentence(text) ||
  isHeadcount(text) ||
  contact.test(text) ||
  isLabelAlone(text) ||
  isPersonalField(text) ||
  namedSection(text) !== null;

/** Whether a text cannot name an employer: a label, a place, a legal form alone, an examination, a list item. */
const isNoCompany = (text: string): boolean =>
  isNothing(text) ||
  legalForm.test(text.trim()) ||
  beginsAsStreet(text) ||
  /^\p{Nd}{1,2}[.、)）]\s?\p{L}/u.test(text) ||
  examination.test(text) ||
  /^[•●▪◦‧·*–—-]\s/u.test(text) ||
  (isSurelyPlace(text) && !mentions('companies', text)) ||
  (/^\p{L}+$/u.test(text) && languageNameIn(text) !== null && !mentions('companies', text));

const isNoTitle = (text: string): boolean =>
  isNothing(text) ||
  count.test(text) ||
  examination.test(text) ||
  (isSurelyPlace(text) && !mentions('titles', text));

/** The job without an employer that is none; null where its title is none. */
export function credibleJob(job: WorkFacts): WorkFacts | null {
  const { title, company } = job;
  const isEmpty = (fact: Fact | null, isNone: (text: string) => boolean) =>
    fact === null || isNone(fact.value);
  if (title !== null && isNoTitle(title.value)) return null;
  const known = isEmpty(company, isNoCompany) ? null : company;
  // A title without employer and dates is a word in a text.
  if (known === null && job.start === null && job.current === null) return null;
  return { ...job, company: known };
}

/** Work for oneself has no employer. */
export const ownWork =
  /free-?lance|self-?employed|independent|contractor|volunt|autónom|autônom|serbest|مستقل|自由职业|自由業|フリーランス|個人事業/iu;

/** Whether the person must check a job first: it has no employer, no dates, or no word for an occupation. */
export function isDoubtfulJob({ title, company, start, end, current }: WorkFacts): boolean {
  const isTitled = title !== null && mentions('titles', title.value);
  const isDated = start !== null && (end ?? current) !== null;
  if (company === null) return !(isTitled && isDated && ownWork.test(title.value));
  if (title === null) return !isDated;
  const isNamed = mentions('companies', company.value);
  return (start ?? current) === null ? !(isTitled && isNamed) : !isTitled && !(isNamed && isDated);
}
