import { expect, it, vi } from 'vitest';
import { aMountContext, anEntry } from '../../testing/a-remote.ts';
import { findOtherVersions } from './find-other-versions.ts';
import type { Run } from './mount-run.ts';

const aRun = (): Run => ({
  name: 'a',
  context: aMountContext(),
  isCurrent: () => true,
  place: () => Promise.reject(new Error('not in this test')),
  onCrash: () => {},
});

it('gives the versions beside the one that failed, each once', async () => {
  const before = { ...anEntry('a'), metadata: { integrity: 'sha384-y', version: '0' } };
  const discovery = { schema: '', set: 's', microFrontends: { a: [anEntry('a'), before] } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(discovery)));
  const run = aRun();
  const found = await findOtherVersions(run, anEntry('a'));
  expect(found.map(({ metadata }) => metadata.version)).toEqual(['0']);
  expect(await findOtherVersions(run, anEntry('a'))).toEqual([]);
});

it('gives none where the gateway does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  expect(await findOtherVersions(aRun(), anEntry('a'))).toEqual([]);
});
