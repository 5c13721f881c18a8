import { errorCode } from '@jobharbor/shared/errors';
import { describe, expect, it } from 'vitest';
import { canUndo, changesByCandidate, changesByRecruiter, phaseOf } from './interview-rules.ts';

const start = new Date('2026-11-20T09:00:00Z');
const seconds = start.getTime() / 1000;
const hour = 3_600_000;
const at = (hours: number) => new Date(start.getTime() + hours * hour);
const dayBefore = at(-24);

type Row = Parameters<typeof phaseOf>[0];
const anInterview = (changes: Partial<Row> = {}): Row => ({
  ...{
    state: 'pending',
    starts_at: start,
    ends_at: at(1),
    proposed_times: [],
    other_times: [],
    ended_by: null,
  },
  ...{ reason: null, version: 4 },
  ...changes,
});
const refusalOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: number }).code;
  }
};

describe('the phase of an interview', () => {
  it.each([
    ['pending', -1, 'pending'],
    ['pending', 0, 'expired'],
    ['accepted', -1, 'upcoming'],
    ['accepted', 0, 'in_progress'],
    ['accepted', 1, 'finished'],
    ['rejected', 2, 'rejected'],
    ['cancelled', -2, 'cancelled'],
  ] as const)('of a %s one is, %d hours from its start, %s', (state, hours, phase) => {
    expect(phaseOf(anInterview({ state }), at(hours))).toBe(phase);
  });
});

describe('what a candidate answers', () => {
  const answer = (row: Row, action: object, now = dayBefore) =>
    changesByCandidate(row, { version: 4, ...action } as Parameters<typeof changesByCandidate>[1], now);
  const times = [seconds + 7200, seconds + 3600, seconds + 7200];

  it('accepts, rejects with a reason, and proposes other times in order', () => {
    expect(answer(anInterview(), { action: 'accept' })).toMatchObject({ state: 'accepted' });
    expect(answer(anInterview(), { action: 'reject', reason: 'time_conflict' })).toMatchObject({
      state: 'rejected',
      ended_by: 'jobseeker',
      reason: 'time_conflict',
    });
    expect(answer(anInterview(), { action: 'propose', times })).toEqual({
      proposed_times: [seconds + 3600, seconds + 7200],
    });
  });

  it('changes nothing when it is sent again, also to an earlier version', () => {
    const again = (row: Row, action: object) => answer(row, { ...action, version: 1 });
    expect(again(anInterview({ state: 'accepted' }), { action: 'accept' })).toBeNull();
    expect(again(anInterview({ state: 'rejected' }), { action: 'reject', reason: 'other' })).toBeNull();
    const proposed = anInterview({ proposed_times: [seconds + 3600, seconds + 7200] });
    expect(again(proposed, { action: 'propose', times })).toBeNull();
  });

  it.each([
    ['an earlier version', {}, { action: 'accept', version: 3 }, -24, errorCode.staleVersion],
    ['a time that has passed', {}, { action: 'accept' }, 0, errorCode.interviewOver],
    [
      'an interview that was called off',
      { state: 'cancelled' },
      { action: 'accept' },
      -24,
      errorCode.interviewOver,
    ],
    ['no time', {}, { action: 'propose', times: [] }, -24, errorCode.interviewTimes],
    ['four times', {}, { action: 'propose', times: [1, 2, 3, 4] }, -24, errorCode.interviewTimes],
    [
      'a time of yesterday',
      {},
      { action: 'propose', times: [seconds - 90_000] },
      -24,
      errorCode.interviewInPast,
    ],
    [
      'cancelling late',
      { state: 'accepted' },
      { action: 'cancel', reason: 'other' },
      -2.99,
      errorCode.interviewTooNear,
    ],
    [
      'cancelling what nobody accepted',
      {},
      { action: 'cancel', reason: 'other' },
      -24,
      errorCode.interviewOver,
    ],
    [
      'undoing a cancellation',
      { state: 'cancelled', ended_by: 'jobseeker' },
      { action: 'undo' },
      -24,
      errorCode.interviewOver,
    ],
  ] as const)('is refused for %s', (_, row, action, hours, code) => {
    expect(refusalOf(() => answer(anInterview(row as Partial<Row>), action, at(hours)))).toBe(code);
  });

  it('can cancel until exactly three hours before', () => {
    const accepted = anInterview({ state: 'accepted' });
    expect(answer(accepted, { action: 'cancel', reason: 'other_job' }, at(-3))).toMatchObject({
      state: 'cancelled',
      reason: 'other_job',
    });
  });

  it('can be undone if it was a decline or a proposed time', () => {
    const rejected = anInterview({ state: 'rejected', ended_by: 'jobseeker', reason: 'other' });
    expect(canUndo(rejected, dayBefore)).toBe(true);
    expect(answer(rejected, { action: 'undo' })).toMatchObject({ state: 'pending', reason: null });
    expect(canUndo(anInterview({ proposed_times: [seconds + 60] }), dayBefore)).toBe(true);
    expect(canUndo(rejected, at(0))).toBe(false);
    expect(canUndo(anInterview({ state: 'rejected', ended_by: 'recruiter' }), dayBefore)).toBe(false);
  });
});

describe('what a recruiter changes', () => {
  const move = (row: Row, startsAt: number, now = dayBefore) =>
    changesByRecruiter(row, { action: 'reschedule', version: 4, starts_at: startsAt }, now);

  it('needs an answer again, except for a time that the candidate proposed', () => {
    const next = seconds + 7200;
    expect(move(anInterview({ state: 'accepted' }), next)).toMatchObject({
      state: 'pending',
      starts_at: at(2),
      ends_at: at(3),
    });
    expect(move(anInterview({ proposed_times: [next] }), next)).toMatchObject({
      state: 'accepted',
      proposed_times: [],
    });
  });

  it('is bound by the same three hours, and by what has ended', () => {
    const accepted = anInterview({ state: 'accepted' });
    expect(refusalOf(() => move(accepted, seconds + 60, at(-2)))).toBe(errorCode.interviewTooNear);
    expect(refusalOf(() => move(anInterview({ state: 'rejected' }), seconds + 60))).toBe(
      errorCode.interviewOver,
    );
    expect(refusalOf(() => move(anInterview(), seconds - 99_999))).toBe(errorCode.interviewInPast);
  });
});
