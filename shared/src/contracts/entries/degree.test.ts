import { expect, it } from 'vitest';
import { degreeIn } from './degree.ts';

it.each([
  ['Bachelor of Science, Logistics', 'bachelor', 'Logistics'],
  ['Bachelor’s Degree, Computer Science', 'bachelor', 'Computer Science'],
  ['MBA', 'master', ''],
  ['B.Sc. (Hons) Physics', 'bachelor', 'Physics'],
  ['Logistics, Diploma', 'diploma', 'Logistics'],
  ['Licenciatura en Derecho', 'bachelor', 'Derecho'],
  ['学士（経済学）', 'bachelor', '経済学'],
  ['软件工程（硕士）', 'master', '软件工程'],
  ['بكالوريوس في السياحة', 'bachelor', 'السياحة'],
  ['İşletme, Yüksek Lisans', 'master', 'İşletme'],
  ['Lise', 'secondary', ''],
])('"%s" is of the level %s in "%s"', (text, level, field) =>
  expect(degreeIn(text)).toEqual({ level, field }),
);

it.each(['', 'CAP', 'Filología', 'Ma bohème', 'be there'])('"%s" names no degree', (text) =>
  expect(degreeIn(text)).toBeNull(),
);
