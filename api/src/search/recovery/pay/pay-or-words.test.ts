import { expect, it } from 'vitest';
import { payInQuery } from '../../../domain/job-search/pay-in-query.ts';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { payOf } from './pay-in-words.ts';
import { payOrWords } from './pay-or-words.ts';

const engine = createListEngine([
  { title: 'Cook', pay: 20_000 },
  { title: 'Baker', pay: 20_000 },
  { title: 'Director', pay: 90_000 },
]);

async function wordsFor(typed: string) {
  const search = aSearch(engine, typed, { readPay: payInQuery });
  const pay = payOf(search);
  if (pay === null) throw new Error(`${typed} names no pay`);
  return payOrWords(search, pay);
}

it('offers the words without the pay, and the pay alone', async () => {
  expect(await wordsFor('cook 50k')).toEqual([
    { query: 'cook', total: 1 },
    { query: '50k', total: 1 },
  ]);
});

it('offers fewer words where they find nothing together', async () => {
  expect(await wordsFor('cook baker 50k')).toEqual([
    { query: 'baker', total: 1 },
    { query: 'cook', total: 1 },
    { query: '50k', total: 1 },
  ]);
});

it('offers nothing instead of pay alone', async () => {
  expect(await wordsFor('500k')).toEqual([]);
});
