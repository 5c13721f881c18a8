import { joinCells, readCareer } from './career/career-lines.ts';
import { labelledPoints } from './entries/labelled-points.ts';
import { type LicenseFacts, readLicenses } from './licenses/read-licenses.ts';
import { joinHeaders } from './lines/join-headers.ts';
import { joinRanges } from './lines/join-ranges.ts';
import { joinSideHeadings } from './lines/join-side-headings.ts';
import { markPlaces } from './lines/mark-places.ts';
import { type DocumentLine, type Fact, type SourceLine, toSourceLines } from './lines/source-line.ts';
import { unlistHeaders } from './lines/unlist-headers.ts';
import { type LanguageFacts, readLanguages, readLinks } from './read-abilities.ts';
import { type AboutFacts, readAbout } from './read-about.ts';
import { type ContactFacts, readContact } from './read-contact.ts';
import {
  isAcronym,
  readNamedSchools,
  readSchools,
  type SchoolFacts,
  toSchoolNames,
} from './schools/read-schools.ts';
import { findSections } from './sections/find-sections.ts';
import { type ResumeSections, withoutLines } from './sections/resume-sections.ts';
import { findKnownSkills } from './skills/find-known-skills.ts';
import { skillKey } from './skills/known-skill.ts';
import { isSkillGroup, readSkills, readSkillsAcross } from './skills/read-skills.ts';
import { readTables } from './tables/read-tables.ts';
import { comparisonKey, languagesOfHeadings, readOthers, type SectionName } from './words/words.ts';
import { chooseJobs } from './work/choose-jobs.ts';
import { ownWork } from './work/credible-job.ts';
import { readEmployerBlocks } from './work/employer-blocks.ts';
import { readEmployerGroups } from './work/employer-groups.ts';
import { readJobSentences } from './work/job-sentences.ts';
import type { WorkFacts } from './work/read-work.ts';

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
  contact: ContactFacts;
}

/** Parses a résumé by headings, dates and word lists of nineteen languages. Pure; its time is bounded for any text. */
export function readFacts(document: readonly DocumentLine[]): ResumeFacts {
  const readLines = () => labelledPoints(joinCells(toSourceLines(document)));
  // Months and years are read by the language, too.
  const source = readOthers(new Set(), readLines);
  const others = languagesOfHeadings(source.map(({ text }) => text));
  return readOthers(others, () => readSource(others.size === 0 ? source : readLines()));
}

function readSource(source: readonly SourceLine[]): ResumeFacts {
  const lines = markPlaces(unlistHeaders(joinHeaders(joinSideHeadings(joinRanges(source)))));
  const tables = readTables(source);
  const career = readCareer(lines.filter(({ index }) => !tables.taken.has(index)));
  const sections = withoutLines(findSections(lines), new Set([...career.taken, ...tables.taken]));
  const { head, education, languages, licenses, links, achievements, other, isAcross } = sections;
  const below = readSchools(education);
  const ofSchools = new Set(
    below.flatMap(({ degree, field, start, end }) => [degree, field, start, end].map((fact) => fact?.line)),
  );
  const strayEducation = education.filter(({ index }) => !ofSchools.has(index));
  const ofWork = sections.isAcross ? [] : sections.work;
  const blocks = readEmployerBlocks(ofWork);
  const told = readJobSentences(ofWork.filter(({ index }) => !blocks.taken.has(index)));
  const grouped = readEmployerGroups(
    ofWork.filter(({ index }) => !blocks.taken.has(index) && !told.taken.has(index)),
  );
  const taken = new Set([blocks, told, grouped].flatMap((one) => [...one.taken]));
  // A 履歴書 tells its jobs in a table; dates of its licences are none.
  if (career.work.length > 0 && !isAcross) for (const { index } of licenses) taken.add(index);
  const others = chooseJobs(withoutLines(sections, taken), strayEducation);
  const contact = readContact(sections, lines);
  const found = [...career.work, ...tables.work, ...[blocks, told, grouped].flatMap(({ jobs }) => jobs)];
  const work = [...found, ...others]
    .sort((one, other) => lineOf(one) - lineOf(other))
    .map((job) => withoutOwnName(job, contact.name));
  return {
    about: readAbout(sections),
    work,
    schools: onlyOnce([...career.schools, ...tables.schools, ...schoolsOf(sections, below, work)]),
    skills: skillsOf(sections, work),
    languages: readLanguages(languages),
    // Of columns that were read across, any line may stand below this heading.
    licenses: isAcross ? [] : readLicenses(licenses),
    links: readLinks([...head, ...links, ...achievements, ...other]),
    sections: [...sections.found],
    contact,
  };
}

/** `Jana Holm — Freelance Translator`: the person is no employer. */
const withoutOwnName = (job: WorkFacts, name: Fact | null): WorkFacts =>
  job.company &&
  name &&
  ownWork.test(job.title?.value ?? '') &&
  comparisonKey(job.company.value) === comparisonKey(name.value)
    ? { ...job, company: null }
    : job;

/** Schools without those that say nothing but the name of another one. */
const onlyOnce = (schools: readonly SchoolFacts[]): SchoolFacts[] => {
  const nameOf = ({ school }: SchoolFacts) => comparisonKey(school?.value ?? '');
  const isBare = ({ degree, field, start, end, current }: SchoolFacts) =>
    (degree ?? field ?? start ?? end ?? current) === null;
  return schools.filter(
    (one, at) =>
      !isBare(one) ||
      !schools.some(
        (other, index) => index !== at && nameOf(other) === nameOf(one) && (index < at || !isBare(other)),
      ),
  );
};

/** Where a job begins in the document. */
const lineOf = ({ title, company, start }: WorkFacts): number =>
  Math.min(...[title, company, start].flatMap((fact) => (fact ? [fact.line] : [])));

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
    const found = named.length > 0 ? named : readNamedSchools(free(all), []);
    // No word tells that an acronym is a school: its place below the heading does.
    return [...found, ...below.filter(({ school }) => school !== null && isAcronym(school.value))];
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
