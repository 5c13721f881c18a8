import { expect, it } from 'vitest';
import { byPinyin, inOtherScript } from './names-by-reading.ts';

it.each([
  ['えんじにあ', 'エンジニア'],
  ['えんじにあ 東京', 'エンジニア 東京'],
  ['かいけい', '会計'],
  ['カンゴシ 東京', '看護師 東京'],
  ['kuaiji', '会计'],
  ['hu shi', '护士'],
  ['chushi taipei', '厨师 taipei'],
  ['ㄎㄨㄞˋ ㄐㄧˋ', '会计'],
  ['ㄏㄨˋㄕˋ', '护士'],
  ['ㄔㄨˊㄕ', '厨师'],
])('“%s” may mean %s', (typed, meant) => {
  expect(inOtherScript(typed)).toContain(meant);
});

it.each([
  ['ㄊㄞˊㄅㄟˇ', '臺北'],
  ['ㄔㄨˊ ㄕ ㄊㄞˊ ㄅㄟˇ', '厨师 臺北'],
  ['hu shi banqiao', '护士 板橋'],
])('“%s” may name a place: %s', (typed, meant) => {
  expect(inOtherScript(typed, byPinyin(['臺北', '板橋', 'Taipei']))).toContain(meant);
});

it.each(['nurse', '会计', '', 'エンジ'])('“%s” means itself', (typed) => {
  expect(inOtherScript(typed).filter((query) => !/[ぁ-ゖ]/u.test(query))).toEqual([]);
});
