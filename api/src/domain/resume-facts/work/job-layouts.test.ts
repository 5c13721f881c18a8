import { expect, it } from 'vitest';
import { readFacts } from '../read-facts.ts';

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ page: 1, kind: /^[•-] /.test(line) ? 'item' : 'text', text: line }) as const);

const jobs = [
  {
    ...{ title: 'Senior Baker', company: 'Nordwind', place: 'Riga, Latvia', from: 'Mar 2021', to: 'present' },
    body: 'Baked for the whole street every morning.\n- Moved the ovens to the new house',
  },
  {
    ...{
      title: 'Pastry Cook',
      company: 'Blue Harbor Media',
      place: 'Oslo',
      from: 'Jun 2018',
      to: 'Feb 2021',
    },
    body: '- Wrote recipes for three kitchens\n- Trained the beginners',
  },
  {
    ...{ title: 'Sales Manager', company: 'Tern & Sons Ltd', place: 'Bergen, Norway' },
    ...{ from: 'Jan 2015', to: 'May 2018' },
    body: 'Responsible for customers in the north of the country and for the team of five people',
  },
];
const wanted = jobs.map(({ title, company, from, to }) => [title, company, from.slice(-4), to.slice(-4)]);

const read = (text: string) =>
  readFacts(lines(text)).work.map(({ title, company, start, end, current }) => [
    ...[title?.value, company?.value, start?.value.slice(0, 4)],
    end?.value.slice(0, 4) ?? (current ? 'sent' : undefined),
  ]);

function written(layout: string, { title, company, place, from, to }: (typeof jobs)[number]): string {
  const parts: Record<string, string> = { T: title, C: company, P: place, D: `${from} - ${to}` };
  return layout.replace(/(?<![\p{L}])[TCPD](?![\p{L}])|(?<! )\/(?! )/gu, (part) => parts[part] ?? '\n');
}

// T title, C company, P place, D dates; a stroke without spaces is the end of a line.
it.each([
  ...['T/C/D', 'C/T/D', 'D/T/C', 'D/C/T', 'T D/C', 'C D/T', 'T/D/C', 'C/D/T', 'T/C D', 'T, D/C', 'T (D), C'],
  ...['T D/C, P', 'C, P D/T', 'T, C D', 'T, C, P D', 'C, T D', 'D T, C', 'D C, T', 'D: C - T', 'T - C/D'],
  ...[
    'T – C (D)',
    'C – T (D)',
    'T at C, D',
    'T at C/D',
    'T @ C/D/P',
    'T | C | P/D',
    'C | P | D/T',
    'D | C/T',
  ],
  ...['T/C, P/D', 'C, P/T/D', 'C/P/T/D', 'T/C/P/D', 'C (P)/T/D', 'C (P)/D T', 'C/D, P/T', 'C (P) T D'],
  ...['C\tD/T\tP', 'T\tD/C\tP', 'C\tP/T\tD', 'T — C — D', 'C: T, D', '1. C, T/D', '• T, C, D'],
  ...[
    'T (C) D',
    'D C (P) - T',
    'T for C/D',
    'T @C D',
    'C; T; D',
    'C / T / D',
    'C · Full-time/T/D',
    'D/P/C/T',
    'D, P/T/C',
  ],
  ...['C/D/P/T', 'D  T  C', 'T  C  D'],
  ...['Company: C/Position: T/D', 'D/Employer: C/Job title: T', 'Empresa: C/Cargo: T/D'],
])('tells title, company and time of jobs that are written as "%s"', (layout) => {
  const entries = jobs.map((job) => `${written(layout, job)}\n${job.body}`);
  const text = [
    'Ana Berg',
    'WORK EXPERIENCE',
    ...entries,
    'EDUCATION',
    'Ege University',
    'BSc in Physics, 2014',
  ];
  expect(read(text.join('\n'))).toEqual(wanted);
});

it.each([
  'T/C',
  'C/T',
  'T, C',
  'C, T',
  'T at C',
  'C (P)/T',
  'C | T',
  'T (C)',
  'C (P) T',
  '• T, C',
  '- C, T',
  'C: T',
])('tells title and company of jobs without dates that are written as "%s"', (layout) => {
  const entries = jobs.map((job) => `${written(layout, job)}\n${job.body}`);
  const text = ['Ana Berg', 'WORK EXPERIENCE', ...entries, 'EDUCATION', 'Ege University'];
  expect(read(text.join('\n'))).toEqual(
    jobs.map(({ title, company }) => [title, company, undefined, undefined]),
  );
});

it.each(['Pastry Cook. Blue Harbor. Mar 2019 - May 2021', 'Blue Harbor. Pastry Cook. Mar 2019 - May 2021'])(
  'tells title and company that full stops part: "%s"',
  (line) =>
    expect(read(`Ana Berg\nWORK EXPERIENCE\n${line}\n- Baked for the whole street`)).toEqual([
      ['Pastry Cook', 'Blue Harbor', '2019', '2021'],
    ]),
);

const across = `
Ana Berg
EXPERIENCE SKILLS
Head Baker
Excel, Word
North Quay
Mar 2021 - present
Led a team of six and bought the flour for all shops of the town Team work
Pastry Cook
Grand Hotel LANGUAGES
Jun 2018 - Feb 2021
Turkish (native)
Baked for breakfast and for the restaurant in the evening EDUCATION
Studied baking at Ege State
University`;

it('finds jobs, skills and the school where two columns were read across', () => {
  const { schools, skills } = readFacts(lines(across));
  expect(read(across)).toEqual([
    ['Head Baker', 'North Quay', '2021', 'sent'],
    ['Pastry Cook', 'Grand Hotel', '2018', '2021'],
  ]);
  expect(schools.map(({ school }) => school?.value)).toEqual(['Ege State University']);
  expect(skills.map(({ value }) => value)).toEqual(expect.arrayContaining(['Excel']));
  expect(skills.map(({ value }) => value)).not.toContain('Head Baker');
});

it('reads headings that are misspelt, longer, or joined, where they look like headings', () => {
  const text = `
WORK EXPIRIENCE
Cook, Hotel Quay
2019 - 2021
Academic education and courses:
Ege University, 2015
Key Kitchen Skills:
Excel, Guest relations`;
  const { schools, skills } = readFacts(lines(text));
  expect(read(text)).toEqual([['Cook', 'Hotel Quay', '2019', '2021']]);
  expect(schools.map(({ school }) => school?.value)).toEqual(['Ege University']);
  expect(skills.map(({ value }) => value)).toEqual(['Excel', 'Guest relations']);
});

it('reads the skills behind labels, two of them on a line, and a name that a line breaks', () => {
  const text = `
Web: HTML, CSS. Databases: MySQL, Redis
Libraries: Flour Press, Oven Timer, Dough
Counter, Yeast Lab
Experience
Cook, Hotel Quay 2019 - 2021`;
  const names = readFacts(lines(text)).skills.map(({ value }) => value);
  expect(names).toEqual(
    expect.arrayContaining(['HTML', 'CSS', 'MySQL', 'Redis', 'Flour Press', 'Oven Timer']),
  );
  expect(names.filter((name) => /Web|Databases|Libraries|Cook/.test(name))).toEqual([]);
});

it('finds jobs that stand below no heading at all', () => {
  const text = `
Ana Berg
Cook at Grand Hotel, Oslo
March 2019 - May 2021
Baked for breakfast
Waiter at North Quay, Bergen
June 2016 - February 2019`;
  expect(read(text)).toEqual([
    ['Cook', 'Grand Hotel', '2019', '2021'],
    ['Waiter', 'North Quay', '2016', '2019'],
  ]);
});

it.each([
  ['Studied law at Ege State University, Izmir 2001 - 2005', ['Ege State University']],
  [
    '2012 - 2015 Courses of the Nordwind Academy of\nBaking and Cooking.',
    ['Nordwind Academy of Baking and Cooking'],
  ],
  [
    '2015 - 2016 The Quay School of Social Sciences and\nUniversity of Riga, joint degree',
    ['The Quay School of Social Sciences', 'University of Riga'],
  ],
  ['Faculty of Law, Ege University\n2001 - 2005', ['Ege University']],
  ["Ege State University: Master's degree, Physics", ['Ege State University']],
  ['Ege University in Oslo, Physics department', ['Ege University']],
  ['Ege University Oslo, Norway\n2001 - 2005', ['Ege University']],
  ['The University of Oslo\n2001 - 2005', ['The University of Oslo']],
  [
    'The Federal State Budget Educational Institution of Higher Education Ege State University',
    ['Ege State University'],
  ],
  [
    'Ege State Institute of Radio Engineering, Baking and\nCooking (Technical University)\n2001 - 2005',
    ['Ege State Institute of Radio Engineering, Baking and Cooking (Technical University)'],
  ],
  ['Universidad Nacional de La Plata\n2001 - 2005', ['Universidad Nacional de La Plata']],
])('tells the name of the school in "%s"', (text, names) => {
  const { schools } = readFacts(lines(`Ana Berg\nEDUCATION\n${text}`));
  expect(schools.map(({ school }) => school?.value)).toEqual(names);
});

it('reads no spoken language as a skill, and the skill behind its kind', () => {
  const names = readFacts(lines('Skills\nVersion control Git, English, Business writing')).skills;
  expect(names.map(({ value }) => value)).toEqual(['Git', 'Business writing']);
});

it('takes an occupation that is a skill as well for the occupation', () => {
  const text = 'Work experience\nBarista\nBean Street Ltd\nJune 2018 - February 2021';
  expect(read(text)).toEqual([['Barista', 'Bean Street Ltd', '2018', '2021']]);
});

// Patterns that try each way to divide a text would take hours here.
it.each(['A/', 'A, ', 'Of of ', 'Cook at ', 'University of ', 'A: ', '( ', '. A', 'SKILLS '])(
  'ends for lines of nothing but "%s"',
  (part) => {
    for (const heading of ['Experience', 'Education', 'EXPERIENCE SKILLS']) {
      const { work } = readFacts(
        lines(`${heading}\n${Array.from({ length: 5 }, () => part.repeat(300)).join('\n')}`),
      );
      expect(work.length).toBeLessThanOrEqual(30);
    }
  },
);

it('reads the first point below each time as the job, and the others as its description', () => {
  const { work } = readFacts(
    lines(
      'Experience\nMar 2020 - Present\n• Baker, Nordwind Ltd\n• Baked bread for the whole street.\nJun 2016 - Feb 2020\n• Cook, Hotel Quay\n• Wrote recipes for three kitchens.',
    ),
  );
  expect(
    work.map(({ title, company, description }) => [title, company, description].map((fact) => fact?.value)),
  ).toEqual([
    ['Baker', 'Nordwind Ltd', 'Baked bread for the whole street.'],
    ['Cook', 'Hotel Quay', 'Wrote recipes for three kitchens.'],
  ]);
});

it('ends a description before a job without dates that names several employers', () => {
  const { work } = readFacts(
    lines(
      'Experience\nCook\tJun 2016 - Feb 2020\nHotel Quay\n• Wrote recipes for three kitchens.\n• Bought the fish.\n• Baked bread.\nEarly Career: Dishwasher & Kitchen Assistant, Meranti Foods, Lotus Traders, Kallang Grill\n• Cleaned the ovens.',
    ),
  );
  expect(work.map(({ title, description }) => [title?.value, description?.value])).toEqual([
    ['Cook', 'Wrote recipes for three kitchens.\nBought the fish.\nBaked bread.'],
    ['Dishwasher & Kitchen Assistant', 'Cleaned the ovens.'],
  ]);
});
