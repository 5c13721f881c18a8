import { expect, it } from 'vitest';
import { jobsOf } from '../../../testing/samples/resume-jobs.ts';

it.each([
  [
    'the end of each time below its beginning, in a column of dates that breaks',
    `
Joint Stock Company NORDWIND
September 2019\tHead Baker
currently working
Planning of four teams, flour and yeast.
December 2017 Pastry Cook
September
Baking for the town.
2019
Blue Harbor Consulting
August 2012\tCook
December 2017
Cooking for ships.`,
    [
      ['Head Baker', 'Joint Stock Company NORDWIND', '2019-09', 'now'],
      ['Pastry Cook', 'Joint Stock Company NORDWIND', '2017-12', '2019-09'],
      ['Cook', 'Blue Harbor Consulting', '2012-08', '2017-12'],
    ],
  ],
  [
    'an employer alone on a line behind a preposition, and a country behind the title',
    `
EXPERIENCE
SKILLS & EXPERTISE
Pastry Cook Sep 2019
JavaScript(ES6+)
in Nordwind
Ovens: Rye
Baker and Coordinator in Israel Dec 2017 - Jul 2019
on behalf of the "Blue Harbor"`,
    [
      ['Pastry Cook', 'Nordwind', '2019-09', undefined],
      ['Baker and Coordinator', '"Blue Harbor"', '2017-12', '2019-07'],
    ],
  ],
  [
    'a title behind its label, and no detail behind another label',
    `
Employment History
2009 2016 Nordwind
Role: Bakery sales director.
Achievements: Significantly increasing sales of bread, winning the town.
2005 2008 Blue Harbor
Role: Pastry cook.`,
    [
      ['Bakery sales director', 'Nordwind', '2009', '2016'],
      ['Pastry cook', 'Blue Harbor', '2005', '2008'],
    ],
  ],
  [
    'no job out of an educational program, and each job by the time of its own line',
    `
Experience and projects:
2020\t2021\tNordwind Tlalim, Rye and wheat baking, educational program, Norway
Learnt to bake rye.
2020\tInternship, Pastry Cook, Center for Sweets, a bakery, Norway
2019\tSummer internship as Baker at Eltex, a company which bakes, Norway`,
    [
      ['Pastry Cook', 'Center for Sweets', '2020', undefined],
      ['Baker', 'Eltex', '2019', undefined],
    ],
  ],
  [
    'what follows a title in languages that put it first',
    `
Pengalaman Kerja
Manajer Pemasaran Digital
PT Kopi Senja — Jakarta
Juli 2021 – sekarang`,
    [['Manajer Pemasaran Digital', 'PT Kopi Senja', '2021-07', 'now']],
  ],
])('reads %s', (_, text, jobs) => expect(jobsOf(text)).toEqual(jobs));
