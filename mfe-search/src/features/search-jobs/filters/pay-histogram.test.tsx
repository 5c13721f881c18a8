import { getFilterLists } from '@jobharbor/shared/calls/config/get-filter-lists';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import { aPage, lists } from '../../../testing/builders.ts';
import { FieldPanel } from './field-panel.tsx';

const rung = (id: number, seo_value: string, from: number, to: number | null, value: string) => ({
  ...{ id, key: seo_value, seo_value, value },
  ...{ from, to },
});
const payLists = {
  ...lists,
  salary_range_filters: [
    rung(1, 'level-1', 0, 20_000, 'Below ₱20,000'),
    rung(2, 'level-2', 20_000, 60_000, '₱20,000 – 60,000'),
    rung(3, 'level-3', 60_000, null, '₱60,000 and above'),
    rung(22, 'from-level-2', 20_000, null, '₱20,000 and above'),
  ],
};

function open(counts: readonly [id: number, count: number][], chosen: readonly string[] = []) {
  const onChoose = vi.fn();
  const { facets } = aPage([]);
  const { unmount } = renderRemote(
    () => (
      <FieldPanel
        field="salary"
        name="salary"
        chosen={chosen}
        companies={[]}
        facets={{ ...facets, salary_ranges: counts.map(([id, count]) => ({ id, count })) }}
        onChoose={onChoose}
      />
    ),
    { texts: { search: en }, answers: [answer(getFilterLists, () => payLists)] },
  );
  return { onChoose, unmount };
}
const bars = () => [...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
const paleBars = () =>
  [...document.querySelectorAll('rect')].map((bar) => bar.getAttribute('opacity') !== '1');
const offered = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));

it('draws how many jobs of the search pay what, and offers the least pay', async () => {
  const { onChoose } = open([
    [1, 6],
    [2, 12],
    [3, 3],
    [22, 14],
  ]);
  await userEvent.click(await screen.findByRole('radio', { name: /₱20,000 and above/ }));
  expect(onChoose).toHaveBeenCalledWith(['from-level-2']);
  expect(offered()).toEqual(['', 'from-level-2', 'level-3']);
  expect(bars()).toEqual([12, 24, 6]);
  expect(screen.getByText('₱20,000 – 60,000: 12')).toBeTruthy();
});

it('makes pale what the choice leaves out, also of a band that an old address chose', async () => {
  const counts: [number, number][] = [
    [1, 6],
    [2, 12],
    [3, 3],
    [22, 14],
  ];
  const { unmount } = open(counts, ['from-level-2']);
  await screen.findByRole('radio', { name: /₱20,000 and above/, checked: true });
  expect(paleBars()).toEqual([true, false, false]);
  unmount();
  open(counts, ['level-2']);
  await screen.findByRole('radio', { name: '₱20,000 – 60,000', checked: true });
  expect(paleBars()).toEqual([true, false, true]);
});

it('draws nothing where too few jobs say what they pay', async () => {
  open([
    [2, 5],
    [22, 5],
  ]);
  await screen.findByRole('radio', { name: /₱20,000 and above/ });
  expect(bars()).toEqual([]);
});
