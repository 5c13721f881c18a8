import { expect, it } from 'vitest';
import { locationsOf } from '../../../config-lists/index.ts';
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

it('goes on in the region around a place in bopomofo that has no such job', async () => {
  const northern = locationsOf('tw').find(({ key }) => key === 'northern-taiwan');
  const cooks = createListEngine([{ title: '厨师', chosen: { job_locations: [northern?.id ?? 0] } }]);
  const found = await otherScript(aSearch(cooks, 'ㄔㄨˊㄕ ㄊㄞˊㄅㄟˇ', { country: 'tw' }));
  expect(found).toMatchObject({ total: 1, placeReach: 'region' });
});

it('finds nothing for other words', async () => {
  expect(await otherScript(aSearch(engine, 'nurse'))).toBeNull();
});
