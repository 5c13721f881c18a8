import { languages } from '@jobharbor/shared/contracts';
import { degreeIn, educationLevelIds } from '@jobharbor/shared/contracts/entries/degree';
import { noEducationLevel } from '@jobharbor/shared/contracts/entries/education';
import { expect, it } from 'vitest';
import { educations } from '../../../config-lists/flat-lists.ts';
import { educationOf, splitDegree } from './split-degree.ts';

it.each([
  [
    'Bachelor of Science in Industrial Engineering',
    'Bachelor of Science',
    'Industrial Engineering',
    'bachelor',
  ],
  ['Bachelor of Science, Nursing', 'Bachelor of Science', 'Nursing', 'bachelor'],
  ['Bachelor of Engineering (Mechanical)', 'Bachelor of Engineering', 'Mechanical', 'bachelor'],
  ['Bachelor of Commerce', 'Bachelor of Commerce', 'Commerce', 'bachelor'],
  ['Bachelor’s degree in Tourism', 'Bachelor’s', 'Tourism', 'bachelor'],
  ['BSc in Physics', 'BSc', 'Physics', 'bachelor'],
  ['BSN in Midwifery', 'BSN', 'Midwifery', 'bachelor'],
  ['B.Sc. Computer Science', 'B.Sc.', 'Computer Science', 'bachelor'],
  ['B.Tech in Civil Engineering', 'B.Tech', 'Civil Engineering', 'bachelor'],
  ['BA (Hons) History', 'BA (Hons)', 'History', 'bachelor'],
  ['M.S., Computer Science; GPA: 3.9', 'M.S.', 'Computer Science', 'master'],
  ['Master of Business Administration', 'Master', 'Business Administration', 'master'],
  ['PhD in Chemistry', 'PhD', 'Chemistry', 'doctorate'],
  ['Grado en Derecho', 'Grado', 'Derecho', 'bachelor'],
  ['Ingeniería en Sistemas Computacionales', 'Ingeniería', 'Sistemas Computacionales', 'bachelor'],
  ['Bacharelado em Ciência da Computação', 'Bacharelado', 'Ciência da Computação', 'bachelor'],
  ['S1 Teknik Informatika', 'S1', 'Teknik Informatika', 'bachelor'],
  ['D3 Akuntansi', 'D3', 'Akuntansi', 'diploma'],
  ['İşletme Mühendisliği, Yüksek Lisans', 'Yüksek Lisans', 'İşletme Mühendisliği', 'master'],
  ['بكالوريوس هندسة صناعية', 'بكالوريوس', 'هندسة صناعية', 'bachelor'],
  ['软件工程（硕士）', '硕士', '软件工程', 'master'],
  ['硕士学位，主修软件工程', '硕士', '软件工程', 'master'],
  ['Master of Science (M.S.) – Data Analytics', 'Master of Science', 'Data Analytics', 'master'],
])('reads degree, field and level of "%s"', (text, degree, field, level) => {
  expect(splitDegree(text)).toEqual({ degree, field, level });
  expect(educationOf(degree)?.key).toBe(level);
});

it.each(['Industrial Engineering', 'Ms Excel', 'Base of Operations', 'be there'])(
  'reads no degree in "%s"',
  (text) => expect(splitDegree(text).degree).toBe(''),
);

it.each(languages.map(({ value }) => value))(
  'the levels of the list are read by their names in %s',
  (tag) => {
    for (const { id, key, names } of educations.filter(({ id }) => id !== noEducationLevel))
      expect([key, names[tag], educationLevelIds[degreeIn(names[tag])?.level ?? 'doctorate']]).toEqual([
        key,
        names[tag],
        id,
      ]);
  },
);
