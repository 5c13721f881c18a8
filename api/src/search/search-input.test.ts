import { beforeEach, describe, expect, it } from 'vitest';
import { useEmptySearch } from '../testing/search/use-empty-search.ts';

const { api, list, find } = useEmptySearch(new Date('2026-11-20T12:00:00Z'));

describe('odd input', () => {
  beforeEach(() => list({ title: 'Cook' }));

  it.each([
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['ten thousand words', 'ab '.repeat(3_333)],
    ['ten thousand exclusions', '-a '.repeat(3_333)],
    ['ten thousand ideographs', '漢'.repeat(10_000)],
    ['quotes only', '"'.repeat(9_999)],
    ['operators', "& | ! <-> <2> :* ( ) ' \\ :A"],
    ['an operator as a phrase', '"! & \' \\ :*"'],
    ['punctuation', '???…—'],
    ['emoji', '👩🏽‍🍳🎉'],
    ['control characters', '\u0000\u0001\u202e\ufeff'],
    ['half a character', '\ud83d'],
    ['lexeme injection', "cook' | 'x"],
    ['a mark of ours', '=v1 =l10001'],
    ['a regular expression', '(a+)+$'],
  ])(
    '%s is answered within the statement timeout of the database, which would be a failure',
    async (_name, query) => {
      const answer = await api().app.inject({
        method: 'POST',
        url: '/api/job/search',
        headers: { 'country-id': '2' },
        body: { query },
      });
      // Text that no database can hold is refused by its field's name instead.
      const isStorable = query.isWellFormed() && !query.includes('\u0000');
      expect(answer.statusCode).toBe(isStorable ? 200 : 422);
      const suggested = await api().app.inject({
        url: `/api/config/search/job-title-lists?query=${encodeURIComponent(query.toWellFormed().slice(0, 200))}`,
        headers: { 'country-id': '2' },
      });
      expect(suggested.statusCode).toBe(query.includes('\u0000') ? 422 : 200);
    },
  );

  it('finds all jobs for blanks, as for no words', async () => {
    expect((await find({ query: ' \t\u3000 ' })).total).toBe(1);
  });

  it('refuses by field what no filter can be', async () => {
    const refused = async (body: object) => {
      const answer = await api().app.inject({ method: 'POST', url: '/api/job/search', body });
      expect(answer.statusCode).toBe(422);
      return answer.json().errors;
    };
    expect(await refused({ query: 'x'.repeat(10_001) })).toHaveProperty('query');
    expect(await refused({ page: 0 })).toHaveProperty('page');
    expect(await refused({ size: 101 })).toHaveProperty('size');
    expect(await refused({ sort: 5 })).toHaveProperty('sort');
    expect(await refused({ job_locations: ['1; drop table jobs'] })).toHaveProperty(['job_locations.0']);
    expect(await refused({ job_types: Array.from({ length: 51 }, () => 1) })).toHaveProperty('job_types');
  });

  it('refuses a body that is no JSON, and no body', async () => {
    const send = (payload: string) =>
      api().app.inject({
        method: 'POST',
        url: '/api/job/search',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send('{"query":')).json()).toMatchObject({ code: 40014 });
    expect((await send('')).statusCode).toBe(400);
    expect((await send('null')).statusCode).toBe(422);
  });
});
