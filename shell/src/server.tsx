import { countryById, languageById, type SessionUser } from '@jobharbor/shared/contracts';
import { createI18n, type Texts } from '@jobharbor/shared/i18n';
import type { Locale } from '@jobharbor/shared/remote';
import { createSessionStore } from '@jobharbor/shared/session';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import { Frame } from './frame/frame.tsx';
import type { RouteState } from './navigation/create-router.ts';
import type { OutletState } from './remotes/create-outlet.ts';
import type { NotificationState } from './services/create-notifications.ts';

/** What the gateway knows when it asks for the frame. */
export interface FrameRequest {
  pathname: string;
  search: string;
  languageId: number;
  countryId: number;
  texts: Record<string, Texts>;
  user: SessionUser | null;
  now: number;
  /** The remote that serves the address; null where none does. */
  remote: string | null;
}

/** The frame's HTML in two halves: a remote's HTML stands between them. */
export interface FrameResult {
  before: string;
  after: string;
}

const hole = '<div id="jh-outlet">';

/** Draws header and footer for an address. */
export function renderFrame(request: FrameRequest): FrameResult {
  const language = languageById(request.languageId);
  const country = countryById(request.countryId);
  if (!language || !country) throw new Error(`No such locale: ${request.languageId}, ${request.countryId}.`);
  const nothing = () => () => {};
  const route: RouteState = request.remote
    ? { status: 'remote', name: request.remote }
    : { status: 'not-found' };
  const html = renderToString(
    <Frame
      frame={{
        i18n: createI18n(language.value, { [language.value]: request.texts }),
        locale: createStore<Locale>(() => ({ language, country })),
        session: createSessionStore(request.user),
        route: createStore(() => route),
        outlet: createStore<OutletState>(() => ({ status: 'ready' })),
        notifications: createStore<NotificationState>(() => ({ notice: null })),
        announcement: createStore(() => ({ text: '' })),
        address: { subscribe: nothing, current: () => request.pathname + request.search },
        http: null,
        mountSlot: nothing,
        navigate: () => {},
        dismissNotice: () => {},
        retry: () => {},
        now: request.now,
      }}
    />,
    { identifierPrefix: 'shell-' },
  );
  const cut = html.indexOf(hole) + hole.length;
  if (cut < hole.length) throw new Error('The frame has no outlet.');
  return { before: html.slice(0, cut), after: html.slice(cut) };
}
