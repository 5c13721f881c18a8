import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../import/duplicates/fingerprint.ts';
import {
  type ComparedJob,
  compareResults,
  countChanges,
  pairReposted,
  payDirection,
} from './compare-results.ts';

const pay = (min: number | null, max: number | null, currency = 'SGD', period = 'monthly') => ({
  ...{ salary_currency: currency, salary_period: period, salary_min: min, salary_max: max },
});
const noPay = { salary_currency: null, salary_period: null, salary_min: null, salary_max: null };

it.each([
  ['no change', pay(1, 2), pay(1, 2), null],
  ['both ends raised', pay(1, 2), pay(2, 3), 'more'],
  ['the upper end raised', pay(1, 2), pay(1, 3), 'more'],
  ['an upper end added', pay(1, null), pay(1, 3), 'more'],
  ['the lower end cut', pay(2, 3), pay(1, 3), 'less'],
  ['a range that became wider', pay(2, 3), pay(1, 4), 'other'],
  ['another period', pay(1, 2), pay(12, 24, 'SGD', 'annually'), 'other'],
  ['another currency', pay(1, 2), pay(1, 2, 'USD'), 'other'],
  ['pay that is stated now', noPay, pay(1, 2), 'other'],
  ['amounts left out', pay(1, 2), pay(null, null), 'other'],
])('reads %s', (_, from, to, direction) => {
  expect(payDirection(from, to)).toBe(direction);
});

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const aJob = (id: number, other: Partial<ComparedJob> = {}): ComparedJob => ({
  ...{ id, title: `Job ${id}`, company_id: 1, company: 'Pier', location_ids: [100], is_open: true },
  ...{ changed_at: at(1), listed_at: at(1), before: null, ...noPay, ...other },
});
const compare = (seen: number[], now: number[], list: ComparedJob[], isWhole = true) => {
  const jobs = new Map(list.map((job) => [job.id, job]));
  return { jobs, changes: compareResults({ at: at(5), ids: seen, isWhole }, { ids: now, isWhole }, jobs) };
};
const newIds = (...parts: Parameters<typeof compare>) => compare(...parts).changes.newIds;

describe('what changed in a search', () => {
  it('is a job that was listed since, or that was changed and fits now', () => {
    const jobs = [aJob(1), aJob(2, { listed_at: at(6), changed_at: at(6) }), aJob(3, { changed_at: at(6) })];
    expect(newIds([1], [3, 2, 1], jobs)).toEqual([3, 2]);
    expect(newIds([1], [2, 1], [aJob(1), aJob(2)])).toEqual([]);
  });

  it('is a job that was written just before the look, and could not be found yet', () => {
    const written = new Date(at(5).getTime() - 60_000);
    const jobs = [
      aJob(1),
      aJob(2, { listed_at: written, changed_at: written }),
      aJob(3, { changed_at: at(4) }),
    ];
    expect(newIds([1], [3, 2, 1], jobs)).toEqual([2]);
  });

  it('is no job that slid into the newest of many results', () => {
    const jobs = [aJob(1), aJob(2, { changed_at: at(6) }), aJob(3, { listed_at: at(6) })];
    expect(newIds([1], [3, 1, 2], jobs, false)).toEqual([3]);
  });

  it('is no job that closed and opened again, nor one that fits no more', () => {
    const { changes } = compare([1, 2], [1], [aJob(1, { listed_at: at(6), changed_at: at(6) }), aJob(2)]);
    expect(countChanges(changes)).toEqual({
      ...{ new: 0, closed: 0, pays_more: 0, pays_less: 0, pays_other: 0, renamed: 0 },
    });
  });

  it('counts those that closed, pay otherwise or are renamed, and none that the person must not see', () => {
    const { changes } = compare(
      [1, 2, 3, 4],
      [2, 3, 9],
      [
        aJob(1, { is_open: false }),
        aJob(2, { ...pay(2, 3), before: { title: ' Job  2', ...pay(1, 2) } }),
        aJob(3, { before: { title: 'Keeper', ...noPay } }),
      ],
    );
    expect(countChanges(changes)).toEqual({
      ...{ new: 0, closed: 1, pays_more: 1, pays_less: 0, pays_other: 0, renamed: 1 },
    });
    expect(changes.renamed).toMatchObject([{ id: 3, isAgain: false, formerTitle: 'Keeper' }]);
  });
});

describe('an advertisement that is posted again', () => {
  const words = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');
  const pair = (closedText: string, text: string, other: Partial<ComparedJob> = {}) => {
    const { jobs, changes } = compare(
      [1],
      [2],
      [
        aJob(1, { is_open: false, title: 'Barista' }),
        aJob(2, { listed_at: at(6), changed_at: at(6), ...other }),
      ],
    );
    const texts = [closedText, text].map(fingerprintOf);
    return countChanges(pairReposted(changes, jobs, (id) => texts[id - 1]));
  };
  const [again, apart] = [
    { new: 0, closed: 0, renamed: 1 },
    { new: 1, closed: 1, renamed: 0 },
  ];

  it.each([
    [
      'of the same text in another name',
      [words(0, 200), words(0, 200), { company_id: 2, location_ids: [] }],
      again,
    ],
    ['of much of the text by the same employer in the same place', [words(0, 200), words(0, 170)], again],
    ['of much of the text elsewhere', [words(0, 200), words(0, 140), { location_ids: [200] }], apart],
    ['of another text', [words(0, 200), words(500, 700)], apart],
    ['without any text', ['', ''], apart],
  ] as const)('is one %s', (_, [closedText, text, other], expected) => {
    expect(pair(closedText, text, other as Partial<ComparedJob>)).toMatchObject(expected);
  });
});
