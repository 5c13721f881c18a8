import { describe, expect, it } from 'vitest';
import { hasBucket } from '../contract/canaries.ts';
import type { Canary } from '../contract/documents.ts';
import { createBucketSequence, createBuckets, readBucket } from './bucket-sequence.ts';

const isWithin = (bucket: number, share: number) =>
  hasBucket({ share, slices: [] as Canary['slices'] } as Canary, bucket);

const bucketsFrom = (start: number, count: number): number[] => {
  const next = createBucketSequence(start);
  return Array.from({ length: count }, next);
};
const countIn = (buckets: readonly number[], share: number) =>
  buckets.filter((bucket) => isWithin(bucket, share)).length;
const starts = [0, 1, 7, 96, 999, 4_711, 123_456, 999_500, 999_999];

describe('buckets of new visitors', () => {
  it.each(starts)('are exact in any run of 1,000, here from %i', (start) => {
    const buckets = bucketsFrom(start, 1_000);
    for (let percent = 0; percent <= 100; percent += 1) {
      expect(countIn(buckets, percent / 100), `${percent} %`).toBe(percent * 10);
    }
    expect(countIn(buckets, 0.005)).toBe(5);
  });

  it('are within a visitor of 10 % in runs of any length', () => {
    for (const start of starts) {
      const buckets = bucketsFrom(start, 300);
      for (let length = 1; length <= 300; length += 1) {
        expect(Math.abs(countIn(buckets.slice(0, length), 0.1) - length / 10)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('are nobody’s at 0 and everybody’s at 1', () => {
    const buckets = bucketsFrom(0, 1_000);
    expect([countIn(buckets, 0), countIn(buckets, 1)]).toEqual([0, 1_000]);
  });

  it('keep those in who were in, when the share is raised', () => {
    const buckets = bucketsFrom(31, 1_000);
    const at10 = buckets.filter((bucket) => isWithin(bucket, 0.1));
    expect(at10.every((bucket) => isWithin(bucket, 0.25))).toBe(true);
  });

  it('start anywhere, so that two gateways do not walk in step', () => {
    const firsts = Array.from({ length: 20 }, () => createBucketSequence()());
    expect(new Set(firsts).size).toBeGreaterThan(15);
  });
});

it('are exact in each country, though visitors of two come in turns', () => {
  const next = createBuckets();
  const buckets = { ph: [] as number[], sg: [] as number[] };
  for (let turn = 0; turn < 500; turn += 1)
    for (const key of ['ph', 'sg'] as const) buckets[key].push(next(key));
  expect([countIn(buckets.ph, 0.1), countIn(buckets.sg, 0.1)]).toEqual([50, 50]);
});

it('believes no cookie but a bucket', () => {
  expect(readBucket('000123')).toBe(123);
  for (const cookie of [undefined, '', 'abc', '-1', '1e3', '1234567', '0.5']) {
    expect(readBucket(cookie)).toBeUndefined();
  }
});
