import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { type ComparedJob, isSameJob } from './same-job.ts';

const fingerprint = fingerprintOf(Array.from({ length: 60 }, (_, index) => `word${index}`).join(' '));
const ad = (values: Partial<ComparedJob> = {}): ComparedJob => ({
  source_key: 'board:1',
  feed: 'board ph',
  fingerprint,
  detail: '',
  location_ids: [10101],
  pay: ['PHP', 'monthly', 2_000_000, null],
  ...values,
});
const other = (values: Partial<ComparedJob> = {}) => ad({ source_key: 'board:2', ...values });

it.each([
  ['the same again', other(), true],
  ['without a place', other({ location_ids: [] }), true],
  ['in the region around it', other({ location_ids: [10100] }), true],
  ['in one more place', other({ location_ids: [10101, 10201] }), true],
  ['without pay', other({ pay: null }), true],
  ['in another city of the region', other({ location_ids: [10102] }), false],
  ['in another region', other({ location_ids: [10200] }), false],
  ['for other pay', other({ pay: ['PHP', 'monthly', 3_000_000, null] }), false],
  ['for pay of another period', other({ pay: ['PHP', 'daily', 2_000_000, null] }), false],
])('the same text %s', (_what, second, isSame) => {
  const options = { hasRequisitions: false };
  expect([isSameJob(ad(), second, options), isSameJob(second, ad(), options)]).toEqual([isSame, isSame]);
});

it('is another opening under another requisition of one feed, and a copy in another feed', () => {
  const options = { hasRequisitions: true };
  expect(isSameJob(ad(), other(), options)).toBe(false);
  expect(isSameJob(ad(), other({ feed: 'elsewhere ph' }), options)).toBe(true);
});
