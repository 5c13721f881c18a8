import { expect, it } from 'vitest';
import { findNames, searchable } from './find-names.ts';

it.each([
  ['経験：接客、レジ、品出し', ['レジ'], true],
  ['経験：接客、レジ・品出し', ['レジ'], true],
  ['レジデンスの管理とレジャー施設', ['レジ'], false],
  ['コミュニケーションスキル', ['コミュニケーション'], true],
  ['用Excel做报表', ['excel'], true],
  ['Excellent with people', ['excel'], false],
])('finds in "%s" %j: %s', (text, names, isFound) => {
  expect(findNames(searchable(text), names).length > 0).toBe(isFound);
});
