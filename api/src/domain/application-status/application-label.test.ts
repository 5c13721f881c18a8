import { describe, expect, it } from 'vitest';
import { type ApplicationState, canWithdraw, labelOf } from './application-label.ts';

const state = (changes: Partial<ApplicationState> = {}): ApplicationState => ({
  status: 'pending',
  job_status: 'open',
  exchange_status: 'none',
  ...changes,
});

describe('the label that a person sees', () => {
  it.each([
    [{}, 'pending'],
    [{ status: 'viewed' }, 'viewed'],
    [{ status: 'viewed', exchange_status: 'requested' }, 'viewed'],
    [{ job_status: 'closed' }, 'job_closed'],
    [{ status: 'viewed', job_status: 'on_hold' }, 'on_hold'],
    [{ status: 'accepted' }, 'accepted'],
    [{ status: 'accepted', job_status: 'closed' }, 'accepted'],
    [{ status: 'accepted', exchange_status: 'exchanged' }, 'exchanged'],
    [{ status: 'declined', job_status: 'closed' }, 'not_accepted'],
    [{ status: 'declined', exchange_status: 'exchanged' }, 'not_accepted'],
    [{ status: 'withdrawn', job_status: 'closed', exchange_status: 'exchanged' }, 'withdrawn'],
  ] as const)('of %j is %s', (changes, label) => {
    expect(labelOf(state(changes))).toBe(label);
  });
});

describe('taking an application back', () => {
  it('is possible until an employer has decided', () => {
    const statuses = ['pending', 'viewed', 'accepted', 'declined', 'withdrawn'] as const;
    expect(statuses.filter((status) => canWithdraw({ status }))).toEqual(['pending', 'viewed']);
  });
});
