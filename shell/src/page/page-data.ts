import type { Country, Language, SessionUser } from '@jobharbor/shared/contracts';
import type { Texts } from '@jobharbor/shared/i18n';
import type { Discovery, PageHead } from '@jobharbor/shared/remote';
import type { RouteState } from '../navigation/create-router.ts';

/** What the gateway writes into the page for the shell of the same set. Plain JSON; no secret, no session. */
export interface PageData {
  discovery: Discovery;
  languageId: Language['id'];
  countryId: Country['id'];
  /** The page's own address, whole: what was asked for may have lacked language or country. */
  address: string;
  /** Texts of the shell and of the drawn remote, by namespace, in the page's language. */
  texts: Record<string, Texts>;
  now: number;
  /** The request id of the page: what health reports and support codes are traced by. */
  trace?: string;
  timeZone: string;
  user: SessionUser | null;
  route: RouteState;
  /** The remote whose HTML is in the page, or that serves the address; null where nobody does. */
  remote: { name: string; isRendered: boolean; state: unknown; head: PageHead | null } | null;
}

const pageDataId = 'jh-page';

/** Reads what the gateway wrote. */
export function readPageData(): PageData {
  const element = document.getElementById(pageDataId);
  if (!element?.textContent)
    throw new Error(`The page has no #${pageDataId}: it did not come from the gateway.`);
  return JSON.parse(element.textContent) as PageData;
}
