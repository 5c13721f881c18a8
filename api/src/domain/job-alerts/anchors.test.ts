import type { AlertFilters } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { tsqueryOf } from '../../search/postgres/tsquery.ts';
import { parseQuery } from '../../search/query/parse-query.ts';
import { anchorsOf } from './anchors.ts';
import { compileSearch } from './compile-search.ts';

describe('the anchors of a condition', () => {
  it('are the alternatives of a word, and the rarer side of two words', () => {
    expect(anchorsOf("'nurse'")).toEqual(['nurse']);
    expect(anchorsOf("('cook' | 'chef')")).toEqual(['cook', 'chef']);
    expect(anchorsOf("'a' & 'accountant' & !('trainee')")).toEqual(['accountant']);
    expect(anchorsOf("('data' <-> 'scientist')")).toEqual(['scientist']);
    expect(anchorsOf("('fullstack' | ('full' <-> ('stack' | 'stacks')))")).toEqual(['fullstack', 'full']);
  });

  it('read quotes and backslashes as PostgreSQL does', () => {
    expect(anchorsOf("'o''brien':A")).toEqual(["o'brien"]);
    expect(anchorsOf("'a\\\\b'")).toEqual(['a\\b']);
  });

  it('are none where only a prefix or an exclusion is asked', () => {
    expect(anchorsOf("'师':*")).toBeNull();
    expect(anchorsOf("!('trainee')")).toBeNull();
    expect(anchorsOf("('cook' | 'ch':*)")).toBeNull();
  });

  it.each(['senior nurse', '"night shift"', '看護師 東京', 'c++ -junior', 'ممرضة', 'e-commerce'])(
    'exist for what people type: %s',
    (typed) => {
      for (const { match } of parseQuery(typed).must) expect(anchorsOf(tsqueryOf(match))).not.toBeNull();
    },
  );
});

describe('the conditions of a search', () => {
  const clausesOf = (filters: AlertFilters) => compileSearch('ph', filters).clauses;

  it('are its words and its filters, each with its anchors', () => {
    expect(clausesOf({ query: 'senior accountant -trainee', job_types: [1, 2] })).toEqual([
      expect.arrayContaining(['senior']),
      expect.arrayContaining(['accountant']),
      ['=t1', '=t2'],
    ]);
  });

  it('are what every job holds where nothing else is asked, and none where nothing can match', () => {
    expect(clausesOf({ salary_from: 4_000 })).toEqual([['']]);
    expect(clausesOf({ query: '???' })).toEqual([]);
  });
});
