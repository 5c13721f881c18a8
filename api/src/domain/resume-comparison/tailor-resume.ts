import type { ResumeDocument } from '@jobharbor/shared/contracts';
import { pointsOf, type ResumeChange } from '@jobharbor/shared/contracts/profile/resume-comparison';
import { skillKey } from '../resume-facts/skills/known-skill.ts';
import { isLikeTitle, joined, namesOfSkill, wordsOf } from './compare-resume.ts';
import { findNames, searchable } from './find-names.ts';
import type { JobRequirements } from './job-requirements.ts';

/** Maximum number of points that a job keeps where the advertisement asks for none of them. */
const maxUnaskedPoints = 4;
/** Weight of a required skill relative to another word of the advertisement. */
const skillWeight = 4;
/** Maximum number of characters of a point that are compared. */
const comparedLength = 300;

/** Changes that fit a résumé to a job: they repeat, order and choose its own lines, and write none. */
export function tailorResume(job: JobRequirements, document: ResumeDocument): ResumeChange[] {
  const asked = wordsOf(`${job.title}\n${job.text}`);
  return [
    ...headlineChange(job, document),
    ...skillChange(job, document),
    ...(document.work ?? []).flatMap((own, entry) => pointChange(job, own, entry, asked)),
  ];
}

/** The person's own title of the same work, where the headline is another. */
function headlineChange({ title }: JobRequirements, { basics, work = [] }: ResumeDocument): ResumeChange[] {
  const label = basics?.label ?? '';
  if (isLikeTitle(label, title)) return [];
  const own = work.find(({ position }) => isLikeTitle(position, title))?.position;
  return own === undefined || own === label
    ? []
    : [{ kind: 'headline', entry: null, of: null, before: label ? [label] : [], after: [own] }];
}

function skillChange({ skills: asked }: JobRequirements, { skills = [] }: ResumeDocument): ResumeChange[] {
  const keys = asked.map(skillKey);
  const before = skills.map(({ name }) => name ?? '');
  const rankOf = (name: string) => {
    const at = keys.indexOf(skillKey(name));
    return at === -1 ? keys.length : 0;
  };
  const after = before.toSorted((a, b) => rankOf(a) - rankOf(b));
  return isSame(before, after) ? [] : [{ kind: 'skills', entry: null, of: null, before, after }];
}

function pointChange(
  job: JobRequirements,
  own: NonNullable<ResumeDocument['work']>[number],
  entry: number,
  asked: ReadonlySet<string>,
): ResumeChange[] {
  const before = pointsOf(own);
  if (before.length < 2) return [];
  const scored = before.map((point) => ({ point, score: scoreOf(point, job.skills, asked) }));
  const ordered = scored.toSorted((a, b) => b.score - a.score);
  const isAsked = ordered.some(({ score }) => score >= skillWeight);
  let unasked = 0;
  // Nothing is left out of a job that has nothing in common with this one.
  const after = ordered
    .filter(({ score }) => !isAsked || score >= skillWeight || ++unasked <= maxUnaskedPoints)
    .map(({ point }) => point);
  if (!isAsked || isSame(before, after)) return [];
  return [{ kind: 'points', entry, of: joined(own.position, own.name), before, after }];
}

function scoreOf(point: string, skills: readonly string[], asked: ReadonlySet<string>): number {
  const text = searchable(point);
  const named = skills.filter((skill) => findNames(text, namesOfSkill(skill)).length > 0).length;
  const shared = [...wordsOf(point.slice(0, comparedLength))].filter((word) => asked.has(word)).length;
  return named * skillWeight + Math.min(shared, skillWeight - 1);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at]);
