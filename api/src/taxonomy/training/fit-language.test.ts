import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TitleVectors } from '../../search/related/title-vectors.ts';
import { readVectors, vectorFile } from '../../search/related/vector-file.ts';
import type { VectorRows } from '../../search/related/vector-rows.ts';
import { fitLanguage } from './fit-language.ts';
import { joinConcepts, type Label } from './join-concepts.ts';
import { trainVectors } from './train-vectors.ts';

const labelsOf = (language: string, names: Record<string, readonly string[]>): Label[] =>
  Object.entries(names).flatMap(([concept, titles]) =>
    titles.map((title) => ({ concept, group: concept, title, language })),
  );
const english = labelsOf('en', {
  nurse: ['nurse', 'ward sister', 'matron on a ward', 'ward nurse', 'matron'],
  driver: ['driver', 'trucker on a lorry', 'lorry hand', 'lorry driver', 'trucker'],
  cook: ['cook', 'chef on a range', 'range hand', 'range cook', 'chef'],
});
/** Names without a common letter, with the article and without it. */
const arabic = labelsOf('ar', {
  nurse: ['ممرضة', 'الممرض', 'تمريض سريري', 'ممرض سريري', 'التمريض'],
  driver: ['سائق', 'السائقون', 'قيادة شاحنة', 'سائق شاحنة', 'القيادة'],
  cook: ['طباخ', 'الطباخة', 'شيف فندقي', 'طباخ فندقي', 'الشيف'],
});
const options = { language: 'ar', lists: [[...english, ...arabic]], maxBytes: 1_000_000, steps: 120 };

let folder: string;
let base: VectorRows;
let fitted: ReturnType<typeof fitLanguage>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-fit-'));
  await trainVectors({
    dataFolder: folder,
    concepts: joinConcepts([english]),
    source: 'taxonomy',
    plan: { steps: 60, dimensions: 16, batch: 16, seed: 1 },
  });
  base = await readVectors(vectorFile(folder));
  fitted = fitLanguage(base, options);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const cosine = (vectors: TitleVectors, one: string, other: string) => {
  const [a, b] = [vectors.vectorOf(one), vectors.vectorOf(other)];
  return a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0;
};

it('brings the names of a language close to those of their occupation in others', () => {
  const vectors = new TitleVectors(fitted.table);
  for (const [name, right, wrong] of [
    ['الممرضة', 'nurse', 'lorry driver'],
    ['سائقين', 'lorry driver', 'chef'],
  ] as const) {
    expect(cosine(vectors, name, right)).toBeGreaterThan(0.6);
    expect(cosine(vectors, name, wrong)).toBeLessThan(0.3);
  }
});

it('leaves what the table knows of other languages as it is', () => {
  const [after, before] = [new TitleVectors(fitted.table), new TitleVectors(base)];
  for (const { title } of english) expect(after.vectorOf(title)).toEqual(before.vectorOf(title));
});

it('gives the same table for a language that was added before', () => {
  expect(fitLanguage(fitted.table, options).table).toEqual(fitted.table);
});

it('serves the language only if names that were kept apart are found better than by letters', () => {
  expect(fitted.score.vectors).toBeGreaterThan(fitted.score.letters);
  expect(fitted.table.languages).toEqual(['ar']);
  const { table, score } = fitLanguage(fitted.table, { ...options, maxBytes: 0 });
  expect(score.vectors).toBe(score.letters);
  expect(table.languages).toEqual([]);
  // There is no room for a row.
  expect(table.keys).toEqual(base.keys);
});
