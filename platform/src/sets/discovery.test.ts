import { discovery, type Release } from '@jobharbor/shared/remote/discovery';
import { expect, it } from 'vitest';
import { discoveryInPage, discoveryOf } from './discovery.ts';

const file = (path: string) => ({ path, integrity: `sha384-${path}`, bytes: 1, gzip: 1 });

const aRelease = (): Release => ({
  name: 'mfe-a',
  version: '1',
  commit: null,
  released_at: 0,
  team: 'a',
  contract: {
    name: 'mfe-a',
    team: 'a',
    routes: [
      { path: '/jobs', render: 'server', access: 'public' },
      { path: '/saved', render: 'browser', access: 'protected' },
    ],
    fills: [],
    offers: [],
    places: [],
    wellKnown: {},
    namespace: 'a',
    needs: { shared: '^1.0.0', react: '^19.0.0' },
    cssPrefix: 'jha',
    budget: { entry: 1, route: 1 },
    calls: ['GET /job/{id}'],
  },
  entry: 'remoteEntry.js',
  preload: { scripts: [], styles: ['a.css'] },
  slots: { upload: { scripts: [], styles: ['slot.css'] } },
  texts: { en: 'locales/en.json', ar: 'locales/ar.json' },
  fallbacks: { en: 'fallback/en.html', ar: 'fallback/ar.html' },
  has_server: true,
  files: ['remoteEntry.js', 'a.css', 'later.css', 'slot.css', 'fallback/en.html', 'fallback/ar.html'].map(
    file,
  ),
});

it('a page holds of its set what the shell reads, and the fallback of its own language alone', () => {
  const before = { ...aRelease(), version: '0' };
  const whole = discoveryOf('7', [aRelease()], new Map([['mfe-a', before]]));
  expect(whole.microFrontends['mfe-a']).toHaveLength(2);
  const [entry, ...others] = discoveryInPage(whole, 'ar').microFrontends['mfe-a'] ?? [];
  expect(entry?.metadata.version).toBe('1');
  // The page requests the previous version after a failure.
  expect(others).toEqual([]);
  expect(entry?.extras.fallbacks).toEqual({ ar: 'fallback/ar.html' });
  expect(Object.keys(entry?.extras.integrity ?? {})).toEqual(['a.css', 'slot.css', 'fallback/ar.html']);
  expect(entry?.extras.contract).toMatchObject({ calls: [], budget: { entry: 0, route: 0 } });
  expect(JSON.stringify(entry?.extras.contract.routes)).toBe(
    '[{"path":"/jobs","render":"server"},{"path":"/saved","access":"protected"}]',
  );
  // As the shell reads it from there.
  expect(
    discovery.parse(discoveryInPage(whole, 'ar')).microFrontends['mfe-a']?.[0]?.extras.contract.routes,
  ).toEqual(aRelease().contract.routes);
  // Switching the language loads texts from here.
  expect(entry?.extras.texts).toEqual(aRelease().texts);
  expect(whole.microFrontends['mfe-a']?.[0]?.extras.contract.calls).toEqual(['GET /job/{id}']);
});
