import { renderRemote } from '@jobharbor/shared/testing';
import { waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aJob } from '../../testing/builders.ts';
import { ResultCards } from './result-cards.tsx';

afterEach(() => {
  delete document.documentElement.dataset.position;
  vi.unstubAllGlobals();
});

const jobs = Array.from({ length: 30 }, (_, index) => aJob({ id: index + 1, title: `Job ${index + 1}` }));

/** Numbers of cards in the first render of a list that is there when its page opens, and in the end. */
async function countCards(): Promise<[number, number]> {
  vi.stubGlobal('innerHeight', 844);
  const counts: number[] = [];
  function List() {
    const list = useRef<HTMLOListElement>(null);
    useLayoutEffect(() => {
      counts.push(list.current?.querySelectorAll('[data-job]').length ?? 0);
    }, []);
    const now = Date.UTC(2026, 10, 21);
    return (
      <ol ref={list}>
        <ResultCards
          jobs={jobs}
          query=""
          now={now}
          selected={undefined}
          onOpen={() => {}}
          cardAction={() => null}
        />
      </ol>
    );
  }
  const { container } = renderRemote(List, { texts: {} });
  const cards = () => container.querySelectorAll('[data-job]').length;
  await waitFor(() => expect(cards()).toBe(jobs.length));
  return [counts[0] ?? 0, cards()];
}

it('renders first the cards in view, and the others so that the tap that opens the list is painted', async () => {
  expect(await countCards()).toEqual([10, 30]);
});

it('renders first all cards above a position that is restored', async () => {
  document.documentElement.dataset.position = '900';
  expect(await countCards()).toEqual([20, 30]);
});
