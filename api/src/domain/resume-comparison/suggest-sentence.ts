import { join } from 'node:path';
import { type LanguageTag, languageByTag, type ResumeDocument } from '@jobharbor/shared/contracts';
import type { ComparedPoint } from '@jobharbor/shared/contracts/profile/resume-comparison';
import { readLanguages } from '../../data-files/read-languages.ts';
import { isLikeTitle, namesOfSkill, textOfWork } from './compare-resume.ts';
import { findNames, searchable } from './find-names.ts';
import type { JobRequirements } from './job-requirements.ts';

type Phrases = typeof import('./phrases/en.json');

export const phrases = readLanguages<Phrases>(join(import.meta.dirname, 'phrases'));

/** Maximum number of skills in a suggested sentence. */
const maxSkills = 4;

interface Wording {
  language: LanguageTag;
  variant: number;
}

/** One sentence of facts that the résumé states and the job asks for; null where there is none. */
export function suggestSentence(
  job: JobRequirements,
  document: ResumeDocument,
  points: readonly ComparedPoint[],
  { language, variant }: Wording,
): string | null {
  const texts = phrases[language];
  const write = (phrase: keyof Phrases, values: Record<string, string>) => {
    const wordings = texts[phrase];
    const wording = wordings[variant % wordings.length] ?? '';
    return wording.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(languageByTag(language)?.value ?? 'en', { type: 'conjunction' }).format(names);
  const skills = points.filter(({ kind, evidence }) => kind === 'skill' && evidence !== null);
  const asked = skills.map(({ requirement }) => requirement);
  const work = (document.work ?? []).filter(({ position, name }) => position && name);
  const isAlike = work.find(({ position }) => isLikeTitle(position, job.title));
  const used = work.map((entry) => ({ entry, names: skillsUsed(textOfWork(entry), asked) }));
  const best = used.toSorted((a, b) => b.names.length - a.names.length)[0];
  if (best && best.names.length > 0)
    return write('work_skills', {
      title: best.entry.position ?? '',
      company: best.entry.name ?? '',
      list: list(best.names),
    });
  // A listed skill is not attributed to a job: nothing says where it was used.
  const listed = skillsOfList(document, asked);
  const own = isAlike ?? work[0];
  if (listed.length > 0 && own)
    return write('title_skills', { title: own.position ?? '', list: list(listed) });
  if (listed.length > 0) return write('skills', { list: list(listed) });
  return isAlike ? write('title', { title: isAlike.position ?? '', company: isAlike.name ?? '' }) : null;
}

/** The skills that a text names, as it writes them. */
function skillsUsed(text: string, asked: readonly string[]): string[] {
  const words = searchable(text);
  return asked.flatMap((skill) => findNames(words, namesOfSkill(skill)).slice(0, 1)).slice(0, maxSkills);
}

/** The listed skills that are asked for, as the person writes them. */
function skillsOfList({ skills = [] }: ResumeDocument, asked: readonly string[]): string[] {
  const names = skills.flatMap(({ name }) => (name ? [name] : []));
  const isAsked = (name: string) => {
    const text = searchable(name);
    return asked.some((skill) => findNames(text, namesOfSkill(skill)).length > 0);
  };
  return names.filter(isAsked).slice(0, maxSkills);
}
