import { expect, it } from 'vitest';
import { maxRanked, rankOnManifold } from './manifold-ranking.ts';

/** Titles in groups: those of one group are alike, those of others are not. */
const cosinesOf = (groups: readonly number[]): Float32Array =>
  Float32Array.from(groups.flatMap((one) => groups.map((other) => (one === other ? 1 : 0))));
const scored = (...scores: number[]) => scores.map((score, number) => ({ number, score }));

it('puts a title that many good ones are similar to before one that stands alone', () => {
  const found = scored(0.9, 0.8, 0.78, 0.77);
  const ranked = rankOnManifold(found, cosinesOf([0, 1, 0, 0]));
  expect(ranked.map(({ number }) => number)).toEqual([0, 2, 3, 1]);
  expect(ranked.map(({ score }) => score)).toEqual([0.9, 0.8, 0.78, 0.77]);
});

it('keeps the order of titles of which none is similar to another', () => {
  const found = scored(0.9, 0.5, 0.4);
  expect(rankOnManifold(found, cosinesOf([0, 1, 2]))).toEqual(found);
  expect(rankOnManifold([], new Float32Array())).toEqual([]);
});

it('leaves the titles behind the best ones where they are', () => {
  const found = scored(...Array.from({ length: maxRanked + 2 }, (_, rank) => 1 - rank / 1_000));
  const ranked = rankOnManifold(found, cosinesOf(Array.from({ length: maxRanked }, (_, at) => at % 2)));
  expect(ranked.slice(maxRanked)).toEqual(found.slice(maxRanked));
  expect(new Set(ranked.map(({ number }) => number)).size).toBe(found.length);
});
