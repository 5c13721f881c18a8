import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, takeDraft } from './apply-draft.ts';

const day = 86_400_000;
const draft = { key: 'k', message: 'Words', answers: {} };

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('is there for fourteen days, and no longer', () => {
    keepDraft(7, 11, draft, 0);
    expect(takeDraft(7, 11, 14 * day).message).toBe('Words');
    expect(takeDraft(7, 11, 14 * day + 1).message).toBe('');
  });

  it('is fresh where something else was left in its place', () => {
    for (const left of [
      '{',
      'null',
      '[]',
      '{"key":1}',
      '{"key":"k","message":"m","answers":{"1":2},"at":1}',
    ]) {
      localStorage.setItem('jh-apply-7-11', left);
      expect(takeDraft(7, 11).message).toBe('');
    }
  });

  it('of a guest does not replace what the person had written before', () => {
    keepDraft('guest', 11, { ...draft, message: 'Guest' });
    keepDraft(7, 11, { ...draft, message: 'Own' });
    expect(takeDraft(7, 11).message).toBe('Own');
  });
});
