import { countryById, languageById, type SessionUser } from '@jobharbor/shared/contracts';
import { createI18n, type Texts } from '@jobharbor/shared/i18n';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import type { Locale } from '@jobharbor/shared/remote/locale';
import { createSessionStore } from '@jobharbor/shared/session';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import type { NotificationState } from './common/create-notifications.ts';
import type { OutletState, RouteState } from './common/page-state.ts';
import { servedConsent } from './common/tracking-consent.ts';
import { Frame } from './features/show-frame/frame.tsx';

/** Input of `renderFrame`, from the gateway. */
export interface FrameRequest {
  pathname: string;
  search: string;
  languageId: number;
  countryId: number;
  texts: Record<string, Texts>;
  user: SessionUser | null;
  now: number;
  /** The remote that serves the address, or the shell's own screen. */
  route: RouteState;
  /** Contracts of the live set: their routes and places. */
  contracts: readonly RemoteContract[];
}

/** The frame's HTML in two parts: a remote's HTML is inserted between them. */
export interface FrameResult {
  before: string;
  after: string;
  /** Title of one of the shell's own screens; null where a remote sets the title. */
  title: string | null;
}

function titleOf(route: RouteState, i18n: i18n): string | null {
  switch (route.status) {
    case 'remote':
      return null;
    case 'not-found':
      return i18n.t('notFound.title', { ns: 'shell' });
    case 'maintenance':
      return i18n.t('maintenance.title', { ns: 'shell' });
  }
}

const hole = '<div id="jh-outlet">';

/** Renders header and footer for an address. */
export function renderFrame(request: FrameRequest): FrameResult {
  const language = languageById(request.languageId);
  const country = countryById(request.countryId);
  if (!language || !country) throw new Error(`No such locale: ${request.languageId}, ${request.countryId}.`);
  const nothing = () => () => {};
  const i18n = createI18n({ language, country }, request.texts);
  const html = renderToString(
    <Frame
      frame={{
        i18n,
        locale: createStore<Locale>(() => ({ language, country })),
        session: createSessionStore(request.user),
        route: createStore<RouteState>(() => request.route),
        outlet: createStore<OutletState>(() => ({ status: 'ready' })),
        notifications: createStore<NotificationState>(() => ({ notice: null })),
        announcement: createStore(() => ({ text: '' })),
        address: { subscribe: nothing, current: () => request.pathname + request.search },
        contracts: request.contracts,
        onBadge: nothing,
        consent: createStore(() => servedConsent(country)),
        chooseConsent: () => {},
        reopenConsent: () => {},
        choosePixel: () => {},
        signOut: () => {},
        mountSlot: nothing,
        dismissNotice: () => {},
        retry: () => {},
        now: request.now,
      }}
    />,
    { identifierPrefix: 'shell-' },
  );
  const cut = html.indexOf(hole) + hole.length;
  if (cut < hole.length) throw new Error('The frame has no outlet.');
  return { before: html.slice(0, cut), after: html.slice(cut), title: titleOf(request.route, i18n) };
}
