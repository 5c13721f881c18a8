import type { Country, Language, SessionUser } from '@jobharbor/shared/contracts';
import type { PixelProvider } from '@jobharbor/shared/contracts/markets/pixel-consent';
import type { Texts } from '@jobharbor/shared/i18n';
import type { Discovery, FlagChanges, PageHead } from '@jobharbor/shared/remote';
import type { RouteState } from './page-state.ts';

/** The JSON that the gateway embeds in a page for the shell of the same set. Contains no secrets and no session. */
export interface PageData {
  discovery: Discovery;
  languageId: Language['id'];
  countryId: Country['id'];
  /** The page's full address; the requested one may have lacked language or country. */
  address: string;
  /** Overrides of flags; absent without any. */
  flags?: FlagChanges;
  /** Texts of the shell and of the page's remote, by namespace, in the page's language. */
  texts: Record<string, Texts>;
  now: number;
  /** The request id of the page; health reports and support codes carry it. */
  trace?: string;
  /** W3C trace context of the page, where the site is traced: calls are sent with it. */
  traceparent?: string;
  /** Advertising provider that is told of events here, with consent; absent where there is none. */
  pixel?: PixelProvider;
  timeZone: string;
  user: SessionUser | null;
  route: RouteState;
  /** The remote that serves the address, server-rendered or not; null if none does. */
  remote: { name: string; isRendered: boolean; state: unknown; head: PageHead | null } | null;
}

const pageDataId = 'jh-page';

/** Reads the data that the gateway embedded. A remote's HTML, which stands before it, may have an element of the same id. */
export function readPageData(page = document): PageData {
  const element = page.querySelector(`body > #${pageDataId}`);
  if (!element?.textContent)
    throw new Error(`The page has no #${pageDataId}: it did not come from the gateway.`);
  return JSON.parse(element.textContent) as PageData;
}
