import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TitleVectors } from '../../search/related/title-vectors.ts';
import { readVectors, vectorFile } from '../../search/related/vector-file.ts';
import { shortPlan } from '../../testing/search/few-occupations.ts';
import type { Label } from './join-concepts.ts';
import { trainMeasured } from './train-vectors.ts';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-measured-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const occupations = {
  nurse: ['nurse', 'carer on a ward', 'ward sister', 'matron on a ward', 'sister'],
  driver: ['driver', 'trucker on a lorry', 'lorry hand', 'carter on a lorry', 'trucker'],
  cook: ['cook', 'chef on a range', 'range hand', 'baker on a range', 'chef'],
};
const labelsOf = (language: string, names: Record<string, readonly string[]>): Label[] =>
  Object.entries(names).flatMap(([concept, titles]) =>
    titles.map((title) => ({ concept: `${language} ${concept}`, group: concept, title, language })),
  );
/** Letters alone find each name of an occupation: no table is better. */
const spelt = labelsOf('xx', {
  nurse: ['quilp', 'quilpi', 'quilpu', 'quilpo'],
  driver: ['zarm', 'zarmi', 'zarmu', 'zarmo'],
  cook: ['fend', 'fendi', 'fendu', 'fendo'],
});

const train = (lists: Label[][]) => trainMeasured({ dataFolder, lists, source: 'taxonomy', plan: shortPlan });
const table = async () => new TitleVectors(await readVectors(vectorFile(dataFolder)));

it('serves the languages in which it is better than letters on names that it was not trained with', async () => {
  const scores = await train([labelsOf('en', occupations), spelt]);
  const served = scores?.filter(({ letters, vectors }) => vectors > letters).map(({ language }) => language);
  expect(served).toEqual(['en']);
  const { languages } = await table();
  expect(languages).toEqual(['en']);
  expect((await table()).knowsWord('ward')).toBe(true);
  expect((await table()).knowsWord('quilp')).toBe(false);
});

it('is not trained with the names that it is measured on', async () => {
  const lists = [labelsOf('en', { ...occupations, welder: ['unseenword', 'unseenword x', 'unseenword y'] })];
  const all = new Set(lists.flat().map(({ title }) => title));
  await train(lists);
  const vectors = await table();
  const unknown = [...all].filter(
    (title) => vectors.unknownWords(title).length > 0 || !vectors.knowsWord(title),
  );
  expect(unknown.length).toBeGreaterThan(0);
});

it('leaves the languages of the table that it is trained on top of, and what only that one knows', async () => {
  await train([labelsOf('en', occupations)]);
  const base = await readVectors(vectorFile(dataFolder));
  const other = labelsOf('de', { nurse: ['pfleger', 'schwester', 'krankenpfleger', 'krankenschwester'] });
  const options = { dataFolder, source: 'taxonomy', plan: shortPlan, base } as const;
  const scores = await trainMeasured({ ...options, lists: [other], beside: [labelsOf('en', occupations)] });
  expect(scores?.map(({ language }) => language)).toEqual(['de']);
  expect((await table()).languages).toContain('en');
  expect((await table()).knowsWord('ward')).toBe(true);
});

it('is not trained again from the same lists', async () => {
  const lists = [labelsOf('en', occupations)];
  expect(await train(lists)).not.toBeNull();
  expect(await train(lists)).toBeNull();
});
