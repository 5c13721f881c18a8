import type { ResumeFacts } from '../domain/resume-facts/read-facts.ts';
import { comparisonKey } from '../domain/resume-facts/words/words.ts';
import { findSkill } from '../domain/skills/find-skill.ts';

export const fields = ['title', 'company', 'dates', 'school', 'skill'] as const;
export type Field = (typeof fields)[number];

/** A share from 0 to 1 as a percentage. */
export const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

const legalForms = ['inc', 'ltd', 'llc', 'gmbh', 'corp', 'co', 'company', 'limited', 'plc'];
const legalForm = new RegExp(`[\\s,]+(?:${legalForms.join('|')})\\.?$`, 'iu');
/** Legal forms that precede the name, as of Russian companies. */
const legalFormBefore = /^joint stock company\s+/iu;
const version = /\s+v?\d+(?:\.\d+)*\+?(?:\s?[-–]\s?\d+(?:\.\d+)*\+?)?$/iu;

/**
 * Spelling variants of a name. Any name: without the brackets after it. A company or school: with and without its
 * article, its legal form, or the place after a comma. A skill: without its version, and with its other known names,
 * such as JS and JavaScript. Case, accents, spaces and punctuation are ignored anyway.
 */
export function spellingsOf(field: Field, value: string): string[] {
  const whole = value.replace(/\s*[(（].*$/u, '');
  if (field === 'skill') {
    const bare = whole.replace(version, '');
    const known = findSkill(value) ?? findSkill(bare);
    return [value, whole, bare, ...(known ? [known.names.en, ...known.aliases] : [])];
  }
  if (field !== 'company' && field !== 'school') return [value, whole];
  const names = [value, whole, whole.replace(/,\s.*$/u, '')].map((name) =>
    name
      .replace(/^the\s+/iu, '')
      .replace(legalFormBefore, '')
      .replace(legalForm, ''),
  );
  return [
    value,
    ...names.flatMap((bare) => [bare, `the ${bare}`, ...legalForms.map((form) => `${bare} ${form}`)]),
  ];
}

/** The values that were read, by field. */
export function valuesOf({ work, schools, skills }: ResumeFacts): Record<Field, string[]> {
  const present = (values: (string | null | undefined)[]) =>
    values.filter((value) => value !== undefined && value !== null);
  return {
    title: present(work.map(({ title }) => title?.value)),
    company: present(work.map(({ company }) => company?.value)),
    dates: work.flatMap(({ start, end, current }) =>
      present([start && `from ${start.value}`, (end ?? current) && `to ${end?.value ?? 'present'}`]),
    ),
    school: present(schools.map(({ school }) => school?.value)),
    skill: skills.map(({ value }) => value),
  };
}

/** The comparison key of a label, or a hash of it. */
export type LabelKey = (field: Field, value: string) => string;

/** Counts what was read and labelled of each field, and values that stand nowhere in their document. */
export class ResumeScores {
  readonly counts = Object.fromEntries(
    fields.map((field) => [field, { right: 0, read: 0, labelled: 0 }]),
  ) as Record<Field, { right: number; read: number; labelled: number }>;
  invented = 0;

  /** `labels` are keys; each of them is found once at most. */
  add(
    facts: ResumeFacts,
    labels: Partial<Record<Field, readonly string[]>>,
    keyOf: LabelKey,
    document: string,
  ): void {
    const read = valuesOf(facts);
    const whole = comparisonKey(document);
    for (const field of fields) {
      const wanted = [...(labels[field] ?? [])];
      const count = this.counts[field];
      count.labelled += wanted.length;
      count.read += read[field].length;
      for (const value of read[field]) {
        if (field !== 'dates' && !whole.includes(comparisonKey(value))) this.invented += 1;
        const keys = spellingsOf(field, value).map((one) => keyOf(field, one));
        const at = wanted.findIndex((label) => keys.includes(label));
        if (at < 0) continue;
        wanted.splice(at, 1);
        count.right += 1;
      }
    }
  }
}
