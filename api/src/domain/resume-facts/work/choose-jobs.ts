import { splitDegree } from '../degrees/split-degree.ts';
import { maxEntries } from '../entries/entry-period.ts';
import { isNameLike } from '../entries/header-line.ts';
import type { SourceLine } from '../lines/source-line.ts';
import type { ResumeSections } from '../sections/resume-sections.ts';
import { comparisonKey, mentions } from '../words/words.ts';
import { credibleJob } from './credible-job.ts';
import { readArrangedWork } from './read-arranged-work.ts';
import { isSureJob, readStrayWork, readWork, type WorkFacts } from './read-work.ts';

/**
 * The jobs as the whole document arranges them, with the descriptions from the layout of their section. It adds dated
 * jobs of that layout that contain no known word.
 */
export function chooseJobs(sections: ResumeSections, strayEducation: readonly SourceLine[]): WorkFacts[] {
  const arranged = readArrangedWork(sections.all, arrangedWeight(sections));
  const laidOut = workOf(sections, strayEducation);
  const linesOf = ({ title, company, start, end, current }: WorkFacts) =>
    [title, company, start, end, current].flatMap((fact) => (fact === null ? [] : [fact.line]));
  const taken = new Set(arranged.flatMap(linesOf));
  const isWhole = ({ start, end, current }: WorkFacts) => start !== null && (end ?? current) !== null;
  const more = laidOut.filter(
    (job) => isWhole(job) && !linesOf(job).some((line) => taken.has(line)) && !isProgram(job),
  );
  const described = arranged.map((job) => {
    const same = laidOut.find(({ title, start, current }) =>
      [title?.line, start?.line, current?.line].some(
        (line) => line !== undefined && (line === job.title?.line || line === job.start?.line),
      ),
    );
    return { ...job, description: same?.description ?? null };
  });
  const first = (job: WorkFacts) => Math.min(...linesOf(job));
  const jobs = withoutMentions(
    [...described, ...more].filter((job) => !isElsewhere(job, sections)),
    sections,
  );
  return jobs
    .sort((a, b) => first(a) - first(b))
    .flatMap((job) => credibleJob(job) ?? [])
    .slice(0, maxEntries);
}

/** Certificates, publications, awards and languages below their own headings, where the jobs have one: no jobs. */
function isElsewhere({ title, start }: WorkFacts, { isAcross, work, ...sections }: ResumeSections): boolean {
  if (isAcross || work.length === 0 || title === null) return false;
  const { head, summary, licenses, languages, links, skills, education, achievements, other } = sections;
  // A referee's title or a wanted one, and the years of a school or a course beside it.
  if (
    start !== null &&
    [...other, ...summary, ...head].some(({ index }) => index === title.line) &&
    [...education, ...licenses].some(({ index }) => index === start.line)
  )
    return true;
  if (education.some(({ index }) => index === title.line) && splitDegree(title.quote).degree !== '')
    return true;
  return [licenses, languages, links, skills, achievements].some((lines) =>
    lines.some(({ index }) => index === title.line),
  );
}

/** `Spring school, educational program`: no job. */
const isProgram = ({ title, start }: WorkFacts): boolean =>
  title !== null &&
  !mentions('titles', title.value) &&
  [title, start].some((fact) =>
    /\b(?:educational|training|study|exchange)\s+program/iu.test(fact?.quote ?? ''),
  );

const isDated = ({ start, end, current }: WorkFacts): boolean => (start ?? end ?? current) !== null;

/**
 * Removes jobs without dates if other jobs have dates. Such a job is a headline that repeats a title, or text below
 * another heading.
 */
function withoutMentions(jobs: readonly WorkFacts[], { work, isAcross }: ResumeSections): WorkFacts[] {
  const dated = jobs.filter(isDated);
  const keyOf = ({ title }: WorkFacts) => comparisonKey(title?.value ?? '');
  const titles = new Set(dated.map(keyOf));
  const ofWork = new Set(work.map(({ index }) => index));
  const isBelow = ({ title }: WorkFacts) => title !== null && ofWork.has(title.line);
  const knowsPlace = !isAcross && dated.length > 1 && dated.every(isBelow);
  const isNamed = ({ company }: WorkFacts) => company !== null && mentions('companies', company.value);
  return jobs.filter(
    (job) => isDated(job) || isBelow(job) || (!knowsPlace && (isNamed(job) || !titles.has(keyOf(job)))),
  );
}

/**
 * The jobs below their heading. If columns were read across or nothing is found there, the whole document is searched
 * too, and the longer list wins. Lines above the first heading say who the person is.
 */
function workOf(sections: ResumeSections, strayEducation: readonly SourceLine[]): WorkFacts[] {
  const { head, summary, work, skills, languages, licenses, other, found, isAcross, all } = sections;
  const stray = [...head, ...summary, ...strayEducation, ...skills, ...languages, ...other];
  if (isAcross) stray.push(...licenses);
  const below = [...readWork(work), ...readStrayWork(stray)];
  if (!isAcross && below.length > 0) return below;
  const heads = new Set(found.size > 0 ? head : []);
  const ways = [
    [...readWork(work, true), ...readStrayWork(stray)],
    below.filter(isSureJob),
    readWork(
      all.filter((line) => !heads.has(line)),
      true,
    ),
  ];
  const knownOf = (jobs: readonly WorkFacts[]) =>
    jobs.reduce((sum, { title, company, start, current }) => {
      if (!title || !company || !isNameLike(company.value) || !(start ?? current)) return sum;
      return sum + (mentions('companies', company.value) ? 1.5 : 1);
    }, 0);
  // Without a heading, one time that is not whole tells no job.
  const isWhole = ({ start, end, current }: WorkFacts) => start && (end ?? current);
  const sure = ways.map((way) => (isAcross || way.length > 1 || way.every(isWhole) ? way : []));
  return sure.reduce((best, way) =>
    knownOf(way) > knownOf(best) || (best.length === 0 && way.length > 0) ? way : best,
  );
}

/** Name, headline, and how the person is reached. */
const maxHead = 6;
const sureSections = ['education', 'languages', 'licenses', 'achievements'] as const;
const otherSections = ['skills', 'summary', 'other'] as const;

/** How much the section of a line speaks for a job there. */
function arrangedWeight(sections: ResumeSections): (line: SourceLine) => number {
  const weights = new Map<SourceLine, number>();
  // The top of a document without such a heading describes the person.
  const head = sections.found.has('work') ? sections.head : sections.head.slice(0, maxHead);
  if (sections.found.size > 0) for (const line of head) weights.set(line, -1.5);
  if (!sections.isAcross && sections.work.length > 0) {
    for (const name of sureSections) for (const line of sections[name]) weights.set(line, -2.5);
    for (const name of otherSections) for (const line of sections[name]) weights.set(line, -1);
    for (const line of sections.work) weights.set(line, 0.5);
  }
  return (line) => weights.get(line) ?? 0;
}
