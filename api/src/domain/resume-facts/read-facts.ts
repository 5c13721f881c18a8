import { findSections } from './find-sections.ts';
import { joinRanges } from './join-ranges.ts';
import {
  findKnownSkills,
  type LanguageFacts,
  readLanguages,
  readLinks,
  readSkills,
} from './read-abilities.ts';
import { type AboutFacts, readAbout } from './read-about.ts';
import { readSchools, readStrayWork, readWork, type SchoolFacts, type WorkFacts } from './read-history.ts';
import { type DocumentLine, type Fact, toSourceLines } from './source-line.ts';
import type { SectionName } from './words.ts';

/** What a résumé says, each value with its place. Nothing is added: every value stands in the document. */
export interface ResumeFacts {
  about: AboutFacts;
  work: WorkFacts[];
  schools: SchoolFacts[];
  skills: Fact[];
  languages: LanguageFacts[];
  links: Fact[];
  /** Headings that the document has. */
  sections: SectionName[];
  /** Whether a mail address or a telephone number stands in it. */
  hasContact: boolean;
}

const mailAddress = /[^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,}/u;
const telephone = /\+?\d[\d\s().-]{7,18}\d/u;

/** Reads a résumé by its headings, its dates and the words of ten languages. Pure, and bounded for any text. */
export function readFacts(document: readonly DocumentLine[]): ResumeFacts {
  const lines = joinRanges(toSourceLines(document));
  const sections = findSections(lines);
  const { head, summary, work, education, skills, languages, links, other } = sections;
  const schools = readSchools(education);
  const ofSchools = new Set(
    schools.flatMap(({ degree, field, start, end }) => [degree, field, start, end].map((fact) => fact?.line)),
  );
  const strayEducation = education.filter(({ index }) => !ofSchools.has(index));
  const skillsRead = readSkills(skills);
  return {
    about: readAbout(sections),
    work: [
      ...readWork(work),
      ...readStrayWork([...head, ...summary, ...strayEducation, ...skills, ...languages, ...other]),
    ],
    schools,
    skills: skillsRead.length > 0 ? skillsRead : findKnownSkills(work),
    languages: readLanguages(languages),
    links: readLinks([...head, ...links, ...other]),
    sections: [...sections.found],
    hasContact: lines.some(
      ({ text, dates }) => mailAddress.test(text) || (dates === null && telephone.test(text)),
    ),
  };
}
