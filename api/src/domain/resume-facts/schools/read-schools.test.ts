import { expect, it } from 'vitest';
import { linesOf } from '../../../testing/samples/resume-lines.ts';
import { readFacts } from '../read-facts.ts';

const schoolsOf = (text: string) =>
  readFacts(linesOf(text)).schools.map(({ school, degree, field, end }) =>
    [school, degree, field, end].map((fact) => fact?.value),
  );

it.each([
  [
    'Desert Quay High, Oslo — High School Diploma\nAugust 2012 - May 2016',
    ['Desert Quay High', 'High School Diploma', undefined, '2016-05'],
  ],
  [
    'Ege University, Izmir\tExpected Graduation: June 2016\nBachelor of Arts, Baking',
    ['Ege University', 'Bachelor of Arts', 'Baking', '2016-06'],
  ],
  [
    'Ege University\nMaster of Science in Baking; GPA: 4.00\tAug 2012 – Dec 2013\nCollege of Food',
    ['Ege University', 'Master of Science', 'Baking', '2013-12'],
  ],
  ['한빛대학교 컴퓨터공학과 학사 2015.03 - 2019.02', ['한빛대학교', '학사', '컴퓨터공학과', '2019-02']],
  [
    '서울대학교 대학원 컴퓨터공학과 석사 2016.03 - 2018.02',
    ['서울대학교', '석사', '컴퓨터공학과', '2018-02'],
  ],
  [
    'دبلوم المحاسبة من معهد الإدارة العامة\n2018 - 2020',
    ['معهد الإدارة العامة', 'دبلوم', 'المحاسبة', '2020'],
  ],
  [
    'S1 Ilmu Hukum dari Universitas Airlangga\n2014 - 2018',
    ['Universitas Airlangga', 'S1', 'Ilmu Hukum', '2018'],
  ],
  ['青葉大学 ／ 経営学部\n2010年4月～2014年3月', ['青葉大学', undefined, '経営学部', '2014-03']],
  ['MBA\nIBDA, Moscow | 2015 - 2017', ['IBDA', 'MBA', undefined, '2017']],
])('reads the school of "%s" and nothing else as a school', (text, school) => {
  expect(schoolsOf(`Education\n${text}`)).toEqual([school]);
});
