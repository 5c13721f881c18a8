import { beforeEach, describe, expect, it } from 'vitest';
import { deleteApplyDraft, readApplyDraft, storeApplyDraft, takeApplyDraft } from './apply-draft.ts';

const day = 86_400_000;
const draft = { key: 'k', message: 'A message', answers: { 1: 'yes' }, resumeIds: [] };

beforeEach(() => localStorage.clear());

describe('the draft of an application', () => {
  it('is stored for fourteen days', () => {
    storeApplyDraft(7, 11, draft, 0);
    expect(takeApplyDraft(7, 11, 14 * day)).toEqual(draft);
    expect(takeApplyDraft(7, 11, 14 * day + 1)).toBeNull();
  });

  it('is not read by another person or for another job', () => {
    storeApplyDraft(7, 11, draft);
    expect(takeApplyDraft(8, 11)).toBeNull();
    expect(takeApplyDraft(7, 12)).toBeNull();
  });

  it('is ignored when it is malformed', () => {
    storeApplyDraft(7, 11, { ...draft, answers: { 1: 2 as never } });
    expect(takeApplyDraft(7, 11)).toBeNull();
    localStorage.setItem('jh-draft:apply:7:11', '{');
    expect(takeApplyDraft(7, 11)).toBeNull();
  });

  it('of a guest becomes that of the person who signs in', () => {
    storeApplyDraft('guest', 11, draft);
    expect(takeApplyDraft(7, 11)).toEqual(draft);
    expect(readApplyDraft('guest', 11)).toBeNull();
    expect(readApplyDraft(7, 11)).toEqual(draft);
  });

  it.each([
    ['replaces what the person wrote before', { message: 'From a guest', at: 2 }, 'From a guest'],
    ['does not replace what the person wrote later', { message: 'From a guest', at: 0 }, 'Own'],
    ['does not replace anything when it is empty', { message: ' ', answers: { 1: '' }, at: 2 }, 'Own'],
  ])('of a guest %s', (_, guest, taken) => {
    storeApplyDraft('guest', 11, { ...draft, ...guest });
    storeApplyDraft(7, 11, { ...draft, message: 'Own', at: 1 });
    expect(takeApplyDraft(7, 11)?.message).toBe(taken);
    expect(readApplyDraft(7, 11)?.message).toBe(taken);
  });

  it('is gone once it is deleted', () => {
    storeApplyDraft(7, 11, draft);
    deleteApplyDraft(7, 11);
    expect(takeApplyDraft(7, 11)).toBeNull();
  });
});
