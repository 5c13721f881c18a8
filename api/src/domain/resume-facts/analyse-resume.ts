import {
  type ResumeAnalysis,
  type ResumePoint,
  resumePoints,
  resumeTiers,
} from '@jobharbor/shared/contracts/profile/resume-sync';
import type { ResumeFacts } from './read-facts.ts';

/** Minimum points of each tier but the last, best first. */
const thresholds = [10, 8, 6, 5, 3];
const enoughSkills = 5;
/** A Word file has no pages to count. */
const linesOfTwoPages = 130;

/** Rates a résumé by common criteria, each with equal weight, and lists the unmet ones. */
export function analyseResume(
  facts: ResumeFacts,
  { pages, lines }: { pages: number; lines: number },
): ResumeAnalysis {
  const { about, work, schools, skills, languages, contact } = facts;
  const every = (isRight: (job: ResumeFacts['work'][number]) => boolean) =>
    work.length > 0 && work.every(isRight);
  const is: Record<ResumePoint, boolean> = {
    contact: (contact.email ?? contact.phone) !== null,
    summary: about.summary !== null,
    jobs: every(({ title, company }) => title !== null && company !== null),
    dates: every(({ start, end, current }) => start !== null && (end ?? current) !== null),
    descriptions: every(({ description }) => description !== null),
    numbers: work.some(({ description }) => /\p{Nd}/u.test(description?.value ?? '')),
    education: schools.length > 0,
    skills: skills.length >= enoughSkills,
    languages: languages.length > 0,
    length: lines > 0 && (pages === 0 ? lines <= linesOfTwoPages : pages <= 2),
  };
  const met = resumePoints.filter((point) => is[point]);
  const tier = thresholds.findIndex((least) => met.length >= least);
  return {
    tier: resumeTiers[tier === -1 ? resumeTiers.length - 1 : tier] ?? 'not_quite_there',
    met,
    missing: resumePoints.filter((point) => !is[point]),
  };
}
