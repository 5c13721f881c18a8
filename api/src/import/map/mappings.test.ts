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

  it('cleans columns before it joins them, finds all matches, and replaces', () => {
    const read = createMapper(
      mapping.parse({
        name: 'x',
        about: 'x',
        detect: [],
        fields: {
          salary: {
            join: [
              { from: 'from', replace: [['[^0-9]', '']] },
              { from: 'to', pattern: '\\d+' },
            ],
            with: ' - ',
          },
          skills: { from: 'text', pattern: '#(\\w+)', all: true },
          places: {
            from: { each: ['city', 'branch'] },
            replace: [
              ['^Office: ', ''],
              ['_', ' '],
            ],
          },
          jobType: { from: { from: 'code', pattern: '^(.)' }, values: { F: 'full-time' } },
        },
      }),
    );
    const value = {
      from: '5 000,-',
      to: 'up to 7000 baht',
      text: '#java and #sql',
      city: 'Office: New_York',
      branch: 'Bonn',
      code: 'F7',
    };
    expect(read(value)).toEqual({
      salary: ['5000 - 7000'],
      skills: ['java', 'sql'],
      places: ['New York', 'Bonn'],
      jobType: ['full-time'],
    });
  });

  it.each([
    [{ fields: { title: { from: 'a', pattern: '(' } } }, 'not a regular expression'],
    [{ fields: { title: { from: 'a', patern: 'x' } } }, 'Invalid input'],
    [{ encoding: 'klingon', fields: {} }, 'not an encoding'],
  ])('is refused with the reason in %j', (part, reason) => {
    const result = mapping.safeParse({ name: 'x', about: 'x', detect: [], ...part });
    expect(JSON.stringify(result.error?.issues)).toContain(reason);
  });
});

describe('the choice of a mapping', () => {
  const aMapping = (name: string, detect: string[], detectValues?: Record<string, string>) =>
    mapping.parse({ name, about: 'x', detect, fields: {}, ...(detectValues ? { detectValues } : {}) });
  const rows = [{ job: 'Cook', firm: 'A', town: 'B' }];

  it('takes the special case of a general shape', async () => {
    const both = [aMapping('general', ['job']), aMapping('special', ['job', 'firm'])];
    expect((await chooseMapping(rows, undefined, both)).name).toBe('special');
  });

  it('asks between two that fit, with the names of both', async () => {
    const both = [aMapping('one', ['job', 'firm']), aMapping('two', ['job', 'town'])];
    await expect(chooseMapping(rows, undefined, both)).rejects.toThrow(
      'Several mappings fit this shape: one (1 of the first 1 records), two (1 of the first 1 records). Choose with --mapping.',
    );
    expect((await chooseMapping(rows, 'two', both)).name).toBe('two');
  });

  it('asks where the special case is that of few records only', async () => {
    const both = [aMapping('general', ['job']), aMapping('special', ['job', 'firm'])];
    await expect(chooseMapping([...rows, { job: 'Waiter' }], undefined, both)).rejects.toThrow(
      'general (2 of the first 2 records), special (1 of the first 2 records)',
    );
  });
});
