import { defineRemote } from '@jobharbor/shared/remote/contract';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { renderFrame } from '../../server.tsx';

const contract = defineRemote({
  name: 'mfe-all',
  team: 'all',
  routes: [
    '/jobs',
    '/job/:job',
    '/my-jobs/saved',
    '/chat-home',
    '/profile',
    '/resume',
    '/terms',
    '/privacy',
  ].map((path) => ({ path })),
  namespace: 'all',
  needs: { shared: '^1.0.0', react: '^19.0.0' },
  cssPrefix: 'jhx',
  budget: { entry: 1, route: 1 },
});

/** The frame context an address below language and country, of a set that serves `contract`'s routes. */
function frameAt(path: string, contracts = [contract]): Document {
  const { before, after } = renderFrame({
    pathname: `/en/ph${path}`,
    search: '',
    languageId: 1,
    countryId: 1,
    texts: { shell: en },
    user: null,
    now: 0,
    route: { status: 'remote', name: 'mfe-all' },
    contracts,
  });
  return new DOMParser().parseFromString(before + after, 'text/html');
}

const linksOf = (page: Document, part: string) =>
  [...page.querySelectorAll(`${part} a`)].map(
    (link) => [link.textContent, link.getAttribute('href')] as const,
  );
const currentOf = (page: Document) => page.querySelector('.jhf-tabbar [aria-current]')?.textContent;

it('a person on a phone has the messages among the main places', () => {
  expect(linksOf(frameAt('/jobs'), '.jhf-tabbar')).toEqual([
    ['Find jobs', '/en/ph/jobs'],
    ['My Jobs', '/en/ph/my-jobs/saved'],
    ['Messages', '/en/ph/chat-home'],
    ['Profile', '/en/ph/profile'],
  ]);
});

it.each([
  ['/jobs', 'Find jobs'],
  ['/job/cook-12', 'Find jobs'],
  ['/my-jobs/communicated', 'My Jobs'],
  ['/chat-home/33', 'Messages'],
  ['/profile', 'Profile'],
  ['/resume', 'Profile'],
  ['/profiles', undefined],
  ['', undefined],
])('at %s the place that is marked is %s', (path, place) => {
  expect(currentOf(frameAt(path))).toBe(place);
});

it('terms and privacy are one link away on every page', () => {
  expect(linksOf(frameAt('/jobs'), '.jhf-footer__end')).toEqual([
    ['Terms of use', '/en/ph/terms'],
    ['Privacy notice', '/en/ph/privacy'],
  ]);
});

it('links to nothing that nobody serves', () => {
  const page = frameAt('/jobs', []);
  expect(linksOf(page, '.jhf-tabbar')).toEqual([]);
  expect(linksOf(page, '.jhf-footer__end')).toEqual([]);
});
