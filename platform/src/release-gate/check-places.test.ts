import { languages } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { publish } from '../operations/live-set.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { aSiteWithNeighbour, askReleaseGate, refusalsOf } from '../testing/ask-release-gate.ts';

const aPlace = { text: 'here', path: '/mfe-a', areas: ['header'], order: 1, audience: 'all' } as const;
const placeTexts = (missing = '') =>
  Object.fromEntries(
    languages.map(({ value }) => [value, { places: value === missing ? {} : { here: 'Here' } }]),
  );

describe('places of a release', () => {
  it('accepts places with a page and a text in every language of the site', async () => {
    const contract = { places: [{ ...aPlace, areas: ['header' as const] }], wellKnown: { signIn: '/mfe-a' } };
    expect(await refusalsOf({ contract, texts: placeTexts() })).toEqual([]);
  });

  it('refuses a place without a text, also in a language of no country that the remote serves', async () => {
    const contract = { places: [{ ...aPlace, areas: ['header' as const] }], countries: ['us'] };
    expect(await refusalsOf({ contract, texts: placeTexts('tr') })).toEqual([
      'places: tr: places.here is missing',
    ]);
    expect(await refusalsOf({ contract })).toEqual(['places: en: places.here is missing']);
  });

  it('refuses a place or a well-known page that is no page of the remote', async () => {
    const places = [{ ...aPlace, areas: ['header' as const], path: '/elsewhere' }];
    const contract = { places, wellKnown: { signIn: '/nowhere' } };
    expect(await refusalsOf({ contract, texts: placeTexts() })).toEqual([
      'places: the place “here” leads to /elsewhere, which is no route of the remote',
      'places: “signIn” leads to /nowhere, which is no route of the remote',
    ]);
  });

  it('refuses a badge whose topic the contract does not list', async () => {
    const badge = { text: 'here', source: { topic: 'a:count' } };
    const places = [{ ...aPlace, areas: ['header' as const], badge }];
    const texts = placeTexts();
    expect(await refusalsOf({ contract: { places }, texts })).toEqual([
      'places: the badge of the place “here” reads a topic that the contract does not list',
    ]);
    const realtime = { socket: '/a/socket', topics: ['a:count'] };
    expect(await refusalsOf({ contract: { places, realtime }, texts })).toEqual([]);
  });

  it('refuses a well-known page that another remote has', async () => {
    const store = await aSiteWithNeighbour();
    await addValidRelease(store, { contract: { wellKnown: { signIn: '/mfe-a' } } });
    await publish(store, { 'mfe-a': '1' }, 'signs in');
    await addValidRelease(store, { name: 'mfe-c', contract: { wellKnown: { signIn: '/mfe-c' } } });
    const [refusal] = await askReleaseGate(store, { 'mfe-c': '1' });
    expect(refusal?.what).toBe('“signIn” is a page of mfe-a (team team-a) already');
  });
});
