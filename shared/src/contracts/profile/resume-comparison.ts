import * as z from 'zod/mini';
import type { ResumeDocument } from './resume-document.ts';
import { resumePoints } from './resume-sync.ts';

/** One thing that a job asks for, beside the résumé. */
export const comparedPoint = z.object({
  kind: z.enum(['title', 'skill', 'experience', 'education', 'language']),
  /** Its name: a skill or title as the advertisement has it, others in the language of the request. */
  requirement: z.string(),
  /** Where the résumé shows it, in the résumé's own words; null where it does not. */
  evidence: z.nullable(z.string()),
});
export type ComparedPoint = z.infer<typeof comparedPoint>;

/** A change that fits a résumé to a job. It only orders, chooses and repeats what the résumé says. */
export const resumeChange = z.object({
  kind: z.enum(['headline', 'skills', 'points']),
  /** The index of the job in `work`; of `points` only. */
  entry: z.nullable(z.int()),
  /** The name of that entry. */
  of: z.nullable(z.string()),
  before: z.array(z.string()),
  after: z.array(z.string()),
});
export type ResumeChange = z.infer<typeof resumeChange>;

/** A résumé beside a job. */
export const resumeComparison = z.object({
  job_title: z.string(),
  points: z.array(comparedPoint),
  /** What the résumé does well already, and what it lacks, whatever the job. */
  good: z.array(z.enum(resumePoints)),
  lacking: z.array(z.enum(resumePoints)),
  /** A sentence of facts of the résumé that it could begin with; null without such facts. */
  sentence: z.nullable(z.string()),
  changes: z.array(resumeChange),
});
export type ResumeComparison = z.infer<typeof resumeComparison>;

type Work = NonNullable<ResumeDocument['work']>[number];

const bullet = /^\s*[-–—•·*▪◦●■]\s*/u;

/** Two sentences, or a line that goes on from the one above or into the one below: text, and no list without bullets. */
const isProse = (line: string): boolean =>
  line.length > maxBarePoint ||
  /(?:[.!?؟]\s|[。！？])\s*\p{L}/u.test(line) ||
  /^\p{Ll}|[,،、，]$/u.test(line);
const maxBarePoint = 160;

/**
 * The points of a job: its list, or else the lines of its text where that is a list. Lines that were read from a résumé
 * have lost their bullets.
 */
export function pointsOf({ highlights = [], summary = '' }: Work): string[] {
  if (highlights.length > 0) return highlights;
  const lines = summary
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isList = lines.every((line) => bullet.test(line)) || !lines.some(isProse);
  return lines.length > 1 && isList ? lines.map((line) => line.replace(bullet, '').trim()) : [];
}

/** The document with the changes. A list in the text of a job becomes its points. */
export function withChanges(document: ResumeDocument, changes: readonly ResumeChange[]): ResumeDocument {
  const changed = { ...document };
  for (const { kind, entry, after } of changes) {
    if (kind === 'headline') changed.basics = { ...changed.basics, label: after[0] ?? '' };
    else if (kind === 'skills') {
      const rank = new Map(after.map((name, at) => [name, at]));
      const rankOf = (name = '') => rank.get(name) ?? after.length;
      changed.skills = (changed.skills ?? []).toSorted((a, b) => rankOf(a.name) - rankOf(b.name));
    } else {
      changed.work = changed.work?.map((job, at) =>
        at === entry
          ? { ...job, highlights: after, ...(job.highlights?.length ? {} : { summary: '' }) }
          : job,
      );
    }
  }
  return changed;
}
