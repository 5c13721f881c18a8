import { expect, it } from 'vitest';
import { linesOf } from '../../../testing/samples/resume-lines.ts';
import { readFacts } from '../read-facts.ts';

it.each([
  ['Jun 2019Oct\tPastry Cook', ['Pastry Cook', undefined]],
  [
    'Jun 2019 - Oct 2020 Baking programme at Tern Logic, Norway, Oslo\tPastry Cook',
    ['Pastry Cook', 'Tern Logic'],
  ],
  ['Cook at Individual entrepreneur, Oslo\nJun 2019 - Oct 2020', ['Cook', 'Individual entrepreneur']],
  ['Pastry Cook\nTern Technologies\nJun 2019 - Oct 2020', ['Pastry Cook', 'Tern Technologies']],
  ['Tern Bread Ltd, Oslo Cook English -B2\nJun 2019 - Oct 2020', ['Cook', 'Tern Bread Ltd']],
])('tells title and employer of "%s"', (text, names) => {
  const { work } = readFacts(linesOf(`WORK EXPERIENCE\n${text}`));
  expect(work.map(({ title, company }) => [title?.value, company?.value])).toEqual([names]);
});

it('reads no job in a sentence that says who the person is', () => {
  const text = 'SUMMARY EXPERIENCE\nA Cook Tern & Sons Ltd\nwith years of bread Baker\nJun 2019 - Oct 2020';
  expect(readFacts(linesOf(text)).work.map(({ title }) => title?.value)).not.toContain('A Cook');
});

it.each([
  ['2020年4月\n～\n現在\n株式会社みなと商事\n【役職】経理担当', ['2020-04', null]],
  ['2020年4月\n～\n2021年3月\n株式会社みなと商事\n【役職】経理担当', ['2020-04', '2021-03']],
])('reads the time of "%s" from three lines of a narrow column', (text, times) => {
  const { work } = readFacts(linesOf(`■職務経歴\n${text}`));
  expect(work.map(({ start, end }) => [start?.value, end?.value ?? null])).toEqual([times]);
});

it('reads a time whose end stands in the column of the next line', () => {
  const jobs = '2021 -\tBaker\nPresent\tTern Bread | Oslo\n2018 -\tWaiter\n2021\tQuay Socks | Oslo';
  const { work } = readFacts(linesOf(`WORK EXPERIENCE\n${jobs}`));
  expect(
    work.map(({ title, company, start, end }) => [title?.value, company?.value, start?.value, end?.value]),
  ).toEqual([
    ['Baker', 'Tern Bread', '2021', undefined],
    ['Waiter', 'Quay Socks', '2018', '2021'],
  ]);
});

it.each([
  [
    'Experiencia laboral\n08/2016–04/2017\tBecaria de auditoría, Despacho Arriaga y Socios, León.',
    ['Becaria de auditoría', 'Despacho Arriaga y Socios'],
  ],
  [
    'Experiência Profissional\nEmpresa: Montadora Serra Azul\nCargo: Eletricista\nPeríodo: 09/2015 a 03/2019',
    ['Eletricista', 'Montadora Serra Azul'],
  ],
  ['工作經歷\n2020/05~2024/04\t行銷專員\n晨光食品股份有限公司 台北市', ['行銷專員', '晨光食品股份有限公司']],
])('tells the employer of "%s" by its own words', (text, names) => {
  const { work } = readFacts(linesOf(text));
  expect(work.map(({ title, company }) => [title?.value, company?.value])).toEqual([names]);
});

it('reads headings at the side that wrap', () => {
  const text =
    'FORMAÇÃO\tCurso Técnico em Eletromecânica\nSENAI Curitiba – 02/2013 a 12/2014\nACADÊMICA\nEXPERIÊNCIA\nPROFISSIONAL\n04/2019 a atual\nPapel e Celulose Iguaçu S.A. – Curitiba, PR\nCargo: Técnico de Manutenção';
  const { work, schools } = readFacts(linesOf(text));
  expect(schools.map(({ school }) => school?.value)).toEqual(['SENAI Curitiba']);
  expect(work.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Técnico de Manutenção', 'Papel e Celulose Iguaçu S.A.'],
  ]);
});
