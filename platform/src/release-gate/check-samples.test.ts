import { defineRemote } from '@jobharbor/shared/remote/contract';
import { expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { checkSamples } from './check-samples.ts';

const refusalsOf = (...routes: { path: string; sample?: string }[]) => {
  const contract = defineRemote({
    name: 'mfe-a',
    team: 'a',
    routes,
    namespace: 'a',
    needs: { shared: '^1.0.0', react: '^19.0.0' },
    cssPrefix: 'jha',
    budget: { entry: 1, route: 1 },
  });
  return checkSamples({ release: { name: 'mfe-a', version: '1', contract } } as unknown as Candidate);
};

it('asks for no sample of a page without parameters', () => {
  expect(refusalsOf({ path: '/offers' }, { path: '/' })).toEqual([]);
});

it('accepts a sample that leads to its route', () => {
  expect(refusalsOf({ path: '/offers/:id', sample: '/offers/7' }, { path: '/offers' })).toEqual([]);
});

it.each(['/offers/:id', '/offers/:id?', '/offers/*'])(
  'refuses %s without a sample, and proposes one',
  (path) => {
    const [refusal, ...others] = refusalsOf({ path });
    expect(refusal).toMatchObject({
      what: `${path} has no sample`,
      where: 'mfe-a 1, remote.contract.ts, routes',
    });
    expect(refusal?.remedy).toContain(`sample: '/offers/1'`);
    expect(others).toEqual([]);
  },
);

it('refuses a sample that leads to another route, or to none', () => {
  const routes = [{ path: '/offers/:id', sample: '/offers/new' }, { path: '/offers/new' }];
  expect(refusalsOf(...routes).map(({ what }) => what)).toEqual([
    'the sample /offers/new of /offers/:id leads to /offers/new',
  ]);
  expect(refusalsOf({ path: '/offers/:id', sample: '/offer/1' }).map(({ what }) => what)).toEqual([
    'the sample /offer/1 of /offers/:id leads to no route of the remote',
  ]);
});
