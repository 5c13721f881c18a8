import { expect, it } from 'vitest';
import type { FrameRequest } from '../render/render-contract.ts';
import { cacheFrames } from './cache-frames.ts';

const contracts: FrameRequest['contracts'] = [];
const asked: FrameRequest = {
  ...{
    pathname: '/en/ph/jobs',
    search: '',
    languageId: 1,
    countryId: 1,
    texts: {},
    user: null,
    now: 1,
    contracts,
  },
  route: { status: 'remote', name: 'mfe-a' },
};

function countedFrames() {
  let drawn = 0;
  const renderFrame = cacheFrames(contracts, async () => {
    drawn += 1;
    return { before: `${drawn}`, after: '', title: null };
  });
  return async (change: Partial<FrameRequest>) => (await renderFrame({ ...asked, ...change })).before;
}

it('draws the frame of an address once for visitors without a name', async () => {
  const frame = countedFrames();
  expect([await frame({}), await frame({ now: 2 })]).toEqual(['1', '1']);
});

it.each<[string, Partial<FrameRequest>]>([
  ['who is signed in', { user: { name: 'Ada' } }],
  ['of another language', { languageId: 2 }],
  ['of another country', { countryId: 2 }],
  ['of another address', { pathname: '/en/ph/companies' }],
  ['of another search', { search: '?q=nurse' }],
  ['whose address leads nowhere', { route: { status: 'not-found' } }],
  ['with a remote of a developer’s machine', { contracts: [] }],
])('draws another for a visitor %s', async (_who, change) => {
  const frame = countedFrames();
  await frame({});
  expect([await frame(change), await frame({})]).toEqual(['2', '1']);
});

it('keeps none that is not a frame', async () => {
  const renderFrame = cacheFrames(contracts, async () => ({ before: null }) as never);
  await expect(renderFrame(asked)).rejects.toThrow('no frame');
});
