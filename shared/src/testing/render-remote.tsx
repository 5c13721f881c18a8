import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import { countryByKey, languageByTag } from '../contracts/markets/market.ts';
import type { SessionUser } from '../contracts/sign-in/auth.ts';
import { createHttp, type HttpClient } from '../http/index.ts';
import { createI18n, type Texts } from '../i18n/index.ts';
import type { FlagValue } from '../remote/flag.ts';
import { baseOf, type Locale } from '../remote/locale.ts';
import { queryDefaults } from '../remote/query-defaults.ts';
import type { RemoteEnvironment } from '../remote/remote-context.tsx';
import type { UnsavedWork } from '../remote/remote-props.ts';
import { RemoteRoot } from '../remote/remote-root.tsx';
import { createSessionStore, setSession } from '../session/index.ts';
import { createFakeRealtime } from './fake-realtime.ts';
import { testServer } from './file-server.ts';
import { createMemoryNavigation, type MemoryNavigation } from './memory-navigation.ts';
import { testNow } from './test-now.ts';
import type { Answer } from './test-server.ts';

export interface RenderRemoteOptions {
  /** Texts of the remote in `language`, and of other namespaces that it uses; of the shell's only what the test reads. */
  texts: Record<string, Texts>;
  /** Below language and country. */
  path?: string;
  /** History of an earlier render, as after a reload; instead of `path`. */
  navigation?: MemoryNavigation;
  language?: string;
  country?: string;
  user?: SessionUser | null;
  /** Calls that the file's test server answers. */
  answers?: readonly Answer[];
  slotData?: Record<string, unknown>;
  now?: number;
  /** Flags of its contract, by key; undefined ones as in a shell that has none. */
  flags?: Record<string, FlagValue>;
  timeZone?: string;
}

/** Renders a remote's App in a real RemoteRoot with the shell's props; requests are answered by `answers` only. */
export function renderRemote(App: ComponentType, options: RenderRemoteOptions) {
  const { language, country } = localeOf(options);
  const locale = createStore<Locale>(() => ({ language, country }));
  const realtime = createFakeRealtime();
  const navigation =
    options.navigation ?? createMemoryNavigation(baseOf({ language, country }) + (options.path ?? '/'));
  const session = createSessionStore(null);
  if (options.user) setSession(session, options.user);
  const sessionEnds: number[] = [];
  testServer().use(...(options.answers ?? []));
  const http = createTestHttp(locale.getState(), () => void sessionEnds.push(Date.now()));
  const notices: Parameters<RemoteEnvironment['notify']>[0][] = [];
  const dismissed: string[] = [];
  const pages: Parameters<RemoteEnvironment['setPage']>[0][] = [];
  const { events, told } = createTestEvents();
  const { lease, leases } = createTestLease();
  const shell = shellTexts(options.texts);

  const environment: RemoteEnvironment = {
    apiVersion: 1,
    name: 'under-test',
    locale,
    session,
    i18n: createI18n({ language, country }, { ...options.texts, shell }),
    http,
    queryClient: createTestQueryClient(),
    realtime,
    navigation,
    setPage: (page) => void pages.push(page),
    notify: (notice) => void notices.push(notice),
    dismissNotice: (about) => void dismissed.push(about),
    events,
    telemetry: { report: () => {} },
    lease,
    mountSlot: mountNoSlot,
    flag: (key) => options.flags?.[key],
    now: options.now ?? testNow,
    timeZone: options.timeZone ?? 'UTC',
    serverState: null,
    slotData: options.slotData ?? {},
  };
  const view = render(
    <RemoteRoot environment={environment}>
      <App />
    </RemoteRoot>,
  );
  followPlainLinks(view.container, navigation);
  return {
    ...view,
    environment,
    http,
    realtime,
    navigation,
    session,
    notices,
    dismissed,
    pages,
    told,
    leases,
    sessionEnds,
  };
}

function localeOf(options: Pick<RenderRemoteOptions, 'language' | 'country'>): Locale {
  const language = languageByTag(options.language ?? 'en');
  const country = countryByKey(options.country ?? 'ph');
  if (!language || !country) throw new Error('renderRemote: no such language or country');
  return { language, country };
}

/** Follows plain links to pages of the site, as the shell does. */
function followPlainLinks(container: HTMLElement, navigation: MemoryNavigation): void {
  container.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (event.defaultPrevented || !path?.startsWith('/') || link?.target || link?.download) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act(() => navigation.navigate(path));
  });
}

/** The shell's texts that most tests read, and those that this one gives. */
function shellTexts({ shell }: RenderRemoteOptions['texts']): Texts {
  const own: { errors?: object } = shell ?? {};
  return {
    failure: { retry: 'Try again' },
    ...shell,
    errors: { confirmEmail: 'Confirm in a new tab', ...own.errors },
  };
}

const mountNoSlot: RemoteEnvironment['mountSlot'] = (_name, _element, _data, onEmpty) => {
  onEmpty();
  return () => {};
};

const createTestQueryClient = () =>
  new QueryClient({
    ...queryDefaults,
    defaultOptions: { ...queryDefaults.defaultOptions, queries: { staleTime: 60_000, retry: false } },
  });

/** Events of the page, with a record of those that were told. */
function createTestEvents() {
  const told: { name: string; payload: unknown }[] = [];
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const events: RemoteEnvironment['events'] = {
    emit(name, payload) {
      told.push({ name, payload });
      for (const listener of listeners.get(name) ?? []) listener(payload as never);
    },
    on(name, listener) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own);
      own.add(listener as (payload: never) => void);
      return () => own.delete(listener as (payload: never) => void);
    },
  };
  return { events, told };
}

/** Statements of unsaved work that are held. */
function createTestLease() {
  const leases = new Map<symbol, UnsavedWork | undefined>();
  const lease: RemoteEnvironment['lease'] = {
    acquire(reason, asks) {
      const own = Symbol(reason);
      leases.set(own, asks);
      return () => leases.delete(own);
    },
  };
  return { lease, leases };
}

/** The shell's HTTP client, connected to the file's test server. */
const createTestHttp = ({ country, language }: Locale, onUnauthorized: () => void): HttpClient =>
  createHttp({
    baseUrl: testServer().url,
    headers: () => ({
      'Country-Id': String(country.id),
      'Language-Id': String(language.id),
      'Role-Id': '1',
    }),
    onUnauthorized: () => {
      onUnauthorized();
      return undefined;
    },
  });
