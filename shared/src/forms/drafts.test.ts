import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { deleteDraft, readDraft, saveDraft } from './drafts.ts';

const schema = z.object({ message: z.string() });
const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('can be read for fourteen days', () => {
    saveDraft('apply:7:12', { message: '雇' }, now);
    expect(readDraft('apply:7:12', schema, now + 14 * day)).toEqual({ message: '雇' });
    expect(readDraft('apply:7:12', schema, now + 14 * day + 1)).toBeNull();
  });

  it('is removed from the device after fourteen days, by the next form that is opened', () => {
    saveDraft('apply:7:12', { message: 'old' }, now);
    saveDraft('apply:7:13', { message: 'new' }, now + 1);
    localStorage.setItem('another', 'value');
    readDraft('chat:7:1', schema, now + 14 * day + 1);
    expect(Object.keys(localStorage).sort()).toEqual(['another', 'jh-draft:apply:7:13']);
  });

  it('cannot be read under the key of another person', () => {
    saveDraft('apply:7:12', { message: 'mine' }, now);
    expect(readDraft('apply:8:12', schema, now)).toBeNull();
  });

  it('is gone after deletion', () => {
    saveDraft('apply:7:12', { message: 'mine' }, now);
    deleteDraft('apply:7:12');
    expect(readDraft('apply:7:12', schema, now)).toBeNull();
  });

  it('is ignored when its content does not match the schema', () => {
    saveDraft('apply:7:12', { text: 'mine' }, now);
    expect(readDraft('apply:7:12', schema, now)).toBeNull();
    localStorage.setItem('jh-draft:apply:7:12', '{broken');
    expect(readDraft('apply:7:12', schema, now)).toBeNull();
  });

  it('is not stored, without an exception, where storage is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveDraft('apply:7:12', { message: 'mine' }, now)).not.toThrow();
    full.mockRestore();
  });
});
