import { expect, it } from 'vitest';
import { jobsOf } from '../../../testing/samples/resume-jobs.ts';

it.each([
  [
    'a second title of the same company, below the points of the first',
    `
PROFESSIONAL EXPERIENCE
NORDWIND LOGISTICS, Austin, TX\tJun 2019 – Present
Senior Operations Analyst
• Cut costs by 12%.
Operations Analyst\tJan 2017 – May 2019
• Wrote the reports.
Freelance Translator\tJan 2015 – Dec 2016`,
    [
      ['Senior Operations Analyst', 'NORDWIND LOGISTICS', '2019-06', 'now'],
      ['Operations Analyst', 'NORDWIND LOGISTICS', '2017-01', '2019-05'],
      ['Freelance Translator', undefined, '2015-01', '2016-12'],
    ],
  ],
  [
    'a company above its title, and a town with its state below',
    `
Work History
Nordwind
Pastry Cook II
Mountain View, California
August 2019 to Present (4 years)
Baked the bread.
Blue Harbor
Pastry Cook
Austin, TX
May 2018 - August 2018
Cut the cakes.`,
    [
      ['Pastry Cook II', 'Nordwind', '2019-08', 'now'],
      ['Pastry Cook', 'Blue Harbor', '2018-05', '2018-08'],
    ],
  ],
  [
    'names of a left column before sentences of a right one',
    `
Experience
Nordwind Media Baking the bread of (rye, wheat,
Senior Cook spelt) the whole town.
MAR 2021 TO PRESENT implementing shifts of the night
Blue Harbor Ltd Running & cleaning ovens (gas, 4.0
Pastry Cook and coal). Full responsibility for yeast
JUN 2018 TO FEB 2021
tern.ru Making cakes, with cream
Sales Manager and without.
JAN 2015 TO MAY 2018`,
    [
      ['Senior Cook', 'Nordwind Media', '2021-03', 'now'],
      ['Pastry Cook', 'Blue Harbor Ltd', '2018-06', '2021-02'],
      ['Sales Manager', 'tern.ru', '2015-01', '2018-05'],
    ],
  ],
  [
    'names at the end of sentences of the column beside',
    `
PROFESSIONAL SUMMARY EXPERIENCE
I have baked for years and I like Assistant Manager
it in the early morning, as at Wal & Tern Bakery | Feb 2018 - Present
bread is what people need
Store Manager
Nordwind House | May 2016 - Aug 2017
- Sold bread on the floor`,
    [
      ['Assistant Manager', 'Wal & Tern Bakery', '2018-02', 'now'],
      ['Store Manager', 'Nordwind House', '2016-05', '2017-08'],
    ],
  ],
  [
    'lines of a list of skills between title, company and time',
    `
EXPERIENCE SKILLS
Head Baker Jan. 2019 Present
Ovens:
Nordwind ltd
Gas
Led the bakery of the town Coal
Pastry Cook Jun. 2016 Nov. 2018
Dough tools:
Blue Harbor NGO
Rye
Sales Manager Jan. 2012 Mar. 2016
Tern ltd
Wrote the prices`,
    [
      ['Head Baker', 'Nordwind ltd', '2019-01', 'now'],
      ['Pastry Cook', 'Blue Harbor NGO', '2016-06', '2018-11'],
      ['Sales Manager', 'Tern ltd', '2012-01', '2016-03'],
    ],
  ],
  [
    'names that have lost the space between them',
    `
EXPERIENCE SKILLS
Nordwind,RigaCook Excel
APRIL 2020 - PRESENT
Baked the bread of the town.
BlueHarbor,Riga Cook Word
JULY 2018 - APRIL 2020
Tern,RigaCook
MARCH 2015 - JULY 2018`,
    [
      ['Cook', 'Nordwind', '2020-04', 'now'],
      ['Cook', 'BlueHarbor', '2018-07', '2020-04'],
      ['Cook', 'Tern', '2015-03', '2018-07'],
    ],
  ],
  [
    'occupations that no word tells, from how the times stand',
    `
Experience
Blue Harbor Media - Riga, Latvia
Data science, remote
2019 – 2022
Nordwind Foods - Oslo, Norway
Customer support
2016 – 2019`,
    [
      ['Data science, remote', 'Blue Harbor Media', '2019', '2022'],
      ['Customer support', 'Nordwind Foods', '2016', '2019'],
    ],
  ],
  [
    'an employer that a sentence tells',
    `
WORKING EXPERIENCE
Jun 2019 - Oct 2019 Cook
Description: Nordwind is a group of bakeries.
Sep 2018 - Jun 2019 Cook
Description: Tern Quay is a shop for bread.`,
    [
      ['Cook', 'Nordwind', '2019-06', '2019-10'],
      ['Cook', 'Tern Quay', '2018-09', '2019-06'],
    ],
  ],
  [
    'jobs below a line of skills, without a heading of their own',
    `
Jane Doe
Skills: Excel, Word
2019 - 2022
Nordwind
Head Cook
Wrote all of the recipes
2016 - 2019
Blue Harbor
Junior Cook
Education
2012 - 2016
Riga Technical University, BSc`,
    [
      ['Head Cook', 'Nordwind', '2019', '2022'],
      ['Junior Cook', 'Blue Harbor', '2016', '2019'],
    ],
  ],
  [
    'several titles below one company',
    `
EXPERIENCE
Nordwind
3 yrs 2 mos
Head Cook
Jan 2022 - Present · 1 yr
Led the kitchen.
Cook
Nov 2019 - Jan 2022 · 2 yrs 3 mos
Blue Harbor
Junior Cook
Jan 2018 - Oct 2019 · 1 yr 10 mos`,
    [
      ['Head Cook', 'Nordwind', '2022-01', 'now'],
      ['Cook', 'Nordwind', '2019-11', '2022-01'],
      ['Junior Cook', 'Blue Harbor', '2018-01', '2019-10'],
    ],
  ],
  [
    'labels before company, position and period',
    `
WORK EXPERIENCE:
Company: Nordwind
Position: Head Cook
Period: 01.2020 - 03.2022
Duties: cooking
Company: Blue Harbor
Position: Baker
Period: 02.2018 - 12.2019
Duties: baking`,
    [
      ['Head Cook', 'Nordwind', '2020-01', '2022-03'],
      ['Baker', 'Blue Harbor', '2018-02', '2019-12'],
    ],
  ],
])('reads %s', (_, text, jobs) => expect(jobsOf(text)).toEqual(jobs));

it('names the school where somebody taught, and none where they studied', () => {
  const text = `
Experience
Lecturer, Ege University
2019 - 2021
Education
Engineer Ege Technical University
2009 - 2014`;
  expect(jobsOf(text)).toEqual([['Lecturer', 'Ege University', '2019', '2021']]);
});

it('takes no sentence, course or plural for an occupation', () => {
  const text = `
Experience
Head Baker
Nordwind
Writing rules for designers
Special program for adaptation of bakers, 2020
40 weeks internship, 2021
2019 - 2020`;
  expect(jobsOf(text).map(([title]) => title)).toEqual(['Head Baker']);
});

it('reads a bounded number of jobs, however many names and times a document holds', () => {
  const text = Array.from({ length: 120 }, () => 'Cook, Nordwind Ltd\nHead Baker 2019 - 2020\nBlue Harbor');
  expect(jobsOf(`Experience\n${text.join('\n')}`)).toHaveLength(30);
});
