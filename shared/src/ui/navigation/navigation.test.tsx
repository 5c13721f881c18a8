import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
  [10, 12, [1, null, 9, 10, 11, 12]],
])('offers from page %i of %i the pages %j', (page, count, expected) => {
  expect(pageWindow(page, count)).toEqual(expected);
});

const texts = {
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
  hrefFor: (page: number) => `?page=${page}`,
};

it('leads to every page by its own address, and says which one this is', () => {
  render(<Pagination {...texts} page={2} pageCount={3} />);
  const links = screen
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('aria-label') ?? link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual([
    'Previous ?page=1',
    'Page 1 ?page=1',
    'Page 2 ?page=2',
    'Page 3 ?page=3',
    'Next ?page=3',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

it('is not there for a single page', () => {
  render(<Pagination {...texts} page={1} pageCount={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('shows tabs as links and uses the link of the remote', () => {
  const tabs = [
    { href: '/saved', label: 'Saved', count: 3 },
    { href: '/applied', label: 'Applied', current: true },
  ];
  render(<Tabs label="My jobs" tabs={tabs} renderLink={(props) => <a data-router="yes" {...props} />} />);
  const current = screen.getByRole('link', { name: 'Applied', current: 'page' });
  expect(current.dataset.router).toBe('yes');
  expect(screen.getByRole('link', { name: 'Saved 3' }).getAttribute('href')).toBe('/saved');
});
