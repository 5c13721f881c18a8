import { countryByKey, languageBySlug } from '@jobharbor/shared/contracts/market';
import { createI18n } from '@jobharbor/shared/i18n';
import type { DiscoveryEntry, Lifecycles, RemoteProps } from '@jobharbor/shared/remote';
import type { Locale } from '@jobharbor/shared/remote/locale';
import { createSessionStore } from '@jobharbor/shared/session';
import { createFakeHttp, createFakeRealtime, createMemoryNavigation } from '@jobharbor/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import type { PageProps, Surroundings } from '../remotes/run-version.ts';
import type { ToldFact } from '../services/create-health.ts';

/** The locale of English in the Philippines. */
function aLocale(language = 'en', country = 'ph'): Locale {
  const found = { language: languageBySlug(language), country: countryByKey(country) };
  if (!found.language || !found.country) throw new Error('no such locale');
  return { language: found.language, country: found.country };
}

/** Lifecycles that write a name into their element, each replaceable. */
export function someLifecycles(name: string, broken: Partial<Lifecycles> = {}): Lifecycles {
  return {
    bootstrap: async () => {},
    mount: async ({ domElement }) => {
      domElement.textContent = name;
    },
    unmount: async ({ domElement }) => {
      domElement.textContent = '';
    },
    ...broken,
  };
}

/** A remote as discovery names it. */
export function anEntry(name: string, path = `/${name}`): DiscoveryEntry {
  return {
    url: `/assets/${name}/1/remoteEntry.js`,
    metadata: { integrity: 'sha384-x', version: '1' },
    deployment: { traffic: 100, default: true },
    extras: {
      contract: {
        name: `mfe-${name}`,
        team: name,
        routes: [{ path, render: 'browser', access: 'public' }],
        fills: [],
        offers: [],
        namespace: name,
        needs: { shared: '^1.0.0', react: '^19.0.0' },
        cssPrefix: 'jhx',
        budget: { entry: 1, route: 1 },
        calls: [],
      },
      base: `/assets/${name}/1/`,
      styles: [],
      scripts: [],
      slots: {},
      texts: { en: 'locales/en.json' },
      integrity: {},
      fallbacks: {},
    },
  };
}

/** What the shell would give to a page. */
function pageProps(): PageProps {
  const i18n = createI18n('en', { en: {} });
  i18n.hasResourceBundle = () => true;
  return {
    apiVersion: 1,
    locale: createStore<Locale>(() => aLocale()),
    session: createSessionStore(null),
    i18n,
    http: createFakeHttp(),
    queryClient: new QueryClient(),
    realtime: createFakeRealtime(),
    navigation: createMemoryNavigation('/en/ph'),
    setPage: () => {},
    notify: () => {},
    events: { emit: () => {}, on: () => () => {} },
    lease: { acquire: () => () => {} },
    mountSlot: () => () => {},
    now: 0,
    timeZone: 'UTC',
  };
}

/** The props of one mount. */
export function mountProps(overrides: Partial<RemoteProps> = {}): RemoteProps {
  return {
    ...pageProps(),
    name: 'mfe-a',
    domElement: document.createElement('div'),
    serverState: null,
    slotData: {},
    telemetry: { report: () => {} },
    onCrash: () => {},
    ...overrides,
  };
}

/** What outlet and slots know of the page, with the facts that they told. */
export function someSurroundings(provides = '1.0.0'): Surroundings & { facts: ToldFact[] } {
  const facts: ToldFact[] = [];
  const tell = (fact: ToldFact) => void facts.push(fact);
  return { facts, props: pageProps, isAt: () => true, tell, provides };
}
