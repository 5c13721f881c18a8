import { allWords, comparisonKey, mentions } from '../words/words.ts';

const keysOf = (pick: Parameters<typeof allWords>[0]): ReadonlySet<string> =>
  new Set(allWords(pick).map(comparisonKey));

export const companyLabels = keysOf((words) => words.companyLabels);
export const titleLabels = keysOf((words) => words.titleLabels);
const personalLabels = keysOf((words) => words.personalLabels);

const labelled = /^([^:：]{1,50})[:：]/u;
/** A label in its own cell, or in a script without capital letters: `性別<tab>女`, `總年資 6~7年`. */
const labelApart = /^([^\t:：]{1,24})\t|^([\p{Script=Han}\u3040-\u30ff]{2,8})\s/u;
/** A label in a script without capital letters: a colon marks any word as a label. */
const caselessLabel = /^[\p{Script=Han}\u3040-\u30ff\uac00-\ud7af・/（）()]{1,10}$/u;

/** The label that a text begins with, such as `Name`; empty without one. */
export const labelOf = (text: string): string => labelled.exec(text)?.[1]?.trim() ?? '';

/** `【役割】料理人`, `役割 ／ 料理人`: a label of an occupation or employer without a colon, and what it names. */
export function markedLabel(text: string): { label: string; rest: string } | null {
  const [, inBrackets = '', beforeStroke = '', rest = ''] =
    /^(?:[【［]([^】］]{1,20})[】］]|([\p{Script=Han}\u3040-\u30ff]{2,8})\s?／)\s*(\S.*)$/u.exec(
      text.trim(),
    ) ?? [];
  const label = comparisonKey(inBrackets || beforeStroke);
  return companyLabels.has(label) || titleLabels.has(label) ? { label, rest } : null;
}

/** Whether a text is the label of a field about the person or a job, such as `Date of birth`, or of the employer. */
export const isLabelAlone = (text: string): boolean => {
  const key = comparisonKey(text);
  return personalLabels.has(key) || companyLabels.has(key) || titleLabels.has(key);
};

/**
 * Whether a text is a field about the person or a detail of a job: `Date of birth: …`, `求职意向：…`. What follows the
 * label is no name of an employer or of an occupation. `Employer: …` and `Position: …` are none of these.
 */
export function isPersonalField(text: string): boolean {
  const [, ofCell = '', ofText = ''] = labelApart.exec(text) ?? [];
  if (personalLabels.has(comparisonKey(ofCell || ofText))) return true;
  const label = labelOf(text);
  const key = comparisonKey(label);
  if (key === '' || companyLabels.has(key) || titleLabels.has(key)) return false;
  return (
    personalLabels.has(key) ||
    (caselessLabel.test(label) && !mentions('companies', label) && !mentions('titles', label))
  );
}

/** Spaces before a known label, or before a Chinese or Japanese one: `公司：X 职位：Y` are two fields. */
export const beforeLabels = /\s+(?=[\p{Script=Han}\u3040-\u30ff\uac00-\ud7af]{2,8}[:：])/u;

/** `互联网/电子商务 | 50-150人 | 民营公司`: industry, size and kind of the employer that is named beside them. */
export const isCompanyDetail = (text: string): boolean =>
  /(?:^|[|｜\s])(?:\p{Nd}+\s?[-–~～]\s?\p{Nd}+|\p{Nd}+|少于\s?\p{Nd}+)\s?人(?:以上|以下)?(?=$|[|｜\s])/u.test(
    text,
  ) && !/[(（]/u.test(text);
