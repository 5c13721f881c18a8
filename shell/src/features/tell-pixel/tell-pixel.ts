import { readCookie, writeCookie } from '@jobharbor/shared/browser/storage';
import { reportPixelPage } from '@jobharbor/shared/calls/logs/report-pixel-page';
import { withdrawPixel } from '@jobharbor/shared/calls/logs/withdraw-pixel';
import type { TrackingChoice } from '@jobharbor/shared/contracts/browser/tracking-consent';
import {
  addClick,
  clickOfAddress,
  pixelClickCookie,
  pixelClickDays,
  pixelCookie,
  readClick,
  readClicks,
} from '@jobharbor/shared/contracts/markets/pixel-consent';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { Navigation } from '@jobharbor/shared/remote';
import { readPageData } from '../../common/page-data.ts';
import { browserRefuses, readPixelChoice } from '../../common/pixel-choice.ts';
import { setVisitorCookie } from '../../common/visitor-cookie.ts';

interface PixelServices {
  http: HttpClient;
  navigation: Pick<Navigation, 'current' | 'subscribe'>;
}

const day = 86_400;
const setClick = (value: string, days: number) =>
  writeCookie(`${pixelClickCookie}=${value}; Path=/; Max-Age=${days * day}; SameSite=Lax`);

const hasClick = () => readClick(readCookie(pixelClickCookie), Date.now()) !== null;
const isTold = () =>
  readPageData().pixel !== undefined && readPixelChoice() === 'yes' && !browserRefuses() && hasClick();

/**
 * Tells the API of pages seen, once the visitor has agreed and came by an advertisement of the provider. The API tells the
 * provider; no script of the provider runs here. A withdrawal that failed is tried again, also where no provider is told. The returned function stops it.
 */
export function tellPixel({ http, navigation }: PixelServices): () => void {
  let told: string | undefined;
  const tellPage = () => {
    const { pathname } = navigation.current();
    if (pathname === told || !isTold()) return;
    told = pathname;
    // A page that is not told of is not told of later.
    sendCall(http, reportPixelPage, { body: { path: pathname } }).catch(() => {});
  };
  keepClick(navigation.current().search);
  if (readPixelChoice() === 'no') void withdraw(http);
  tellPage();
  const stop = navigation.subscribe(tellPage);
  // The question that is served with the page.
  document.addEventListener('jh:pixel', tellPage);
  return () => {
    stop();
    document.removeEventListener('jh:pixel', tellPage);
  };
}

/** Events belong to the newest click; those before are kept for a withdrawal. Before consent nothing is kept. */
function keepClick(search: string): void {
  const { pixel } = readPageData();
  const click = pixel && clickOfAddress(pixel, search, Date.now());
  const kept = readCookie(pixelClickCookie);
  const isNew = click && readClick(kept, Date.now())?.id !== click.id;
  if (isNew && readPixelChoice() === 'yes' && !browserRefuses())
    setClick(addClick(kept, click), pixelClickDays);
}

/** Stores the answer. With a refusal, what waits to be told is withdrawn, now or with the next page. */
export async function choosePixel(
  { http, navigation }: PixelServices,
  choice: TrackingChoice,
): Promise<void> {
  setVisitorCookie(pixelCookie, choice === 'yes' ? (readPageData().pixel ?? 'meta') : 'no');
  document.getElementById('jho-pixel')?.remove();
  if (choice === 'no') return withdraw(http);
  keepClick(navigation.current().search);
  document.dispatchEvent(new Event('jh:pixel'));
}

/** The cookie of the clicks says what to withdraw, so that it goes last; not from who has agreed again meanwhile. */
async function withdraw(http: HttpClient): Promise<void> {
  if (readClicks(readCookie(pixelClickCookie)).length === 0) return;
  await sendCall(http, withdrawPixel, {}).then(
    () => {
      if (readPixelChoice() !== 'yes') setClick('', 0);
    },
    () => {},
  );
}
