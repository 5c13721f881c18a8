import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDeviceSaves, removeDeviceSaves, setDeviceSave, useDeviceSaves } from './device-saves.ts';

const ids = () => readDeviceSaves().map(({ jobId }) => jobId);

beforeEach(() => localStorage.clear());

describe('what a guest saves', () => {
  it('is kept in this browser, the latest first and each job once', () => {
    for (const jobId of [1, 2, 1]) setDeviceSave(jobId, true, 5_000);
    expect(readDeviceSaves()).toEqual([
      { jobId: 1, savedAt: 5 },
      { jobId: 2, savedAt: 5 },
    ]);
    setDeviceSave(1, false, 5_000);
    expect(ids()).toEqual([2]);
  });

  it('is seen by what renders it, also when another tab changed it', () => {
    const { result } = renderHook(() => useDeviceSaves().length);
    act(() => void setDeviceSave(1, true, 5_000));
    expect(result.current).toBe(1);
    localStorage.removeItem('jh-saved');
    act(() => void window.dispatchEvent(new Event('storage')));
    expect(result.current).toBe(0);
  });

  it('is removed once merged into the account, except for jobs saved meanwhile', () => {
    for (const jobId of [1, 2]) setDeviceSave(jobId, true, 5_000);
    const joined = readDeviceSaves();
    setDeviceSave(2, true, 9_000);
    removeDeviceSaves(joined);
    expect(readDeviceSaves()).toEqual([{ jobId: 2, savedAt: 9 }]);
  });

  it.each(['{', '{"a":1}', '[{"jobId":"1","savedAt":2}]', '[null]', '[{"jobId":-1,"savedAt":2}]'])(
    'is nothing where the storage holds %s',
    (stored) => {
      localStorage.setItem('jh-saved', stored);
      expect(ids()).toEqual([]);
    },
  );

  it('says that it is not kept where the browser stores nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(setDeviceSave(1, true, 5_000)).toBe(false);
    full.mockRestore();
  });

  it('grows to a hundred at most', () => {
    for (let jobId = 1; jobId <= 120; jobId += 1) setDeviceSave(jobId, true, jobId * 1_000);
    expect([ids().length, ids()[0]]).toEqual([100, 120]);
  });
});
