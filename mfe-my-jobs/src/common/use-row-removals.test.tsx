import { latch } from '@jobharbor/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useRowRemovals } from './use-row-removals.ts';

const rows = [{ id: 1 }, { id: 2 }];

function renderRemovals(setRemoved: (isRemoved: boolean) => Promise<unknown>) {
  const { result } = renderHook(
    () => useRowRemovals<{ id: number }>((_, isRemoved) => setRemoved(isRemoved)),
    {
      wrapper: MemoryRouter,
    },
  );
  const remove = () => act(() => void result.current.remove({ id: 1 }, 0));
  const shown = () => result.current.withRemoved(rows)[0];
  const undo = () => {
    const removal = shown()?.removal;
    if (removal) act(() => void result.current.restore(removal));
  };
  return { remove, undo, shown };
}

it('keeps a row that was restored before the server answered its removal', async () => {
  const answered = latch();
  const sent: boolean[] = [];
  const { remove, undo, shown } = renderRemovals(async (isRemoved) => {
    sent.push(isRemoved);
    if (isRemoved) await answered.released;
  });
  remove();
  undo();
  expect(sent).toEqual([true]);
  await act(async () => answered.release());
  expect(shown()?.removal?.isRemoved).toBe(false);
  expect(sent).toEqual([true, false]);
});

it('sends no undo of a removal that fails', async () => {
  const answered = latch();
  const sent: boolean[] = [];
  const { remove, undo, shown } = renderRemovals(async (isRemoved) => {
    sent.push(isRemoved);
    await answered.released;
    throw new Error('Unreachable.');
  });
  remove();
  undo();
  await act(async () => answered.release());
  expect(sent).toEqual([true]);
  expect(shown()?.removal).toMatchObject({ isRemoved: false, error: null });
});
