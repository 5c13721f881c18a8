import { countryByKey, languageBySlug } from '@jobharbor/shared/contracts/markets/market';
import { createHttp } from '@jobharbor/shared/http';
import { createI18n } from '@jobharbor/shared/i18n';
import type { DiscoveryEntry, Lifecycles, RemoteProps } from '@jobharbor/shared/remote';
import type { Locale } from '@jobharbor/shared/remote/locale';
import { createSessionStore } from '@jobharbor/shared/session';
import { createFakeRealtime, createMemoryNavigation } from '@jobharbor/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ReportedFact } from '../common/health-reporter.ts';
import { createPageChange } from '../common/page-change.ts';
import { findOtherVersions, loadModule } from './given-loading.ts';

/** The locale of English in the Philippines. */
export function aLocale(language = 'en', country = 'ph'): Locale {
  const found = { language: languageBySlug(language), country: countryByKey(country) };
  if (!found.language || !found.country) throw new Error('no such locale');
  return { language: found.language, country: found.country };
}

/** Lifecycles that write `name` into their element; `broken` replaces some of them. */
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

/** A remote as the discovery document describes it. */
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
        places: [],
        wellKnown: {},
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

/** The props that the shell gives to every mount. */
function pageProps() {
  const i18n = createI18n(aLocale(), {});
  i18n.hasResourceBundle = () => true;
  return {
    apiVersion: 1 as const,
    locale: createStore<Locale>(() => aLocale()),
    session: createSessionStore(null),
    i18n,
    http: createHttp({ baseUrl: 'http://localhost:0/api', headers: () => ({}) }),
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

/** Names that the remotes of tests give to what they leave on the page, as their scripts would hold them. */
const ownNames = 'leftByA left-by-a spoilt planted';

/** The page around an outlet or slot, with the health facts that they reported. */
export function aMountContext(provides = '1.0.0') {
  const facts: ReportedFact[] = [];
  const report = (fact: ReportedFact) => void facts.push(fact);
  return {
    facts,
    props: pageProps,
    isAt: (_name: string) => true,
    addressChange: () => createPageChange(false),
    report,
    provides,
    discardPage: vi.fn(),
    loadModule,
    findOtherVersions,
    readScripts: async () => [ownNames],
  };
}
