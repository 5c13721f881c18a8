import { describe, expect, it } from 'vitest';
import { setFlag } from '../operations/operations.ts';
import { createReleaseStore } from '../store/create-release-store.ts';
import { aGateway, aVisitor, operator } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';
import { createSiteFlags } from './site-flags.ts';

const flags = [
  { key: 'videos', value: true, about: 'Videos' },
  { key: 'size', value: 10, about: 'Jobs of a page' },
];

/** A remote that renders the values of its flags. */
const server = `export const render = async ({ flags }) => ({
  html: '<p>' + JSON.stringify(flags) + '</p>', head: null, state: null, status: 200 });`;
const flagsInPage = (body: string): unknown =>
  JSON.parse(/ id="jh-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}').flags;
const aSite = () => aLiveStore({ name: 'mfe-a', paths: ['/a'], server, flags });

const setting = (
  value: boolean | number | string | null,
  countries: string[] = [],
  flag = 'mfea.videos',
) => ({
  flag,
  value,
  countries,
  reason: 'for a test',
});

const team = { ...operator, name: 'a', rights: ['publish' as const], packages: ['mfe-a'] };

describe('a flag', () => {
  it('reaches every gateway within seconds, on the server and in the browser, by country', async () => {
    const store = await aSite();
    const elsewhere = createReleaseStore(store.folder);
    const gateways = [await aGateway(store), await aGateway(elsewhere)].map((app) => aVisitor(app));
    const drawnIn = async (country: string) =>
      Promise.all(
        gateways.map(async (visitor) => {
          const { body } = await visitor.get(`/en/${country}/a`);
          return [/<p>(.*?)<\/p>/.exec(body)?.[1], flagsInPage(body)];
        }),
      );
    const untouched = ['{"videos":true,"size":10}', undefined];
    expect(await drawnIn('cn')).toEqual([untouched, untouched]);

    await setFlag(store, team, setting(false, ['cn', 'sg']));
    const inPage = { 'mfea.videos': { countries: { cn: false, sg: false } } };
    const off = ['{"videos":false,"size":10}', inPage];
    await expect.poll(() => drawnIn('cn')).toEqual([off, off]);
    expect(await drawnIn('ph')).toEqual([
      [untouched[0], inPage],
      [untouched[0], inPage],
    ]);

    await setFlag(elsewhere, team, setting(null));
    await expect.poll(() => drawnIn('cn')).toEqual([untouched, untouched]);
    expect((await store.log.read()).slice(-2)).toMatchObject([
      { by: 'a', action: 'flag-set', detail: { flag: 'mfea.videos', value: false, countries: 'cn, sg' } },
      { by: 'a', action: 'flag-set', detail: { value: 'as declared', countries: 'all' } },
    ]);
  });

  it('that two people set at once with another keeps both, and for everywhere ends what countries had', async () => {
    const store = await aSite();
    await setFlag(store, team, setting(false, ['cn']));
    const other = createReleaseStore(store.folder);
    await Promise.all([
      setFlag(store, team, setting(true, ['sg'])),
      setFlag(other, team, setting(20, [], 'mfea.size')),
      setFlag(other, team, setting(false, ['ph'])),
    ]);
    expect((await store.readFlags())?.flags).toEqual({
      'mfea.videos': { countries: { cn: false, sg: true, ph: false } },
      'mfea.size': { value: 20 },
    });
    await setFlag(store, team, setting(null, ['sg', 'ph']));
    expect((await other.readFlags())?.flags['mfea.videos']).toEqual({ countries: { cn: false } });
    await setFlag(store, team, setting(false));
    expect(await other.readFlags()).toMatchObject({ revision: 6, changed_by: 'a' });
    expect((await other.readFlags())?.flags['mfea.videos']).toEqual({ value: false });
  });

  it.each([
    [
      'nobody declares',
      setting(false, [], 'mfea.nothing'),
      team,
      'No live remote declares a flag mfea.nothing',
    ],
    ['is of another kind', setting('off'), team, 'is a boolean: "off" is none'],
    ['is for no country', setting(false, ['atlantis']), team, '“atlantis” is no country'],
    ['is another team’s', setting(false), { ...team, packages: ['mfe-b'] }, 'may publish mfe-b, not mfe-a'],
  ])('is not set that %s', async (_what, input, actor, message) => {
    const store = await aSite();
    await expect(setFlag(store, actor, input)).rejects.toThrow(message);
    expect(await store.readFlags()).toBeNull();
  });

  it('is as declared where it was set to another kind, and stays where the store cannot be read', async () => {
    const store = await aSite();
    await store.moveFlags(null, {
      flags: { 'mfea.videos': { value: 'no' } },
      changed_at: 1,
      changed_by: 'a',
    });
    const { contract } = await store.readRelease('mfe-a', '1');
    const site = createSiteFlags(store, () => {});
    expect((await site.current()).revision).toBe(1);
    expect(await site.valuesFor(contract, 'ph')).toEqual({ videos: true, size: 10 });
    await site.stop();

    const errors: unknown[] = [];
    const lost = createSiteFlags({ ...store, readFlags: () => Promise.reject(new Error('gone')) }, (error) =>
      errors.push(error),
    );
    expect(await lost.current()).toEqual({ changes: {}, revision: 0 });
    expect(errors).toHaveLength(1);
    await lost.stop();
  });
});
