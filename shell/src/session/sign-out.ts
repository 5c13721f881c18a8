import { baseOf } from '@jobharbor/shared/remote/locale';
import { setSession } from '@jobharbor/shared/session';
import type { Services } from '../services/create-services.ts';

/** Ends the session on the server, then starts the site afresh at home, so that nothing of the person stays in memory. */
export async function signOut({ http, session, locale, i18n, notifications }: Services): Promise<void> {
  try {
    await http.post('/auth/log-out', { source: 'web' });
  } catch {
    notifications.show({ tone: 'danger', text: i18n.t('session.signOutFailed', { ns: 'shell' }) });
    return;
  }
  setSession(session, null);
  window.location.assign(baseOf(locale.getState()));
}
