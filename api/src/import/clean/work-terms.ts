import { findJobType, findWorkArrangement, jobTypes, workArrangements } from '../../config-lists/index.ts';
import { phraseOf, phrasesOf } from './text/phrases.ts';
import { cleanLine } from './text/plain-text.ts';

const idOf = (list: readonly { id: number; key: string }[], key: string | undefined): number | null =>
  list.find((one) => one.key === key)?.id ?? null;

/** "FULL_TIME", "Contract/Temporary", "Por Contrato", "Paruh waktu": the first known value. */
export function readJobTypeField(sources: readonly string[]): number | null {
  for (const source of sources) {
    const found = findJobType(cleanLine(source).replace(/_/g, ' '));
    if (found) return found.id;
  }
  return idOf(
    jobTypes,
    sources
      .map((source) => [...typeWords, ...typesInField].find(([words]) => words.test(cleanLine(source)))?.[1])
      .find(Boolean),
  );
}

/** Names of job types in other languages than those of the site, and abbreviations, which are no words elsewhere. */
const typesInField = phrasesOf('job-type-in-field').map(([key, words]) => [words, key] as const);

const typeWords: [RegExp, string][] = [
  [
    /\b(?:intern|internship|ojt|trainee program|magang|pasant(?:e|ía)|estágio|estagiário|stajyer|staj)\b|實習|实习|インターン|متدرب/iu,
    'internship',
  ],
  [
    /part[- ]?time|paruh waktu|medio tiempo|media jornada|meio período|yarı zamanlı|por horas|fines de semana|兼職|兼职|工讀|アルバイト|(?<![アデス])パート(?!ナ)|دوام جزئي/iu,
    'part-time',
  ],
  [/\bfreelance|freelancer|業務委託|接案/iu, 'freelance'],
  [
    /\b(?:contract(?:ual|or)?|kontrak|fixed[- ]term|sözleşmeli)\b|契約社員|約聘|合同工|(?<!\p{L})(?:عقد|تعاقد)(?!\p{L})/iu,
    'contract',
  ],
  [
    /\b(?:temporary|seasonal|temporal|temporari[oa]|temporário|daily|harian|casual|kasual|dönemsel)\b|派遣|臨時/iu,
    'temporary',
  ],
  [
    /full[- ]?time|penuh waktu|tiempo completo|tempo integral|tam zamanlı|nocturno|正社員|全職|全职/iu,
    'full-time',
  ],
];

/** Patterns of job types in titles, which name only unusual types. */
export const jobTypeOfTitle = (title: string): number | null => {
  const key = typeWords.find(([words]) => words.test(title))?.[1];
  return key === 'full-time' ? null : idOf(jobTypes, key);
};

const typesInText = phrasesOf('job-type-in-text');
/** Negations of part-time work, and jobs that train or manage part-timers, e.g. "アルバイトの教育". */
const refusedPartTime = phraseOf('refused-part-time', 'giu');

/** Part-time work that a text names; null where it names full-time work besides. */
export function partTimeInText(text: string): number | null {
  const stated = text.replace(refusedPartTime, ' ');
  const [found, ...others] = typesInText.filter(([, words]) => words.test(stated));
  return found?.[0] === 'part-time' && others.length === 0 ? idOf(jobTypes, 'part-time') : null;
}

export function readArrangementField(source: string): number | null {
  const text = cleanLine(source).replace(/_/g, ' ');
  // "Hybrid, 3 days in office" and "Teletrabajo 2 días" name one of its two places besides.
  if (hybrid.some((words) => words.test(text))) return idOf(workArrangements, 'hybrid');
  const [named] = inField.flatMap(([key, words]) => (words.test(text) ? [key] : []));
  const found =
    idOf(workArrangements, named) ??
    findWorkArrangement(text.replace(refused, ' '))?.id ??
    findArrangement(text, text);
  // A field that says "no remote" says where the work is.
  return found ?? (text.search(refused) >= 0 ? idOf(workArrangements, 'onsite') : null);
}

const inField = phrasesOf('arrangement-in-field');

export const remoteArrangement = idOf(workArrangements, 'remote');
export const onsiteArrangement = idOf(workArrangements, 'onsite');

const inTitle = phrasesOf('arrangement-in-title');
/** Phrases about the place of work, as opposed to remote servers or hybrid cars. */
const inText = phrasesOf('arrangement-in-text');
/** Negations of a work arrangement, e.g. "no remote work". */
const refused = phraseOf('refused-arrangement', 'giu');
/** Remote sensing, care at home and hybrid cars, which say nothing about the place of work. */
const otherRemote = phraseOf('other-remote', 'giu');

const hybrid = [...inTitle, ...inText, ...phrasesOf('hybrid-in-field')].flatMap(([key, words]) =>
  key === 'hybrid' ? [words] : [],
);

export function findArrangement(title: string, text: string): number | null {
  const [ofTitle, ofText] = [title.replace(otherRemote, ' '), text].map((one) => one.replace(refused, ' '));
  const stated =
    inTitle.find(([, words]) => words.test(ofTitle ?? '')) ??
    inText.find(([, words]) => words.test(ofText ?? ''));
  return idOf(workArrangements, stated?.[0]);
}
