import { defineRemote } from '@jobharbor/shared/remote/contract';
import { expect, it } from 'vitest';
import { tapPath } from './tap-addresses.ts';

const contract = defineRemote({
  name: 'mfe-a',
  team: 'a',
  routes: [{ path: '/' }, { path: '/jobs' }, { path: '/job/:job', sample: '/job/nurse-1' }],
  namespace: 'a',
  needs: { shared: '*', react: '*' },
  cssPrefix: 'jha',
  budget: { entry: 0, route: 0 },
});
const pages = ['<a href="/en/ph/job/cook-7?from=list">Cook</a>'];
const pathOf = (page: string, found = pages) => tapPath({ page }, contract, found, '/en/ph');

it('takes a page as it is, and for a pattern one that another page links to', () => {
  expect(['/', '/jobs', '/jobs?q=nurse', '/tap-reference'].map((page) => pathOf(page))).toEqual([
    '',
    '/jobs',
    '/jobs?q=nurse',
    '/tap-reference',
  ]);
  expect(pathOf('/job/:job?apply=1')).toBe('/job/cook-7?apply=1');
});

it('has no page where none is linked to: the sample would be a page that was not found', () => {
  expect(pathOf('/job/:job', ['<a href="/en/sg/job/cook-7">Cook</a>'])).toBeNull();
});
