import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPdf } from '../resume-reading/read-pdf.ts';
import type { Fact } from './lines/source-line.ts';
import { readFacts } from './read-facts.ts';

/** The résumé of nobody in the usual layouts, printed by a browser: side bars, bands, dates or headings in a column. */
const folder = join(import.meta.dirname, 'layouts');
const of = (facts: (Fact | null)[]) => facts.map((fact) => fact?.value);

it.each(readdirSync(folder))('reads all of %s, whatever the layout', async (name) => {
  const { lines } = await readPdf(readFileSync(join(folder, name)));
  const { about, work, schools, skills, languages } = readFacts(lines);
  expect(about.headline?.value).toBe('Backend developer');
  const jobs = work.map(({ title, company, start, end }) => of([title, company, start, end]));
  expect(jobs).toEqual([
    ['Senior Backend Developer', 'Nordwind', '2021-03', undefined],
    ['QA Automation Engineer', 'Blue Harbor Media', '2018-06', '2021-02'],
    ['Sales Manager', 'Tern & Sons Ltd', '2015-01', '2018-05'],
  ]);
  expect(work[0]?.current?.value).toBe('true');
  expect(schools.map(({ school, degree, field, end }) => of([school, degree, field, end]))).toEqual([
    ['Ege University', "Bachelor's degree", 'Tourism', '2015'],
    ['Harbour Business College', 'Diploma', 'Accounting', '2011'],
  ]);
  expect(of(skills).sort()).toEqual([
    'Docker',
    'Git',
    'Java',
    'Kubernetes',
    'PostgreSQL',
    'Python',
    'REST',
    'Spring Boot',
  ]);
  expect(languages.map(({ language, level }) => of([language, level]))).toEqual([
    ['en', 'fluent'],
    ['lv', 'native'],
    ['de', 'basic'],
  ]);
});
