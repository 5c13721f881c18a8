import { deviceTimeZone } from '@jobharbor/shared/browser/environment';
import { listMaintenance } from '@jobharbor/shared/calls/config/list-maintenance';
import type { Maintenance } from '@jobharbor/shared/contracts/markets/maintenance';
import { maintenanceOf } from '@jobharbor/shared/contracts/markets/maintenance-of';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { formatMoment, localeTag } from '@jobharbor/shared/i18n';
import { type Locale, type Navigation, splitAddress } from '@jobharbor/shared/remote';
import type { i18n as I18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { Notifications } from '../../common/create-notifications.ts';
import type { RouteState } from '../../common/page-state.ts';

interface WatchedPage {
  http: HttpClient;
  navigation: Pick<Navigation, 'current' | 'subscribe'>;
  locale: StoreApi<Locale>;
  i18n: Pick<I18n, 't'>;
  notifications: Pick<Notifications, 'show' | 'dismiss'>;
  /** What is shown: the page of maintenance says so itself. */
  router: { state: StoreApi<RouteState> };
}

const about = 'maintenance';
/** Milliseconds between two questions of a page that is seen. */
const every = 120_000;

/**
 * Says on an open page that maintenance of it is under way, and until when. The page stays as it is, with what was typed: it
 * is away only where it is loaded again. Returns the undo.
 */
export function watchMaintenance(page: WatchedPage): () => void {
  const { http, navigation, notifications } = page;
  let plans: readonly Maintenance[] = [];
  let shown: string | null = null;

  function tell(): void {
    const text = textOf(page, plans);
    if (text === shown) return;
    shown = text;
    if (text === null) notifications.dismiss(about);
    else notifications.show({ tone: 'info', text, stays: true, about });
  }
  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    // Calls are answered during maintenance. One that fails says nothing of it.
    const answer = await sendCall(http, listMaintenance, {}).catch(() => null);
    plans = answer?.maintenance ?? plans;
    tell();
  }
  const onReturn = () => void ask();
  const timer = setInterval(onReturn, every);
  document.addEventListener('visibilitychange', onReturn);
  const stopAddress = navigation.subscribe(tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
    stopAddress();
  };
}

/** The text for the page that is shown; null where it is not in maintenance. */
function textOf({ navigation, locale, router, i18n }: WatchedPage, plans: readonly Maintenance[]) {
  const split = splitAddress(navigation.current().pathname);
  if (split === undefined || router.state.getState().status === 'maintenance') return null;
  const place = locale.getState();
  const { until } = maintenanceOf(plans, { path: split.path, ...place }, Date.now() / 1_000);
  if (until === null) return null;
  const time = formatMoment(localeTag(place), deviceTimeZone() ?? 'UTC', until);
  return `${i18n.t('maintenance.title', { ns: 'shell' })} ${i18n.t('maintenance.backAt', { ns: 'shell', time })}`;
}
