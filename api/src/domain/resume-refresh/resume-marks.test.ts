import { expect, it } from 'vitest';
import { newMarks, type ResumeContent, resumeMarks } from './resume-marks.ts';

const work = {
  company_name: 'Kopi Co',
  job_title: 'Barista',
  start_month: '2020-03',
  end_month: null,
  description: 'Ran the bar of a busy shop for two years.',
};
const content: ResumeContent = {
  headline: 'Barista',
  summary: 'I run the bar.',
  location: 'Iloilo City',
  working_since: 2015,
  entries: [
    { kind: 'work_experience', content: work },
    { kind: 'skill', content: { name: 'C#', proficiency: null } },
  ],
};
const seen = new Set(newMarks(resumeMarks(content), new Set()));
const withWork = (change: object): ResumeContent => ({
  ...content,
  entries: [{ kind: 'work_experience', content: { ...work, ...change } }, ...content.entries.slice(1)],
});
const isChange = (changed: ResumeContent, earlier: ReadonlySet<number> = seen) =>
  newMarks(resumeMarks(changed), earlier) !== null;

it.each<[string, ResumeContent]>([
  ['nothing', content],
  [
    'spaces, capital letters and punctuation',
    { ...content, headline: '  BARISTA. ', summary: 'I run\nthe bar!' },
  ],
  ['full-width letters', { ...content, headline: 'Ｂａｒｉｓｔａ' }],
  ['another order', { ...content, entries: content.entries.toReversed() }],
  ['an entry less', { ...content, entries: content.entries.slice(1) }],
  ['pay, which its owner alone sees', withWork({ monthly_salary: 100, currency: 'PHP' })],
  ['four new words', { ...content, summary: 'I run the bar and train many new' }],
  ['words that another text has', { ...content, summary: 'I ran a busy shop for two years' }],
  [
    'job wishes',
    { ...content, entries: [...content.entries, { kind: 'job_preference', content: { job_title: 'Cook' } }] },
  ],
])('takes %s for no change', (_what, changed) => {
  expect(isChange(changed)).toBe(false);
});

it.each<[string, ResumeContent]>([
  ['a skill', { ...content, entries: [...content.entries, { kind: 'skill', content: { name: 'C++' } }] }],
  ['the end of a job', withWork({ end_month: '2026-10' })],
  ['another headline', { ...content, headline: 'Head barista' }],
  ['five new words', { ...content, summary: 'I run the bar and train many new people' }],
  ['a Chinese text', { ...content, summary: '我在一家繁忙的咖啡馆负责培训新员工和采购' }],
])('takes %s for a change', (_what, changed) => {
  expect(isChange(changed)).toBe(true);
});

it('takes a change and back for none, however often', () => {
  const changed = { ...content, headline: 'Head barista' };
  const later = new Set([...seen, ...(newMarks(resumeMarks(changed), seen) ?? [])]);
  expect(isChange(content, later)).toBe(false);
  expect(isChange(changed, later)).toBe(false);
});
