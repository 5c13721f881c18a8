import type { SessionUser } from '../contracts/auth.ts';
import type { Texts } from '../i18n/create-i18n.ts';
import type { FlagValue } from './flag.ts';
import type { PageHead } from './remote-props.ts';

/** What the gateway asks of a server bundle. Plain data only: bundles share no classes with the gateway. */
export interface RenderRequest {
  /** The whole address as requested, language and country included. */
  pathname: string;
  search: string;
  languageId: number;
  countryId: number;
  /** Texts by namespace, in the page's language. */
  texts: Record<string, Texts>;
  /** Where the API answers, with `/api`. */
  apiUrl: string;
  /** Headers to pass on with each call: request id and the visitor's address. Never the session. */
  headers: Record<string, string>;
  /** Milliseconds. */
  now: number;
  timeZone: string;
  /** Flags of the remote's contract in the page's country. Absent from gateways older than this member. */
  flags?: Record<string, FlagValue>;
  /** From the readable cookie: a hint to draw by, never a right. */
  user: SessionUser | null;
}

/** A drawn page. `status` other than 200 is the whole answer's; with `redirect` nothing is drawn. */
export interface RenderResult {
  html: string;
  head: PageHead | null;
  state: unknown;
  status: number;
  redirect?: string;
}
