import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../testing/samples/resume-lines.ts';
import { readFacts } from '../read-facts.ts';

describe('a résumé whose entries are written in another way', () => {
  const jobsOf = (text: string) =>
    readFacts(linesOf(text)).work.map(({ title, company, start, end, current }) =>
      [title, company, start, end ?? current].map((fact) => fact?.value),
    );

  it('has the beginning and the end of each time on two lines', () => {
    const text = `
WORK EXPERIENCE
2019, August NORTH QUAY BAKERY (northquay.example), Norway
2021, May Head Baker
Planned the week and bought the flour.
2016, June GRAND HOTEL, Norway
2019, July Pastry Cook`;
    expect(jobsOf(text)).toEqual([
      ['Head Baker', 'NORTH QUAY BAKERY', '2019-08', '2021-05'],
      ['Pastry Cook', 'GRAND HOTEL', '2016-06', '2019-07'],
    ]);
  });

  it('is in Arabic, with a word between title and company, and Arabic commas', () => {
    const text = `
الخبرات العملية
مهندسة جودة في شركة الخليج للصناعات
يناير 2019 - مارس 2021
التعليم
جامعة الملك سعود، بكالوريوس هندسة صناعية، 2014 - 2018`;
    expect(jobsOf(text)).toEqual([['مهندسة جودة', 'شركة الخليج للصناعات', '2019-01', '2021-03']]);
    const [school] = readFacts(linesOf(text)).schools;
    expect([school?.school?.value, school?.degree?.value, school?.field?.value]).toEqual([
      'جامعة الملك سعود',
      'بكالوريوس',
      'هندسة صناعية',
    ]);
  });

  it('repeats the title in a headline, and lists tools that are named after occupations', () => {
    const text = `
Ana Berg
Head Baker - North Quay
WORK EXPERIENCE
Head Baker
SAP - Haifa, Israel
Jan 2018 - present
Pastry Cook
Grand Hotel - Bergen, Norway
Nov 2016 - Dec 2017
Tools: Oven Manager, Flour Press, SQL Developer
SKILLS
Baking, Flour Engineer, Yeast`;
    expect(jobsOf(text)).toEqual([
      ['Head Baker', 'SAP', '2018-01', 'true'],
      ['Pastry Cook', 'Grand Hotel', '2016-11', '2017-12'],
    ]);
  });

  it('keeps apart single dates of which one alone would be such a pair', () => {
    const text = `
EDUCATION
2012, June Ege University
2014, May Head Baker of the year`;
    expect(jobsOf(text)).toEqual([]);
  });

  it('has no dates, and names each job in a point', () => {
    const text = `
EXPERIENCE
- Grand Hotel (Oslo, Norway) Pastry Cook
Description: breads and cakes for all guests
- Worked with a baker (part of the team) on new recipes
- North Quay (Bergen, Norway) Head Baker
EDUCATION
- National Culinary University, Bergen Norway
Degree: Bakery`;
    expect(jobsOf(text).map(([title, company]) => [title, company])).toEqual([
      ['Pastry Cook', 'Grand Hotel'],
      ['Head Baker', 'North Quay'],
    ]);
    expect(readFacts(linesOf(text)).schools.map(({ school }) => school?.value)).toEqual([
      'National Culinary University',
    ]);
  });

  it('says in brackets how much one worked, and behind a word for what', () => {
    const text = `
EXPERIENCE
2019 October - now: Pastry Cook (part time) in project Bread Lab Ltd., Oslo
2017 July - 2019 October: Pastry Cook in Grand-Hotel, Oslo`;
    expect(jobsOf(text)).toEqual([
      ['Pastry Cook', 'Bread Lab Ltd.', '2019-10', 'true'],
      ['Pastry Cook', 'Grand-Hotel', '2017-07', '2019-10'],
    ]);
  });

  it('names a school behind what was studied', () => {
    const text = `
EDUCATION
Engineer Ege State University of Economics
Sep 2003 - Aug 2009`;
    expect(readFacts(linesOf(text)).schools.map(({ school }) => school?.value)).toEqual([
      'Ege State University of Economics',
    ]);
  });
});

it.each([
  ['경력사항\n2020.03 ~ 현재 | (주)푸른바다 | 물류팀 대리', ['물류팀 대리', '(주)푸른바다', '2020-03']],
  [
    '職務経歴\n□2020年4月～現在\t株式会社ハナモリ（正社員）\n【渋谷店 店長】\n□2014年4月～2020年3月\t有限会社ミズキ商店\n【販売員】',
    ['渋谷店 店長', '株式会社ハナモリ', '2020-04'],
  ],
  [
    'Employment\n2014-2016 Warehouse Operative with Brightline Foods',
    ['Warehouse Operative', 'Brightline Foods', '2014'],
  ],
  ['工作經歷\n2021/03 ~ 仍在職 暖日文創有限公司 行銷企劃', ['行銷企劃', '暖日文創有限公司', '2021-03']],
  [
    'ACADEMIC APPOINTMENTS\n2021–present\tAssociate Professor, University of Bergen',
    ['Associate Professor', 'University of Bergen', '2021'],
  ],
  [
    'WORK EXPERIENCE\nMail Clerk, Oslo Postal Service\n06/2019 - Present\nSupervisor: Alan Berg (may contact)',
    ['Mail Clerk', 'Oslo Postal Service', '2019-06'],
  ],
  [
    'Experience\n2011–2014\tIn-house Translator, Moravia IT s.r.o.',
    ['In-house Translator', 'Moravia IT s.r.o.', '2011'],
  ],
  [
    'Jana Holm — Freelance Translator\njana@example.org\nExperience\n2018–2021',
    ['Freelance Translator', undefined, '2018'],
  ],
  [
    'Ana Lobo\nRua das Acácias, 120\nObjetivo: Operador de empilhadeira\nFormação\nEnsino Médio – Colégio Azul – 2009\nExperiência\nEmpresa: Serra Ltda.\nCargo: Repositor\nPeríodo: 02/2012 a 04/2018',
    ['Repositor', 'Serra Ltda.', '2012-02'],
  ],
  [
    'EXPERIENCE\nSTAFF NURSE\nQuay Medical Center\nJune 2017 to Present\nLICENSURE / TRAININGS\nBLS Provider, March 2024\nCHARACTER REFERENCES\nDr. Ramon Velasco – Head, Medical Ward',
    ['STAFF NURSE', 'Quay Medical Center', '2017-06'],
  ],
])('reads no other job first than the one of %j', (text, job) => {
  const { work } = readFacts(linesOf(text));
  expect(work.map(({ title, company, start }) => [title?.value, company?.value, start?.value])[0]).toEqual(
    job,
  );
  expect(work).toHaveLength(text.split(/□/u).length === 3 ? 2 : 1);
});

it.each([
  ['학력사항\n2012.03 ~ 2016.02 부산대학교 무역학과 졸업', ['부산대학교', '무역학과', '2012-03']],
  [
    'EDUCATIONAL ATTAINMENT\nSecondary\tQuay National High School\t2006 - 2010',
    ['Quay National High School', undefined, '2006'],
  ],
  [
    'PENDIDIKAN\nIjazah Sarjana Muda Perakaunan, UiTM Segamat (2017 - 2019) PNGK 3.45',
    ['UiTM Segamat', 'Perakaunan', '2017'],
  ],
])('reads the school of %j', (text, school) => {
  const [first] = readFacts(linesOf(text)).schools;
  expect([first?.school?.value, first?.field?.value, first?.start?.value]).toEqual(school);
});
