import { expect, it } from 'vitest';
import { pathsOf } from './find-paths.ts';

const route = (path: string, sample?: string) => ({
  path,
  render: 'browser' as const,
  access: 'public' as const,
  ...(sample && { sample }),
});
const pathsFor = (routes: ReturnType<typeof route>[], ...pages: string[]) =>
  pathsOf(
    { contract: { name: 'mfe-a', routes } } as unknown as Parameters<typeof pathsOf>[0],
    pages,
    '/en/ph',
  ).map(({ path, isSample }) => [path, isSample]);

it('visits a page with parameters where another page links to it', () => {
  const page = '<a href="/en/ph/offers">all</a><a href="/en/ph/offers/nurse-12?from=home#top">one</a>';
  expect(pathsFor([route('/offers'), route('/offers/:id', '/offers/1')], page)).toEqual([
    ['/offers', false],
    ['/offers/nurse-12', false],
  ]);
});

it('visits its sample where nothing links to it', () => {
  expect(pathsFor([route('/offers/:id', '/offers/1')], '<a href="/en/sg/offers/2">elsewhere</a>')).toEqual([
    ['/offers/1', true],
  ]);
});

it('visits no page of an older release, which has no samples, that nothing links to', () => {
  expect(pathsFor([route('/offers/:id')])).toEqual([[null, true]]);
});
