import { describe, expect, it } from 'vitest';
import {
  choiceNames,
  normalise,
  type ResultsAddress,
  type ResultsSearch,
  readAddress,
  sorts,
  writeAddress,
} from './address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

/** Seeded pseudo-random generator, for reproducible addresses. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const words = ['', 'nurse', '護理師', 'مهندس', 'c++ & c#', 'a=b?c', '  two  words ', '%', '\u0000x', '😀'];
const values = ['cebu-city', 'full-time', 'level-1', 'é', 'a,b', ' padded ', ''];

function anyAddress(next: (below: number) => number): ResultsAddress {
  const some = () => Array.from({ length: next(4) }, () => values[next(values.length)] as string);
  const fields = Object.fromEntries(choiceNames.map((field) => [field, some()]));
  return {
    filters: {
      ...(fields as Record<(typeof choiceNames)[number], string[]>),
      q: (words[next(words.length)] as string).trim(),
      company: next(2) ? [String(1 + next(9))] : [],
      verified: next(2) === 1,
      web3: next(2) === 1,
      fresh: next(2) === 1,
      sort: [undefined, ...sorts][next(sorts.length + 1)],
    },
    page: 1 + next(40),
    job: next(2) ? 1 + next(1_000) : undefined,
  };
}

describe('the address of a search', () => {
  it('is parsed to the same search that it was written from, for any search', () => {
    const next = generator(7);
    for (let round = 0; round < 2_000; round += 1) {
      const address = anyAddress(next);
      const text = writeAddress(address);
      const back = read(text);
      expect(back).toEqual({ ...address, filters: normalise(address.filters) });
      expect(writeAddress(back)).toBe(text);
    }
  });

  it('is the same text for the same filters chosen in another order', () => {
    const one = read('?type=full-time&type=contract&location=manila').filters;
    const other = read('?location=manila&type=contract&type=full-time&type=contract').filters;
    expect(writeAddress({ filters: one })).toBe(writeAddress({ filters: other }));
  });

  it('says plainly what is searched', () => {
    const filters: ResultsSearch = {
      ...read('').filters,
      q: 'nurse',
      location: ['cebu-city'],
      type: ['full-time'],
      sort: 'newest',
    };
    expect(writeAddress({ filters, page: 2 })).toBe(
      '?q=nurse&location=cebu-city&type=full-time&sort=newest&page=2',
    );
  });

  it('leaves out what goes without saying', () => {
    expect(writeAddress(read('?sort=newest&page=1'))).toBe('');
    expect(writeAddress(read('?q=nurse&sort=relevant'))).toBe('?q=nurse');
  });

  it('has no control characters, which HTML cannot hold', () => {
    const { filters } = readAddress(new URLSearchParams('q=a%00b%1B&location=%00manila%0A'));
    expect([filters.q, filters.location]).toEqual(['a b', ['manila']]);
  });

  it('survives what somebody typed into it by hand', () => {
    expect(read('?page=-3&job=abc&company=x&sort=upside-down&salary=a&salary=b')).toEqual({
      filters: { ...read('').filters, salary: ['a'] },
      page: 1,
      job: undefined,
    });
    expect(read('?page=999999999').page).toBe(1_000);
  });
});
