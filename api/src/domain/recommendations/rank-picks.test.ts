import type { JobCard } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { type Findings, isExcludedBy, rankPicks } from './rank-picks.ts';

const option = (id: number) => ({
  id,
  value: `Option ${id}`,
  key: `option-${id}`,
  seo_value: `option-${id}`,
});
const aJob = (id: number, wanted: Partial<JobCard> = {}): JobCard =>
  ({
    ...{ id, title: 'Nurse', status: 'open', posted_at: id, category: null, locations: [], salary: null },
    company: { id },
    ...wanted,
  }) as JobCard;
const monthly = (max: number, currency = 'PHP') =>
  ({ currency, period: 'monthly', min: null, max }) as JobCard['salary'];
const yearly = (max: number) =>
  ({ currency: 'PHP', period: 'annually', min: null, max }) as JobCard['salary'];
const nobody = () => false;
const idsOf = (...args: Parameters<typeof rankPicks>) => rankPicks(...args).map(({ job }) => job.id);

describe('the picks', () => {
  const preference: Findings = {
    source: { from: 'preference', title: 'nurse' },
    like: null,
    jobs: [aJob(1), aJob(2, { title: 'Cook' })],
  };
  const saved: Findings = {
    source: { from: 'saved', title: 'Ward nurse' },
    like: aJob(9),
    jobs: [aJob(3), aJob(1)],
  };

  it('are first what several sources lead to, and say why, the strongest reason first', () => {
    const [first, ...others] = rankPicks([saved, preference], [], nobody);
    expect(first).toMatchObject({
      job: { id: 1 },
      because: [
        { from: 'preference', title: 'nurse' },
        { from: 'saved', title: 'Ward nurse' },
      ],
    });
    expect(others.map(({ job }) => job.id)).toEqual([2, 3]);
  });

  it('hold nothing that is known, closed, or only new beside the job that it should be like', () => {
    const jobs = [aJob(4), aJob(5, { status: 'closed' }), aJob(6, { title: 'Welder' })];
    const sameLine = aJob(7, { title: 'Midwife', category: option(8) });
    const like = aJob(9, { category: option(8) });
    const known = ({ id }: JobCard) => id === 4;
    expect(idsOf([{ ...saved, like, jobs: [...jobs, sameLine] }], [], known)).toEqual([7]);
  });

  it('are picked again after the dismissal is undone', () => {
    const refusal = { job: aJob(1), reason: 'other' } as const;
    expect(idsOf([preference], [refusal], nobody)).toEqual([2]);
    expect(idsOf([preference], [], nobody)).toEqual([1, 2]);
  });
});

describe('a refused job', () => {
  const refused = aJob(1, {
    ...{ company: { id: 50 } as JobCard['company'], category: option(3), locations: [option(4), option(5)] },
    salary: monthly(40_000),
  });
  it.each([
    ['company', aJob(2, { company: { id: 50 } as JobCard['company'] }), true],
    ['company', aJob(2, { category: option(3) }), false],
    ['work', aJob(2, { category: option(3) }), true],
    ['work', aJob(2), false],
    ['place', aJob(2, { locations: [option(5)] }), true],
    ['place', aJob(2, { locations: [option(5), option(6)] }), false],
    ['place', aJob(2), false],
    ['pay', aJob(2, { salary: monthly(40_000) }), true],
    ['pay', aJob(2, { salary: yearly(470_000) }), true],
    ['pay', aJob(2, { salary: monthly(40_001) }), false],
    ['pay', aJob(2, { salary: monthly(10, 'USD') }), false],
    ['pay', aJob(2), false],
    ['other', aJob(2, { company: { id: 50 } as JobCard['company'], category: option(3) }), false],
  ] as const)('for its %s keeps the like of it away, and no more', (reason, job, isKept) => {
    expect(isExcludedBy({ job: refused, reason }, job)).toBe(isKept);
  });
});
