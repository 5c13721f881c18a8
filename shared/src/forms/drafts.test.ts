import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

const text = z.object({ message: z.string() });
const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;

beforeEach(() => localStorage.clear());

describe('what a person typed and did not send', () => {
  it('is there again, for fourteen days', () => {
    keepDraft('apply:7:12', { message: '雇' }, now);
    expect(readDraft('apply:7:12', text, now + 14 * day)).toEqual({ message: '雇' });
    expect(readDraft('apply:7:12', text, now + 14 * day + 1)).toBeNull();
  });

  it('is not shown to another person or on another page', () => {
    keepDraft('apply:7:12', { message: 'mine' }, now);
    expect(readDraft('apply:8:12', text, now)).toBeNull();
  });

  it('is gone once it was sent', () => {
    keepDraft('apply:7:12', { message: 'mine' }, now);
    dropDraft('apply:7:12');
    expect(readDraft('apply:7:12', text, now)).toBeNull();
  });

  it('is left alone when an older page wrote it in another form', () => {
    keepDraft('apply:7:12', { text: 'mine' }, now);
    expect(readDraft('apply:7:12', text, now)).toBeNull();
    localStorage.setItem('jh-draft:apply:7:12', '{broken');
    expect(readDraft('apply:7:12', text, now)).toBeNull();
  });

  it('does not break the page where nothing may be kept', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepDraft('apply:7:12', { message: 'mine' }, now)).not.toThrow();
    full.mockRestore();
  });
});
