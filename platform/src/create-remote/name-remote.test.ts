import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { defineRemote } from '@jobharbor/shared/remote/contract';
import { describe, expect, it } from 'vitest';
import { checkNames } from './check-names.ts';
import { nameRemote } from './name-remote.ts';

describe('a name for a new remote', () => {
  it('gives everything that it is called', () => {
    expect(nameRemote('mfe-web3-guide', { team: 'guides' })).toEqual({
      name: 'mfe-web3-guide',
      short: 'web3-guide',
      namespace: 'web3Guide',
      prefix: 'jhwebthreeguide',
      slot: 'web3-guide-aside',
      route: '/web3-guide',
      team: 'guides',
    });
  });

  it.each(['guide', 'mfe-', 'mfe-Guide', 'mfe-a--b', 'mfe-1a', `mfe-${'a'.repeat(40)}`, 'mfe-../x'])(
    'is not %s',
    (name) => expect(() => nameRemote(name)).toThrow('is no name for a remote'),
  );

  it.each(['guide', '/Guide', '/guide/', '/a b', '/guide/:city', '/'])(
    'does not go with the route %s',
    (route) => expect(() => nameRemote('mfe-guide', { route })).toThrow('is no route'),
  );

  it('does not go with a team that no token could name', () => {
    expect(() => nameRemote('mfe-guide', { team: 'The Guides' })).toThrow('is no name for a team');
  });
});

const taken: RemoteContract = defineRemote({
  name: 'mfe-ab',
  team: 'letters',
  routes: [{ path: '/letters' }, { path: '/letter/:id' }],
  namespace: 'letters',
  offers: ['help-aside'],
  needs: { shared: '^1.0.0', react: '^19.0.0' },
  cssPrefix: 'jhab',
  budget: { entry: 1, route: 1 },
});

describe('a new remote is refused, with who has it,', () => {
  it.each([
    ['its name', 'mfe-ab', undefined, 'The name mfe-ab belongs to mfe-ab (team letters)'],
    ['its route', 'mfe-x', '/letters', 'The route /letters belongs to mfe-ab'],
    ['a route within its pattern', 'mfe-x', '/letter/b', 'The route /letter/b belongs to mfe-ab'],
    ['its CSS prefix', 'mfe-a-b', undefined, 'The CSS prefix jhab'],
    ['its texts', 'mfe-letters', '/x', "The texts' namespace letters"],
    ['its slot', 'mfe-help', undefined, 'The slot help-aside'],
  ])('where %s is taken', (_what, name, route, sentence) => {
    expect(() => checkNames(nameRemote(name, route ? { route } : {}), [taken])).toThrow(sentence);
  });

  it.each(['/platform', '/api/x', '/ph', '/id/jobs', '/zh-hans'])(
    'where the site itself reads %s',
    (route) => {
      expect(() => checkNames(nameRemote('mfe-x', { route }), [taken])).toThrow('which the site reads as');
    },
  );

  it('and not where nothing is taken', () => {
    expect(() => checkNames(nameRemote('mfe-x'), [taken])).not.toThrow();
  });
});
