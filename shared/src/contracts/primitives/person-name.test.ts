import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it.each([
  ['Ana', 'Cruz', 'en', 'Ana Cruz'],
  ['Ana', null, 'en', 'Ana'],
  ['Ana', '', 'ja', 'Ana'],
  ['沙織', '小野寺', 'ja', '小野寺 沙織'],
  ['沙織', '小野寺', undefined, '小野寺 沙織'],
  ['さくら', '小林', 'en', '小林 さくら'],
  ['小明', '王', 'zh-Hans', '王小明'],
  ['지민', '박', 'en', '박지민'],
  ['민수', '남궁', 'ar', '남궁민수'],
  ['마이크', '스미스', 'en', '마이크 스미스'],
  ['Jimin', '박', 'en', 'Jimin 박'],
  ['マイク', 'スミス', 'ja', 'マイク スミス'],
  ['Mei', '陳', 'zh-Hant', 'Mei 陳'],
  ['小明', '', 'zh-Hans', '小明'],
  ['ريم', 'القحطاني', 'ar', 'ريم القحطاني'],
])('writes the name of %s and %s in %s in its order', (first_name, last_name, tag, name) => {
  expect(personName({ first_name, last_name }, tag)).toBe(name);
});
