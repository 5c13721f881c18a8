import { describe, expect, it } from 'vitest';
import { TitleIndex } from './title-index.ts';
import { TitleVectors } from './title-vectors.ts';
import { vectorFeatures } from './vector-features.ts';
import { packRows } from './vector-rows.ts';

/** A table that knows two names of one occupation, and one of another. */
const known = [
  ['Nurse', [127, 0, 0, 0]],
  ['Enfermera', [127, 0, 0, 0]],
  ['Welder', [0, 127, 0, 0]],
] as const;
function tableOf(
  titles: readonly (readonly [title: string, row: readonly number[]])[],
  source: 'lists' | 'taxonomy' = 'taxonomy',
): TitleVectors {
  const rows = titles.flatMap(([title, row]) =>
    [...vectorFeatures(title).keys()].map((key) => [key, row] as const),
  );
  const dimensions = titles[0]?.[1].length ?? 0;
  const head = { version: 'test', source, languages: [], dimensions };
  return new TitleVectors(packRows({ ...head, features: rows, occupations: [] }));
}
const vectors = tableOf(known);
const anIndex = (...titles: string[]) => {
  const index = new TitleIndex({ vectors });
  for (const [number, title] of titles.entries()) index.add(number + 1, title);
  return index;
};
const idsOf = (index: TitleIndex, title: string, least = 0.2) =>
  index.near(title, { least, most: 10 }).map(({ id }) => id);

it('finds a title by its meaning, and one whose letters alone are alike', () => {
  const index = anIndex('Enfermera', 'Head of a nursery garden', 'Welder');
  expect(idsOf(index, 'Nurse')[0]).toBe(1);
  expect(idsOf(index, 'Nurse', 0.1)).toContain(2);
  expect(idsOf(index, 'Nurse', 0.1)).not.toContain(3);
});

it.each([
  ['lists', [1]],
  ['taxonomy', [1, 2]],
] as const)('leaves out what few letters alone find where %s know it as other work', (source, found) => {
  const table = tableOf(
    [
      ['Enfermeira', [127, 0]],
      ['Operadora de empilhadeira', [0, 127]],
    ],
    source,
  );
  const index = new TitleIndex({ vectors: table });
  for (const [at, title] of ['Enfermeira', 'Operadora de empilhadeira'].entries()) index.add(at + 1, title);
  expect(idsOf(index, 'Enfermeira', 0.01)).toEqual(found);
});

it('goes on to less similar titles behind those that certainly are, and ends before them where none is', () => {
  const names = [
    ['Nurse', [127, 0]],
    ['Physician', [100, 78]],
    ['Cook', [38, 121]],
  ] as const;
  let between = tableOf(names);
  const near = (...titles: string[]) => {
    const index = new TitleIndex({ vectors: between });
    for (const [number, title] of titles.entries()) index.add(number + 1, title);
    return index.near('Nurse', { least: 0.9, most: 10 }).map(({ id }) => id);
  };
  expect(near('Physician', 'Cook')).toEqual([1, 2]);
  expect(near('Cook')).toEqual([]);
  // What few lists find a little alike is chance.
  between = tableOf(names, 'lists');
  expect(near('Physician', 'Cook')).toEqual([1]);
});

it('ranks a title that is similar to other near ones before a nearer one that is similar to none', () => {
  const names = [
    ['Nurse', [100, 0, 0]],
    ['Physician', [80, 60, 0]],
    ['Doctora', [79, 61, 0]],
    ['Medic', [79, 61, 0]],
    ['Babysitter', [81, 0, 59]],
  ] as const;
  const index = new TitleIndex({ vectors: tableOf(names) });
  for (const [at, title] of ['Babysitter', 'Physician', 'Doctora', 'Medic'].entries())
    index.add(at + 1, title);
  const near = index.near('Nurse', { least: 0.9, most: 10 });
  expect(near).toHaveLength(4);
  expect(near.at(-1)?.id).toBe(1);
  expect(near.map(({ score }) => score)).toEqual(near.map(({ score }) => score).sort((a, b) => b - a));
});

it('finds nothing by no letter in common for a title that the table does not know', () => {
  const index = anIndex('Enfermera', 'Welder');
  expect(idsOf(index, 'Beekeeper')).toEqual([]);
});

describe('a search of several words of which titles hold one rarely', () => {
  it.each([
    ['consultor sap', ['Consultora financiera', 'Consultor de ventas'], 'Analista SAP'],
    ['SAPコンサルタント', ['保険コンサルタント', '経営コンサルタント'], 'SAPエンジニア'],
    ['日語客服', ['電話客服', '客服專員'], '日語教師'],
    ['مستشار الشبكات', ['مستشار تأمين', 'مستشار مالي'], 'فني شبكات'],
    ['sap danışmanı', ['Sigorta Danışmanı', 'Finansal Danışman'], 'SAP Uzmanı'],
  ])('meets the titles that keep it first: %s', (typed, common, rare) => {
    const index = anIndex(...common, rare);
    const near = index.near(typed, { least: 0.05, most: 10, keepsRareWord: true });
    expect(near.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(near[0]?.id).toBe(3);
    expect(index.rareWordOf(typed)?.holders).toEqual(new Set([2]));
  });

  it('meets those alone where enough keep it and the vectors do not know it', () => {
    const index = anIndex('Nurse', 'Enfermera', 'Nurse Abap', 'Welder Abap', 'Clerk Abap', 'Cook');
    const more = anIndex(...Array.from({ length: 9 }, () => 'Nurse'), 'Nurse Abap', 'Abap 1', 'Abap 2');
    const find = (one: TitleIndex, keepsRareWord: boolean) =>
      one.near('nurse abap', { least: 0.05, most: 20, keepsRareWord }).map(({ id }) => id);
    expect(find(more, true)).toEqual([10, 11, 12]);
    expect(find(more, false)).toContain(1);
    expect(find(index, true)).toContain(1);
  });

  it('keeps no word where none is rare, and none where it alone is known', () => {
    const index = anIndex('Nurse', 'Welder');
    expect(index.rareWordOf('nurse welder')).toBeNull();
    expect(index.rareWordOf('nurse')).toBeNull();
    expect(index.rareWordOf('qwerty asdf')).toBeNull();
    expect(index.rareWordOf('enfermera nurse')).toBeNull();
  });

  it('keeps a word that no title holds beside one that has other names in them', () => {
    const index = anIndex('Nurse', 'Welder');
    expect(index.rareWordOf('enfermera abap')).toMatchObject({ word: 'abap', isUnknown: true });
  });

  it.each([
    ['examinierte Nurse', 'Examinierte Enfermera'],
    ['certified nurse', 'Certified Enfermera'],
    ['nurse handelsmarketing', 'Handelsmarketing Enfermera'],
  ])('leaves out no title for a word of training, or a compound of known words: %s', (typed, held) => {
    const parts = tableOf([...known, ['Handel', [0, 0, 127, 0]], ['Marketing', [0, 0, 127, 0]]]);
    const index = new TitleIndex({ vectors: parts });
    for (const [at, title] of [
      'Nurse',
      'Nurse',
      'Nurse',
      'Nurse',
      'Nurse',
      'Nurse',
      held,
      held,
      held,
    ].entries())
      index.add(at + 1, title);
    const near = index.near(typed, { least: 0.05, most: 20, keepsRareWord: true });
    expect(near.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 6, 7, 9]));
  });
});

it('finds first what holds the rare word of a search, also where it is one ideograph', () => {
  const sap = new TitleIndex({
    vectors: tableOf([
      ['Consultant', [127, 0]],
      ['Adviser', [120, 40]],
    ]),
  });
  const advertised = ['Consultant', 'Consultant for farms', 'Adviser SAP'];
  for (const [at, title] of advertised.entries()) sap.add(at + 1, title);
  expect([...sap.meaningsNear('sap consultant').keys()][0]).toBe(3);
  expect([...sap.holdersOfRareWord('sap consultant')]).toEqual([3]);

  const cloud = new TitleIndex({});
  const titles = ['雲端服務工程師', '測試工程師', '系統工程師', '後端工程師'];
  for (const [at, title] of titles.entries()) cloud.add(at + 1, title);
  expect([...cloud.holdersOfRareWord('雲端工程師')]).toEqual([1]);
});
