import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { otherScript } from './other-script.ts';

const engine = createListEngine([{ title: 'システムエンジニア' }, { title: '主办会计' }]);

it.each([
  ['えんじにあ', 'エンジニア'],
  ['kuaiji', '会计'],
  ['ㄎㄨㄞㄐㄧ', '会计'],
])('“%s” finds the jobs of %s', async (typed, meant) => {
  expect(await otherScript(aSearch(engine, typed))).toMatchObject({ total: 1, correctedQuery: meant });
});

it('finds nothing for other words', async () => {
  expect(await otherScript(aSearch(engine, 'nurse'))).toBeNull();
});
