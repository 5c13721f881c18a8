import { expect, it } from 'vitest';
import { inOtherScript } from './names-by-reading.ts';

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

it.each(['nurse', '会计', '', 'エンジ'])('“%s” means itself', (typed) => {
  expect(inOtherScript(typed).filter((query) => !/[ぁ-ゖ]/u.test(query))).toEqual([]);
});
