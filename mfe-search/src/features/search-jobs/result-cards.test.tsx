import { renderRemote } from '@jobharbor/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aJob } from '../../testing/builders.ts';
import { ResultCards } from './result-cards.tsx';

afterEach(() => {
  delete document.documentElement.dataset.position;
  vi.unstubAllGlobals();
});

const found = Array.from({ length: 60 }, (_, index) => aJob({ id: index + 1, title: `Job ${index + 1}` }));

/** Numbers of cards in the first render of a list that is there when its page opens, and in that with its next page. */
async function countCards(): Promise<number[]> {
  vi.stubGlobal('innerHeight', 844);
  const counts: number[] = [];
  let showMore = () => {};
  function List() {
    const [jobs, setJobs] = useState(found.slice(0, 30));
    showMore = () => setJobs(found);
    const list = useRef<HTMLOListElement>(null);
    useLayoutEffect(() => {
      counts.push(list.current?.querySelectorAll('[data-job]').length ?? 0);
    });
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
  await waitFor(() => expect(cards()).toBe(30));
  act(() => showMore());
  await waitFor(() => expect(cards()).toBe(60));
  return counts;
}

it('renders first the cards in view, and the others so that the tap that opens the list is painted', async () => {
  expect((await countCards())[0]).toBe(10);
});

it('renders first all cards above a position that is restored', async () => {
  document.documentElement.dataset.position = '900';
  expect((await countCards())[0]).toBe(20);
});

it('renders the next page of jobs in parts also below such a position', async () => {
  document.documentElement.dataset.position = '20000';
  expect(await countCards()).toEqual([30, 35]);
});
