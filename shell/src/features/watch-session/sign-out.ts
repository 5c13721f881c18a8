import { isOffline } from '@jobharbor/shared/browser/network';
import type { HttpClient } from '@jobharbor/shared/http';
import { lazyCall, loadAndSend } from '@jobharbor/shared/remote';
import { baseOf, type Locale } from '@jobharbor/shared/remote/locale';
import { type SessionStore, setSession } from '@jobharbor/shared/session';
import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { Notifications } from '../../common/create-notifications.ts';
import { storeSignOut } from './announce-sign-out.ts';

const signOutCall = lazyCall(
  { id: 'POST /auth/log-out', access: 'protected' },
  async () => (await import(/* webpackChunkName: "rest" */ '@jobharbor/shared/calls/auth/sign-out')).signOut,
);

interface PageServices {
  http: HttpClient;
  session: SessionStore;
  locale: StoreApi<Locale>;
  i18n: i18n;
  notifications: Pick<Notifications, 'show'>;
  clearDeviceData(id: number): Promise<void>;
}

/**
 * Ends the session on the server and removes the person's stored data. Then loads the home page as a document, so that
 * no data stays in memory either. If the code of the call does not load, `form` is sent, which signs out without
 * script.
 */
export async function signOut(services: PageServices, form: HTMLFormElement): Promise<void> {
  const { http, session, locale, i18n, notifications } = services;
  const { user } = session.getState();
  try {
    await loadAndSend(http, signOutCall, { body: { source: 'web' } });
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined && !isOffline()) return form.submit();
    // After a 401 the session has ended already: what is left is the browser's part.
    if (status !== 401) {
      const run = () => void signOut(services, form);
      const action = { label: i18n.t('failure.retry', { ns: 'shell' }), run };
      notifications.show({ tone: 'danger', text: i18n.t('session.signOutFailed', { ns: 'shell' }), action });
      return;
    }
  }
  if (user !== null) await services.clearDeviceData(user.id).catch(() => undefined);
  storeSignOut();
  setSession(session, null);
  window.location.assign(baseOf(locale.getState()));
}

/** HTTP status of a call's failure, 0 without an answer; undefined if the call was not sent, since its code did not load. */
const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
