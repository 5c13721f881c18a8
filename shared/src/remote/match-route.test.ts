import { describe, expect, it } from 'vitest';
import { defineRemote, type RemoteContract } from './contract.ts';
import { matchRoute } from './match-route.ts';

const remote = (name: string, ...paths: string[]): RemoteContract =>
  defineRemote({
    name,
    team: 'a',
    routes: paths.map((path) => ({ path })),
    namespace: 'a',
    needs: { shared: '^1.0.0', react: '^19.0.0' },
    cssPrefix: 'jha',
    budget: { entry: 1, route: 1 },
  });

const contracts = [
  remote('mfe-a', '/', '/job/:job', '/my/:rest'),
  remote('mfe-b', '/job/new', '/chat', '/chat/:id'),
];

describe('matchRoute', () => {
  it.each([
    ['/', 'mfe-a', {}],
    ['/job/nurse-7', 'mfe-a', { job: 'nurse-7' }],
    ['/job/new', 'mfe-b', {}],
    ['/chat/12/', 'mfe-b', { id: '12' }],
    ['/job/%E7%9C%8B%E8%AD%B7-7', 'mfe-a', { job: '看護-7' }],
    ['/job/100%-7', 'mfe-a', { job: '100%-7' }],
  ])('finds who serves %s', (path, name, params) => {
    expect(matchRoute(contracts, path)).toMatchObject({ remote: name, params });
  });

  it.each(['/nowhere', '/job', '/job/a/b', '/chat/1/2'])('finds nobody for %s', (path) => {
    expect(matchRoute(contracts, path)).toBeUndefined();
  });
});
