import type { CountryKey, LanguageTag, ResumeDocument } from '@jobharbor/shared/contracts';
import { displayNames } from '@jobharbor/shared/contracts/primitives/display-names';
import type { ComparedPoint } from '@jobharbor/shared/contracts/profile/resume-comparison';
import { type ConfigOption, flatOptionById, optionIn } from '../../config-lists/index.ts';
import { readEducationField } from '../../import/clean/education-text.ts';
import { writtenLanguage } from '../../import/clean/language-of-text.ts';
import { basicForms } from '../../search/analyser/analyse-text.ts';
import { functionWords, genericWords } from '../../search/analyser/stop-words.ts';
import { yearsCovered } from '../job-match/years-of-work.ts';
import { educationOf } from '../resume-facts/degrees/split-degree.ts';
import { skillKey } from '../resume-facts/skills/known-skill.ts';
import { languageNameIn } from '../resume-facts/words/language-names.ts';
import { findSkill } from '../skills/find-skill.ts';
import { findNames, searchable } from './find-names.ts';
import type { JobRequirements } from './job-requirements.ts';

export interface Reader {
  language: LanguageTag;
  country: CountryKey;
  now: Date;
}

type Work = NonNullable<ResumeDocument['work']>[number];

/** Years of work from which an experience level begins. */
const minYears: Readonly<Record<string, number>> = {
  '1-3-years': 1,
  '3-5-years': 3,
  '5-10-years': 5,
  'over-10-years': 10,
};
/** Share of a title's words that another one must have to be the same work. */
const sharedWords = 0.6;

/** Each requirement of the job with its evidence in the résumé: text that stands in it, never a guess. */
export function compareResume(
  job: JobRequirements,
  document: ResumeDocument,
  { language, country, now }: Reader,
): ComparedPoint[] {
  const level = optionOf('xp_lvls', job.xpLevelId);
  const years = minYears[level?.key ?? ''];
  const degree = optionOf('educations', job.degreeId);
  return [
    { kind: 'title', requirement: job.title, evidence: titleShown(job.title, document) },
    ...skillPoints(job.skills, document),
    ...(level && years !== undefined
      ? [
          {
            kind: 'experience' as const,
            requirement: optionIn(level, language, country).value,
            evidence: yearsShown(years, document, { now, language }),
          },
        ]
      : []),
    // The first of the list is "any education".
    ...(degree && degree.id > 1
      ? [
          {
            kind: 'education' as const,
            requirement: optionIn(degree, language, country).value,
            evidence: degreeShown(degree.id, document),
          },
        ]
      : []),
    ...[job.language, ...job.languages].map((asked) => ({
      kind: 'language' as const,
      requirement: displayNames(language, 'language')(asked),
      evidence: languageShown(asked, document),
    })),
  ];
}

const optionOf = (list: 'xp_lvls' | 'educations', id: number | null): ConfigOption | undefined =>
  id === null ? undefined : flatOptionById(list, id);

export const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** The person's own title for the same work: of a job, or the headline. */
function titleShown(title: string, { basics, work = [] }: ResumeDocument): string | null {
  const job = work.find(({ position }) => isLikeTitle(position, title));
  if (job) return joined(job.position, job.name);
  return isLikeTitle(basics?.label, title) ? (basics?.label ?? null) : null;
}

/** Whether two titles name the same work, by their words. */
export function isLikeTitle(one: string | undefined, other: string): boolean {
  const [a, b] = [wordsOf(one ?? ''), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared > 0 && shared >= sharedWords * Math.min(a.size, b.size);
}

/** The words of a text that say what it is about. */
export const wordsOf = (text: string): Set<string> =>
  new Set(basicForms(text).filter((word) => !functionWords.has(word) && !genericWords.has(word)));

/** All names of a skill. */
export function namesOfSkill(name: string): string[] {
  const known = findSkill(name);
  return [name, ...(known ? [...Object.values(known.names), ...known.aliases] : [])];
}

/** The text of a job that may name what was done there. */
export const textOfWork = ({ position, summary, highlights = [] }: Work): string =>
  [position, summary, ...highlights].join('\n');

function skillPoints(asked: readonly string[], document: ResumeDocument): ComparedPoint[] {
  const { skills = [] } = document;
  const texts = textsOf(document);
  return asked.map((requirement) => {
    const key = skillKey(requirement);
    const listed = skills.find(
      ({ name = '', keywords = [] }) =>
        skillKey(name) === key || keywords.some((keyword) => skillKey(keyword) === key),
    );
    const names = namesOfSkill(requirement);
    const named = () => texts.find(({ text }) => findNames(text, names).length > 0)?.shown;
    return { kind: 'skill', requirement, evidence: listed?.name ?? named() ?? null };
  });
}

/** The texts of a résumé that may name a skill, and what is shown as the evidence, the strongest first. */
function textsOf({ basics, work = [], skills = [], projects = [], certificates = [] }: ResumeDocument) {
  const texts: [shown: string | undefined, text: string | undefined][] = [
    ...work.map((job): [string, string] => [joined(job.position, job.name), textOfWork(job)]),
    ...projects.map(({ name, description, highlights = [] }): [string | undefined, string] => [
      name,
      [name, description, ...highlights].join('\n'),
    ]),
    ...[...certificates, ...skills].map(({ name }): [string | undefined, string | undefined] => [name, name]),
    ...[basics?.label, ...sentencesOf(basics?.summary)].map((text): [typeof text, typeof text] => [
      text,
      text,
    ]),
  ];
  return texts.flatMap(([shown, text]) => (shown && text ? [{ shown, text: searchable(text) }] : []));
}

const sentencesOf = (text = ''): string[] => text.split(/(?<=[.!?。！？؟])\s*|\n/u);

/** Between names that may hold commas themselves. */
const listMarks: Partial<Record<LanguageTag, string>> = {
  ar: '؛ ',
  ja: '、',
  'zh-Hans': '；',
  'zh-Hant': '；',
};

/** The jobs whose months together are the years asked for. */
function yearsShown(
  asked: number,
  { work = [] }: ResumeDocument,
  { now, language }: Pick<Reader, 'now' | 'language'>,
): string | null {
  const spans = work.flatMap(({ startDate, endDate }) => {
    const start_month = monthOf(startDate, '01');
    // An end in words, such as "today", goes on.
    return start_month === null ? [] : [{ start_month, end_month: monthOf(endDate, '12') }];
  });
  if (yearsCovered(spans, now) < asked) return null;
  return work
    .filter(({ startDate }) => monthOf(startDate, '01') !== null)
    .map(({ position, name }) => joined(position, name))
    .join(listMarks[language] ?? '; ');
}

/** `2021` and `2021-03` as a month; null for any other text. */
function monthOf(text: string | undefined, without: string): string | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(text?.trim() ?? '') ?? [];
  return year === undefined ? null : `${year}-${month ?? without}`;
}

function degreeShown(asked: number, { education = [] }: ResumeDocument): string | null {
  const found = education.find(({ studyType = '' }) => {
    const level = educationOf(studyType)?.id ?? readEducationField(studyType);
    return level !== null && level !== undefined && level >= asked;
  });
  return found ? joined(found.studyType, found.area, found.institution) : null;
}

/** As listed; or by a sentence, since a résumé shows the language that it is written in. */
function languageShown(asked: string, document: ResumeDocument): string | null {
  const { languages = [] } = document;
  const code = asked.split('-')[0];
  const found = languages.find(({ language = '' }) => {
    const spoken = languageNameIn(language);
    return spoken === code || (code === 'zh' && spoken === 'yue');
  });
  if (found) return joined(found.language, found.fluency);
  const sentences = ownSentences(document);
  const written = writtenLanguage(sentences.join('\n'));
  return written?.split('-')[0] === code ? (sentences[0] ?? null) : null;
}

/** What a person wrote about themselves and their work, sentence by sentence. */
const ownSentences = ({ basics, work = [] }: ResumeDocument): string[] =>
  [basics?.summary, ...work.flatMap(({ summary, highlights = [] }) => [summary, ...highlights])]
    .flatMap((text) => sentencesOf(text))
    .map((sentence) => sentence.replace(/^[-–•・\s]+/u, '').trim())
    .filter((sentence) => sentence !== '');
