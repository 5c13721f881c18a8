import { expect, it } from 'vitest';
import { linesOf } from '../../../testing/samples/resume-lines.ts';
import { toSourceLines } from '../lines/source-line.ts';
import { readFacts } from '../read-facts.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (text: string) =>
  findSections(
    toSourceLines(
      text
        .trim()
        .split('\n')
        .map((line) => ({ page: 1, kind: 'text', text: line })),
    ),
  );
const textOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

it('takes the last word of a broken sentence for no heading', () => {
  const { work, other } = sectionsOf(`
WORK EXPERIENCE
Cook, Hotel Quay 2019 - 2021
The kitchen was built for bread, cakes, and the registration of
patents
Baker, Nordwind 2015 - 2019`);
  expect(textOf(work)).toHaveLength(4);
  expect(other).toEqual([]);
});

it('takes labels that several jobs have, or that are smaller than the headings, for no headings', () => {
  const { work, other, skills, found } = sectionsOf(`
WORK EXPERIENCE
Cook, Hotel Quay 2019 - 2021
Achievements
Wrote the recipes
Tools:
Oven and knife
Baker, Nordwind 2015 - 2019
Achievements
Baked the bread
SKILLS
Excel`);
  expect(textOf(work)).toHaveLength(8);
  expect(other).toEqual([]);
  expect(textOf(skills)).toEqual(['Excel']);
  expect([...found]).toEqual(['work', 'skills']);
});

it('keeps a heading of achievements that stands once, like the other headings', () => {
  const { other } = sectionsOf(`
Work experience
Cook, Hotel Quay 2019 - 2021
Achievements:
Best bread of the town`);
  expect(textOf(other)).toEqual(['Best bread of the town']);
});

it('reads a heading of education and its school on one line', () => {
  const { education } = sectionsOf(`
Experience
Cook, Hotel Quay 2019 - 2021
Education Ege University 2008 - 2013`);
  expect(textOf(education)).toEqual(['Ege University 2008 - 2013']);
});

it.each([
  ['education', ['ACADEMICS', 'Educational Qualifications', 'Academic details:']],
  ['work', ['Work Experiences', 'EMPLOYMENT DETAILS', 'Internships']],
  ['skills', ['Skill Set', 'COMPUTER LITERACY', 'Technical proficiency:']],
  ['summary', ['Career Profile']],
  ['languages', ['Languages known']],
  ['other', ['Personal data', 'Declaration', 'Extracurricular Activities']],
] as const)('begins %s below its usual headings', (name, headings) => {
  for (const heading of headings) {
    const sections = sectionsOf(`Maya Santos\n${heading}\nOven, knife`);
    expect([heading, textOf(sections[name])]).toEqual([heading, ['Oven, knife']]);
  }
});

it.each(['HARD SKILLS ACHIEVEMENTS', 'Hard skills Finished projects'])(
  'knows from "%s" that columns were read across, also of a heading that the lists know in part',
  (headings) => {
    expect(sectionsOf(`${headings}\nExcel Baked for all\nEducation`).isAcross).toBe(true);
  },
);

it('ends columns that begin on one line where headings with lines of their own follow', () => {
  const { isAcross, mixed, education, skills } = sectionsOf(`
SKILLS ACHIEVEMENTS
Databases: MySQL. Baked for all
Tools: Excel, Word
EDUCATION
Ege University 2008 - 2013
WORK EXPERIENCE
Cook, Hotel Quay 2019 - 2021`);
  expect([isAcross, textOf(skills)]).toEqual([false, []]);
  expect(textOf(mixed)).toEqual(['Databases: MySQL. Baked for all', 'Tools: Excel, Word']);
  expect(textOf(education)).toEqual(['Ege University 2008 - 2013']);
});

it('continues a list after its label, past text between its lines', () => {
  const { skills } = sectionsOf(
    'Maya Santos\nSkills: Java, Python;\nTel: 555\nMaven, Gradle;\nI bake, too\n',
  );
  expect(textOf(skills)).toEqual(['Java, Python;', 'Maven, Gradle;']);
});

it('knows a heading that has lost its ligatures', () => {
  const { education, found } = sectionsOf(`
Work experience
Cook, Hotel Quay 2019 - 2021
Educaon
Ege University 2008 - 2013`);
  expect(textOf(education)).toEqual(['Ege University 2008 - 2013']);
  expect([...found]).toEqual(['work', 'education']);
});

it('knows one heading whose letters stand apart', () => {
  const { skills, all } = sectionsOf(`
T O O L S\t&\tT E C H
Excel Word`);
  expect(textOf(skills)).toEqual(['Excel Word']);
  expect(textOf(all)).toEqual(['Excel Word']);
});

it('takes columns to go on where the section of languages holds lines of another one', () => {
  const { isAcross } = sectionsOf(`
Skills Projects
Rye Bread for the town
Work experience
Nordwind:
Languages
Head baker
English > Baking for all
for Hotel Quay; on-site
Norwegian
Blue Harbor:
Pastry cook
Education
Ege University`);
  expect(isAcross).toBe(true);
});

it('takes a heading of several kinds of merits for one heading, and not for columns', () => {
  const { found, isAcross } = sectionsOf(
    'EXPERIENCE\nCook, Quay Hotel\t2019 – 2021\nHONORS, AWARDS & CERTIFICATIONS\nCook of the Year\t2020',
  );
  expect([[...found], isAcross]).toEqual([['work', 'achievements'], false]);
});

it('reads headings that are points of a list, where three are', () => {
  const { work, schools, skills } = readFacts(
    linesOf(
      'Ana Pérez\n▪ EXPERIENCIA LABORAL\nContadora Sr. — Grupo Marítimo S.A. de C.V.\nene 2019 – a la fecha\n• Estados financieros\n▪ FORMACIÓN ACADÉMICA\nUniversidad del Puerto, 2011 – 2015\n▪ HABILIDADES\nExcel, SAP',
    ),
  );
  expect(work.map(({ title }) => title?.value)).toEqual(['Contadora Sr.']);
  expect(schools.map(({ school }) => school?.value)).toEqual(['Universidad del Puerto']);
  expect(skills.map(({ value }) => value)).toEqual(['Excel', 'SAP']);
});

it('takes no referee for a job in the years of a school', () => {
  const { work } = readFacts(
    linesOf(
      'Ayşe Yılmaz\n★ İŞ DENEYİMİ\nMuhasebe Uzmanı | Liman Lojistik A.Ş. | Mart 2019 – Halen\n★ EĞİTİM\nEge Üniversitesi, İşletme (Lisans) | 2012 – 2016\n★ BECERİLER\nExcel\n★ REFERANSLAR\nMehmet Kaya, Müdür, Liman Lojistik A.Ş.',
    ),
  );
  expect(work.map(({ title }) => title?.value)).toEqual(['Muhasebe Uzmanı']);
});
