import { stat } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownJudgedLists } from '../bench/judged-titles.ts';
import { TitleIndex } from '../search/related/title-index.ts';
import { TitleVectors } from '../search/related/title-vectors.ts';
import { readVectors, shippedVectors } from '../search/related/vector-file.ts';
import { averagePrecision } from './training/hold-out-names.ts';

let vectors: TitleVectors;
beforeAll(async () => {
  vectors = new TitleVectors(await readVectors(shippedVectors));
});

const nearness = { least: 0.2, most: 100, keepsRareWord: true };

describe('the table of title vectors that comes with the product', () => {
  it('serves German, French, and the languages of the site', () => {
    expect(vectors.languages).toEqual(['ar', 'de', 'en', 'es', 'fr', 'id', 'ja', 'ms', 'pt', 'tr', 'zh']);
  });

  it('has 8 MB at most', async () => {
    expect((await stat(shippedVectors)).size).toBeLessThanOrEqual(8_000_000);
  });

  it.each(ownJudgedLists())('is a fifth better than letters on judged titles: $name', (judged) => {
    const precision = (table: TitleVectors | null) => {
      const index = new TitleIndex({ vectors: table });
      for (const [number, { title }] of judged.titles.entries()) index.add(number, title);
      const precisions = judged.queries.map(({ id, text }) => {
        const wanted = judged.relevant.get(id) ?? new Set();
        const hits = index.near(text, nearness).map((found) => wanted.has(judged.titles[found.id]?.id ?? ''));
        return averagePrecision(hits, wanted.size);
      });
      return precisions.reduce((sum, one) => sum + one, 0) / precisions.length;
    };
    expect(precision(vectors)).toBeGreaterThan(1.2 * precision(null));
  });
});
