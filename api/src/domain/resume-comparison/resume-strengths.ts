import type { ResumeDocument } from '@jobharbor/shared/contracts';
import { pointsOf } from '@jobharbor/shared/contracts/profile/resume-comparison';
import { type ResumePoint, resumePoints } from '@jobharbor/shared/contracts/profile/resume-sync';

const enoughSkills = 5;

/** What a résumé does well whatever the job, and what it lacks, by the criteria of the rating of a file. */
export function resumeStrengths(document: ResumeDocument): Record<'good' | 'lacking', ResumePoint[]> {
  const { basics = {}, work = [], education = [], skills = [], languages = [] } = document;
  const has = (text = '') => text.trim() !== '';
  const every = (isRight: (job: (typeof work)[number]) => boolean) => work.length > 0 && work.every(isRight);
  // How many pages it makes is known once it is drawn.
  const is: Record<Exclude<ResumePoint, 'length'>, boolean> = {
    contact: has(basics.email) || has(basics.phone),
    summary: has(basics.summary),
    jobs: every(({ position, name }) => has(position) && has(name)),
    dates: every(({ startDate }) => has(startDate)),
    descriptions: every((job) => has(job.summary) || pointsOf(job).length > 0),
    numbers: work.some((job) => /\p{Nd}/u.test([job.summary, ...(job.highlights ?? [])].join(' '))),
    education: education.length > 0,
    skills: skills.length >= enoughSkills,
    languages: languages.length > 0,
  };
  const rated = resumePoints.filter((point) => point !== 'length');
  return { good: rated.filter((point) => is[point]), lacking: rated.filter((point) => !is[point]) };
}
