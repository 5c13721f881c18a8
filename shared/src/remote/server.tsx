import { dehydrate, QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { countryById, languageById } from '../contracts/markets/market.ts';
import { createServerHttp } from '../http/create-server-http.ts';
import { cachedI18n } from '../i18n/cached-i18n.ts';
import { offlineRealtime } from '../realtime/index.ts';
import { createSessionStore } from '../session/index.ts';
import { baseOf, type Locale, pathBelow } from './locale.ts';
import { hasPendingLoads, pendingLoadsEnd } from './pending-loads.ts';
import type { Preparation, Prepared } from './preparation.ts';
import { queryDefaults } from './query-defaults.ts';
import type { RemoteEnvironment } from './remote-context.tsx';
import type { PageHead } from './remote-props.ts';
import { RemoteRoot } from './remote-root.tsx';
import type { RenderRequest, RenderResult } from './render-contract.ts';

export { forgetFailure, prefetchOwn } from './prefetch-own.ts';
export type { Preparation, Prepared } from './preparation.ts';
export type { RenderRequest, RenderResult } from './render-contract.ts';

/**
 * Creates a remote's `render` for the gateway: runs `prepare`, renders the page, serialises the query state. With
 * `packState` as `pack` its entry needs `unpackState`.
 */
export function createServerRender(
  name: string,
  App: ComponentType,
  prepare: (preparation: Preparation) => Promise<Prepared | undefined>,
  pack: (state: unknown) => unknown = (state) => state,
): (request: RenderRequest) => Promise<RenderResult> {
  return async (request) => {
    const environment = environmentOf(name, request);
    const { queryClient, http } = environment;
    const locale = environment.locale.getState();
    const path = pathBelow(locale, request.pathname);
    const search = new URLSearchParams(request.search);
    const prepared = await prepare({
      ...{ queryClient, http, locale, path, search, timeZone: request.timeZone },
      ...{ user: request.user, userId: request.user?.id, jobFlags: request.jobFlags },
    });
    if (prepared?.redirect !== undefined) {
      const redirect = baseOf(locale) + prepared.redirect;
      return { html: '', head: null, state: null, status: 301, redirect };
    }
    let head: PageHead | null = null;
    const setPage = (page: PageHead) => {
      head = page;
    };
    const html = await renderWithParts(
      <RemoteRoot environment={{ ...environment, setPage }}>
        <App />
      </RemoteRoot>,
      name,
    );
    const state = pack(dehydrate(queryClient));
    queryClient.clear();
    return { html, head, state, status: prepared?.status ?? 200 };
  };
}

/** Lazy parts may hold further ones. */
const maxRenders = 4;

/**
 * Renders anew once the code of lazy parts has loaded. Otherwise the first page of a process would have the fallbacks of
 * its parts, and the gateway would keep it so.
 */
async function renderWithParts(page: ReactNode, name: string): Promise<string> {
  const options = { identifierPrefix: `${name}-` };
  let html = renderToString(page, options);
  for (let renders = 1; renders < maxRenders && hasPendingLoads(); renders += 1) {
    await pendingLoadsEnd();
    html = renderToString(page, options);
  }
  return html;
}

function environmentOf(name: string, request: RenderRequest): RemoteEnvironment {
  const language = languageById(request.languageId);
  const country = countryById(request.countryId);
  if (!language || !country) throw new Error(`No such locale: ${request.languageId}, ${request.countryId}.`);
  const location = {
    pathname: request.pathname,
    search: request.search,
    hash: '',
    state: null,
    key: 'first',
  };
  const http = createServerHttp({
    baseUrl: request.apiUrl,
    headers: () => ({
      ...request.headers,
      'Language-Id': String(language.id),
      'Country-Id': String(country.id),
      'Role-Id': '1',
    }),
    timeoutMs: 3_000,
  });
  return {
    apiVersion: 1,
    name,
    locale: createStore<Locale>(() => ({ language, country })),
    session: createSessionStore(request.user),
    i18n: cachedI18n({ language, country }, request.texts),
    http,
    queryClient: new QueryClient(queryDefaults),
    realtime: offlineRealtime,
    navigation: { current: () => location, navigate: () => {}, go: () => {}, subscribe: undo },
    setPage: () => {},
    notify: () => {},
    events: { emit: () => {}, on: undo },
    telemetry: { report: () => {} },
    lease: { acquire: undo },
    mountSlot: undo,
    flag: (key) => request.flags?.[key],
    now: request.now,
    timeZone: request.timeZone,
    serverState: null,
    slotData: {},
  };
}

const undo = () => () => {};
