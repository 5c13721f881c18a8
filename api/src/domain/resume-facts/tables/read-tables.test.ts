import { expect, it } from 'vitest';
import { linesOf } from '../../../testing/samples/resume-lines.ts';
import { readFacts } from '../read-facts.ts';

const read = (text: string) => {
  const { work, schools } = readFacts(linesOf(text));
  return {
    work: work.map(({ title, company, start, end, current }) => [
      ...[title?.value, company?.value, start?.value],
      end?.value ?? (current ? 'now' : undefined),
    ]),
    schools: schools.map(({ school, degree, field, end }) => [
      ...[school?.value, degree?.value, field?.value, end?.value],
    ]),
  };
};

it('reads the columns of a table by their heads, whatever the names in it are', () => {
  const text = [
    ...['Work Experience', 'No.\tEmployer\tDesignation\tFrom\tTo\tReason for leaving'],
    '1\tUrkiola Brava\tMudlark\tMarch 2020\tPresent\t-',
    '2\tSolveig Quint\tTallyman\tJan 2016\tFeb 2020\tRelocated',
    ...['Education', 'Qualification\tBoard/University\tYear of passing\tPercentage'],
    'B.Tech in Dyeing\tHalvard Quint\t2015\t81 %',
    'XII\tSt Brannock\t2011\t77 %',
    ...['Skills', 'Excel'],
  ].join('\n');
  expect(read(text)).toEqual({
    work: [
      ['Mudlark', 'Urkiola Brava', '2020-03', 'now'],
      ['Tallyman', 'Solveig Quint', '2016-01', '2020-02'],
    ],
    schools: [
      ['Halvard Quint', 'B.Tech', 'Dyeing', '2015'],
      ['St Brannock', 'XII', undefined, '2011'],
    ],
  });
});

it.each([
  ['Experiencia', 'Empresa\tCargo\tPeriodo', 'Urkiola\tEstibador\t2019 – 2021'],
  ['Experiência', 'Período\tEmpresa\tFunção', '2019 – 2021\tUrkiola\tEstibador'],
  ['Pengalaman Kerja', 'No\tNama Perusahaan\tJabatan\tTahun', '1\tUrkiola\tEstibador\t2019 – 2021'],
  ['İş Deneyimi', 'Firma\tGörev\tTarih', 'Urkiola\tEstibador\t2019 – 2021'],
  ['الخبرات', 'المسمى الوظيفي\tجهة العمل\tالفترة', 'Estibador\tUrkiola\t2019 – 2021'],
  ['職歴', '期間\t会社名\t職種', '2019年 – 2021年\tUrkiola\tEstibador'],
  ['工作经历', '起止时间\t工作单位\t职务', '2019 – 2021\tUrkiola\tEstibador'],
  ['工作經歷', '公司名稱\t職稱\t任職期間', 'Urkiola\tEstibador\t2019 – 2021'],
  ['경력사항', '근무기간\t회사명\t직위', '2019 – 2021\tUrkiola\tEstibador'],
])('reads a table below "%s"', (heading, heads, row) => {
  expect(read(`${heading}\n${heads}\n${row}`).work).toEqual([['Estibador', 'Urkiola', '2019', '2021']]);
});

it('adds the points below a row to its job', () => {
  const { work } = readFacts(
    linesOf(
      'Experience\nCompany\tPosition\tDates\nUrkiola\tTallyman\t2019 – 2021\n• Counted crates\nSkills\nExcel',
    ),
  );
  expect(work.map(({ description }) => description?.value)).toEqual(['Counted crates']);
});

it('takes heads with other lines below them for no table', () => {
  expect(read('Experience\nCompany\tPosition\nCook, Quay Hotel\t2019 – 2021').work).toEqual([
    ['Cook', 'Quay Hotel', '2019', '2021'],
  ]);
});
