import { spawnSync } from 'node:child_process';
import {
  type LanguageTag,
  languages,
  type ResumeTemplate,
  resumeTemplates,
} from '@jobharbor/shared/contracts';
import { exampleResume } from '../domain/generated-resumes/example-resume.ts';
import { renderPdf } from '../domain/generated-resumes/render-pdf.ts';
import { readFacts } from '../domain/resume-facts/read-facts.ts';
import { comparisonKey } from '../domain/resume-facts/words/words.ts';
import { readPdf } from '../domain/resume-reading/read-pdf.ts';
import { percent } from './resume-scores.ts';

/** Round trips of generated résumés in every language and template, by our own reader and by `pdftotext`. */
export async function printRoundTrips(print: (line: string) => void): Promise<void> {
  print('What a résumé of the product keeps when it is read back (goal 95 %):');
  for (const { value } of languages) {
    const kept = [];
    for (const template of resumeTemplates)
      kept.push(`${template} ${percent(await measureRoundTrip(value, template))}`);
    print(`  ${value.padEnd(8)} ${kept.join(', ')}`);
  }
  print('Words of a résumé of the product that pdftotext finds (goal 99 %):');
  for (const { value } of languages) {
    const found = [];
    for (const template of resumeTemplates) {
      const share = await measureOtherReader(value, template);
      found.push(`${template} ${share === null ? 'not measured' : percent(share)}`);
    }
    print(`  ${value.padEnd(8)} ${found.join(', ')}`);
  }
}

const certificates = [
  { name: 'Forklift Class B', issuer: 'TESDA', date: '2021-03' },
  { name: 'First Aid', issuer: 'Red Cross', date: '2019' },
];

/** Fields of the example that survive a round trip. */
async function measureRoundTrip(language: LanguageTag, template: ResumeTemplate): Promise<number> {
  const document = { ...exampleResume(language), certificates };
  const { pdf } = await renderPdf({ document, template, paper: 'a4', language });
  const { about, work, schools, skills, languages: spoken, licenses } = readFacts((await readPdf(pdf)).lines);
  const read = [
    ...licenses.flatMap(({ title, issuer, issued }) => [title, issuer, issued]),
    ...[about.headline, about.summary, ...skills],
    ...work.flatMap(({ title, company, start, end }) => [title, company, start, end]),
    ...schools.flatMap(({ school, degree, field, start, end }) => [school, degree, field, start, end]),
  ].map((fact) => comparisonKey(fact?.value ?? ''));
  const written = [
    ...certificates.flatMap(({ name, issuer, date }) => [name, issuer, date]),
    ...[document.basics?.label, document.basics?.summary, ...(document.skills ?? []).map(({ name }) => name)],
    ...(document.work ?? []).flatMap(({ position, name, startDate, endDate }) => [
      position,
      name,
      startDate,
      endDate,
    ]),
    ...(document.education ?? []).flatMap(({ institution, studyType, area, startDate, endDate }) => [
      ...[institution, studyType, area, startDate, endDate],
    ]),
  ].filter((value) => value !== undefined);
  const kept = written.filter((value) => read.includes(comparisonKey(value))).length;
  const languagesKept = Math.min(spoken.length, document.languages?.length ?? 0);
  return (kept + languagesKept) / (written.length + (document.languages?.length ?? 0));
}

/** Words of the example that another program, `pdftotext`, finds in its text; null where that is not installed. */
async function measureOtherReader(language: LanguageTag, template: ResumeTemplate): Promise<number | null> {
  const document = exampleResume(language);
  const { pdf } = await renderPdf({ document, template, paper: 'a4', language });
  const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  if (error) return null;
  const bare = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, ' ');
  const wordsOf = (text: string) =>
    bare(text)
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter(Boolean);
  const texts = [document.basics, document.work, document.education, document.skills].flatMap(textsIn);
  const written = texts.filter((text) => !/^\d{4}|^[\p{Ll}-]{2,7}$/u.test(text)).flatMap(wordsOf);
  const read = new Set(wordsOf(stdout));
  const whole = bare(stdout).replace(/\s/g, '');
  // Chinese and Japanese words may be broken at the end of a line.
  const isFound = (word: string) => read.has(word) || (/[\u3040-\u9fff]/u.test(word) && whole.includes(word));
  return written.filter(isFound).length / written.length;
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
