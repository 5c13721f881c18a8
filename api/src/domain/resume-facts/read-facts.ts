import { isNameLike } from './entries/header-line.ts';
import { maxEntries } from './entries/stay.ts';
import { type LicenseFacts, readLicenses } from './licenses/read-licenses.ts';
import { joinRanges } from './lines/join-ranges.ts';
import { type DocumentLine, type Fact, type SourceLine, toSourceLines } from './lines/source-line.ts';
import { type LanguageFacts, readLanguages, readLinks } from './read-abilities.ts';
import { type AboutFacts, readAbout } from './read-about.ts';
import { readNamedSchools, readSchools, type SchoolFacts, toSchoolNames } from './schools/read-schools.ts';
import { findSections } from './sections/find-sections.ts';
import type { ResumeSections } from './sections/resume-sections.ts';
import { findKnownSkills } from './skills/find-known-skills.ts';
import { skillKey } from './skills/known-skill.ts';
import { isSkillGroup, readSkills, readSkillsAcross } from './skills/read-skills.ts';
import { comparisonKey, mentions, type SectionName } from './words/words.ts';
import { readArrangedWork } from './work/read-arranged-work.ts';
import { isSureJob, readStrayWork, readWork, type WorkFacts } from './work/read-work.ts';

/** Facts of a résumé, each with its position. Nothing is inferred: every value is in the document. */
export interface ResumeFacts {
  about: AboutFacts;
  work: WorkFacts[];
  schools: SchoolFacts[];
  skills: Fact[];
  languages: LanguageFacts[];
  licenses: LicenseFacts[];
  links: Fact[];
  /** Headings that the document has. */
  sections: SectionName[];
  /** Whether a mail address or a telephone number stands in it. */
  hasContact: boolean;
}

const mailAddress = /[^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,}/u;
const telephone = /\+?\d[\d\s().-]{7,18}\d/u;

/** Parses a résumé by headings, dates and word lists of ten languages. Pure; its time is bounded for any text. */
export function readFacts(document: readonly DocumentLine[]): ResumeFacts {
  const lines = joinRanges(toSourceLines(document));
  const sections = findSections(lines);
  const { head, education, languages, licenses, links, other, isAcross } = sections;
  const below = readSchools(education);
  const ofSchools = new Set(
    below.flatMap(({ degree, field, start, end }) => [degree, field, start, end].map((fact) => fact?.line)),
  );
  const strayEducation = education.filter(({ index }) => !ofSchools.has(index));
  const work = allWork(sections, strayEducation);
  return {
    about: readAbout(sections),
    work,
    schools: schoolsOf(sections, below, work),
    skills: skillsOf(sections, work),
    languages: readLanguages(languages),
    // Of columns that were read across, any line may stand below this heading.
    licenses: isAcross ? [] : readLicenses(licenses),
    links: readLinks([...head, ...links, ...other]),
    sections: [...sections.found],
    hasContact: lines.some(
      ({ text, dates }) => mailAddress.test(text) || (dates === null && telephone.test(text)),
    ),
  };
}

/**
 * The jobs as the whole document arranges them, with the descriptions from the layout of their section. It adds dated
 * jobs of that layout that contain no known word.
 */
function allWork(sections: ResumeSections, strayEducation: readonly SourceLine[]): WorkFacts[] {
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
  const jobs = withoutMentions([...described, ...more], sections);
  return jobs.sort((a, b) => first(a) - first(b)).slice(0, maxEntries);
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
 * Without jobs that have no time where the others have one: a headline that repeats the title of one of them, and what
 * stands below another heading.
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
 * The jobs below their heading; or, where columns were read across or nothing is found there, those of the whole document if
 * they are more. Lines above the first heading say who the person is.
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
const sureSections = ['education', 'languages', 'licenses'] as const;
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

/** The schools below their heading, and those that are named elsewhere but where somebody worked. */
function schoolsOf(
  { isAcross, all, head, education, work: ofWork }: ResumeSections,
  below: readonly SchoolFacts[],
  work: readonly WorkFacts[],
): SchoolFacts[] {
  const jobs = new Set(work.flatMap(({ title, company }) => [title?.line, company?.line]));
  const free = (lines: readonly SourceLine[]) => lines.filter(({ index }) => !jobs.has(index));
  if (isAcross) {
    const heads = new Set(head);
    const named = readNamedSchools(free(all.filter((line) => !heads.has(line))), []);
    return named.length > 0 ? named : readNamedSchools(free(all), []);
  }
  const known = toSchoolNames(below, education);
  const named = [...known, ...readNamedSchools(free(education), known)];
  if (named.length > 0) return named;
  const described = new Set(ofWork);
  const elsewhere = readNamedSchools(
    free(all).filter((line) => !described.has(line)),
    [],
  );
  return elsewhere.length > 0 ? elsewhere : readNamedSchools(free(all), []);
}

/** The skills below their heading and after labels such as `Databases:`; of columns that were read across, the known ones. */
function skillsOf(sections: ResumeSections, work: readonly WorkFacts[]): Fact[] {
  const { skills, isAcross, mixed, all, found: headings, work: ofWork } = sections;
  const described = new Set([...ofWork, ...(isAcross ? [] : skills)]);
  const jobs = new Set(work.flatMap(({ title, company }) => [title?.line, company?.line]));
  const elsewhere = all.filter((line) => !described.has(line) && !jobs.has(line.index));
  const labelled = elsewhere.filter(isSkillGroup);
  const found = isAcross
    ? readSkillsAcross(
        all.filter(({ index }) => !jobs.has(index)),
        headings.has('skills'),
      )
    : distinct([
        ...readSkillsAcross(mixed),
        ...readSkills([...skills, ...labelled.filter((line) => !mixed.includes(line))]),
      ]);
  if (found.length > 0 && (isAcross || headings.has('skills'))) return found;
  const known = findKnownSkills(ofWork.length > 0 ? ofWork : all);
  const keys = new Set(known.map(({ value }) => skillKey(value)));
  return [...known, ...found.filter(({ value }) => !keys.has(skillKey(value)))];
}

function distinct(skills: readonly Fact[]): Fact[] {
  const keys = skills.map(({ value }) => skillKey(value));
  return skills.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
