import { expect, it } from 'vitest';
import { linesOf } from '../../../testing/samples/resume-lines.ts';
import { readFacts } from '../read-facts.ts';

const jobsOf = (text: string) =>
  readFacts(linesOf(`Experience\n${text}`)).work.map(({ title, company, start, end, current }) => [
    ...[title?.value, company?.value, start?.value],
    end?.value ?? (current ? 'now' : undefined),
  ]);

it.each([
  [
    'Working as a Payroll Officer at Tidewater Mills since March 2019.',
    ['Payroll Officer', 'Tidewater Mills', '2019-03', 'now'],
  ],
  [
    'I worked as waiter in Blue Quay Restaurant, 2017 - 2019',
    ['waiter', 'Blue Quay Restaurant', '2017', '2019'],
  ],
  [
    'Worked with Pune Dyeworks as a Lab Technician from January 2017 to May 2021',
    ['Lab Technician', 'Pune Dyeworks', '2017-01', '2021-05'],
  ],
  [
    'Trabajé como estibador en Urkiola Brava desde 2015 hasta 2018',
    ['estibador', 'Urkiola Brava', '2015', '2018'],
  ],
  ['Trabalhei como auxiliar na Padaria Quint, 2015 – 2018', ['auxiliar', 'Padaria Quint', '2015', '2018']],
  ['Bekerja sebagai kasir di Toko Brava, 2019 - 2021', ['kasir', 'Toko Brava', '2019', '2021']],
])('reads the job of the sentence "%s"', (sentence, job) => {
  expect(jobsOf(sentence)).toEqual([job]);
});

it('keeps jobs that stand in sentences below each other apart', () => {
  expect(
    jobsOf(
      'Worked as a Store Keeper at Brannock Foods from 2015 to 2018.\nWorked as a Clerk at Tern (2012 – 2015)',
    ),
  ).toEqual([
    ['Store Keeper', 'Brannock Foods', '2015', '2018'],
    ['Clerk', 'Tern', '2012', '2015'],
  ]);
});

it('takes a sentence about how somebody worked for no job of its own', () => {
  expect(jobsOf('Cook, Quay Hotel, 2015 – 2018\n• Worked as a team in shifts of the 2016 season')).toEqual([
    ['Cook', 'Quay Hotel', '2015', '2018'],
  ]);
});
