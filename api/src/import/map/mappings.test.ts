import { describe, expect, it } from 'vitest';
import { isCategoryKey } from '../clean/category.ts';
import { createMapper } from './apply-mapping.ts';
import { chooseMapping, readMappings } from './choose-mapping.ts';
import { mapping } from './mapping.ts';

const all = await readMappings();

describe('the mappings of the project', () => {
  it.each(all.map((one) => [one.name, one] as const))('%s names only categories that exist', (_name, one) => {
    expect(Object.values(one.categories ?? {}).filter((key) => !isCategoryKey(key))).toEqual([]);
  });

  it.each(all.map((one) => [one.name, one] as const))(
    '%s is chosen for a record of its own shape and no other',
    async (name, one) => {
      const sample = { ...Object.fromEntries(one.detect.map((field) => [field, 'x'])), ...one.detectValues };
      expect((await chooseMapping([sample], undefined)).name).toBe(name);
    },
  );

  it('say which there are when none fits, and when a wrong one is asked for', async () => {
    await expect(chooseMapping([{ a: 1 }], undefined)).rejects.toThrow('No mapping knows this shape (a)');
    await expect(chooseMapping([], 'nope')).rejects.toThrow(
      'There is no mapping "nope". There are: ar-bumeran,',
    );
  });
});

describe('a mapping', () => {
  const map = createMapper(
    mapping.parse({
      name: 'x',
      about: 'x',
      detect: [],
      fields: {
        title: ['headline', 'title'],
        company: { from: 'title', pattern: '^(.+?): ' },
        places: { join: ['jobs.place.city', 'jobs.place.state'] },
        category: { each: ['sub', 'main'] },
        skills: { from: 'tags', split: '\\s*;\\s*' },
        isOpen: { from: 'state', values: { '1': 'true', '0': 'false' } },
        arrangement: { constant: 'remote' },
      },
      noise: ['n/a'],
    }),
  );

  it('reads what a record says by its rules, and nothing where it says nothing', () => {
    const value = {
      headline: ' ',
      title: 'Acme: Cook',
      jobs: [{ place: { city: 'A', state: 'B' } }, { place: { city: 'C', state: 'D' } }],
      sub: 'N/A',
      main: 'Food',
      tags: 'a ; b',
      state: 1,
    };
    expect(map(value)).toEqual({
      title: ['Acme: Cook'],
      company: ['Acme'],
      places: ['A, B', 'C, D'],
      category: ['Food'],
      skills: ['a', 'b'],
      isOpen: ['true'],
      arrangement: ['remote'],
    });
  });
});
