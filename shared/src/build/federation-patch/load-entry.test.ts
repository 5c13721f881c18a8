import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getRemoteEntry, getRemoteInfo } from './load-entry.ts';

const entry = 'https://site.example/assets/mfe-x/1/remoteEntry.js';
const container = { get: () => () => Promise.resolve({}), init: () => {} };
let scripts: HTMLScriptElement[];
let origin: ModuleFederation;
let count = 0;
let global: string;

beforeEach(() => {
  scripts = [];
  count += 1;
  global = `mfe_x${count}`;
  origin = createInstance({
    name: `host${count}`,
    remotes: [],
    plugins: [
      {
        name: 'scripts',
        createScript({ url }) {
          // No `src`: the DOM would request a real one.
          const script = document.createElement('script');
          script.dataset.url = url;
          script.type = 'application/x-planted';
          scripts.push(script);
          return { script, timeout: 400 };
        },
      },
    ],
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, global));

const load = () =>
  getRemoteEntry({ origin, remoteInfo: getRemoteInfo({ name: global, entry: `${entry}?${global}` }) });
const scriptAsked = async (index: number): Promise<HTMLScriptElement> => {
  await vi.waitFor(() => expect(scripts.length).toBeGreaterThan(index), { interval: 5, timeout: 15_000 });
  return scripts[index] as HTMLScriptElement;
};

it('asks once for an entry that many want', async () => {
  const wanted = [load(), load()];
  const script = await scriptAsked(0);
  Reflect.set(globalThis, global, container);
  script.dispatchEvent(new Event('load'));
  expect(await Promise.all(wanted)).toEqual([container, container]);
  expect(scripts).toHaveLength(1);
  expect(document.querySelector('script')).toBeNull();
});

it('forgets a failure, so that the next try has a script of its own', async () => {
  const failing = load();
  (await scriptAsked(0)).dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow(/Federation Runtime .*#RUNTIME-008.*cannot be loaded/);
  const again = load();
  const script = await scriptAsked(1);
  Reflect.set(globalThis, global, container);
  script.dispatchEvent(new Event('load'));
  expect(await again).toBe(container);
});

it('gives up on a script that never comes', async () => {
  await expect(load()).rejects.toThrow('timed out');
  expect(document.querySelector('script')).toBeNull();
});

it('tells of a script that throws while it runs', async () => {
  const failing = load();
  const script = await scriptAsked(0);
  window.dispatchEvent(new ErrorEvent('error', { filename: `${entry}?${global}`, message: 'planted' }));
  script.dispatchEvent(new Event('load'));
  await expect(failing).rejects.toThrow(/threw: planted/);
});

it('tells of a script that leaves no container', async () => {
  const failing = load();
  (await scriptAsked(0)).dispatchEvent(new Event('load'));
  await expect(failing).rejects.toThrow('#RUNTIME-001');
});
