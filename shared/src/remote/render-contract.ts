import type { SessionUser } from '../contracts/sign-in/auth.ts';
import type { Texts } from '../i18n/create-i18n.ts';
import type { FlagValue } from './flag.ts';
import type { PageHead } from './remote-props.ts';

/** Input of a server bundle's `render`, from the gateway. Plain data only: bundles share no classes with the gateway. */
export interface RenderRequest {
  /** The whole address as requested, language and country included. */
  pathname: string;
  search: string;
  languageId: number;
  countryId: number;
  /** Texts by namespace, in the page's language. */
  texts: Record<string, Texts>;
  /** Base URL of the API, ending in `/api`. */
  apiUrl: string;
  /** Headers to forward with each call. Never the session: the gateway adds it to the calls that the route `reads`. */
  headers: Record<string, string>;
  /** Milliseconds. */
  now: number;
  timeZone: string;
  /** Flags of the remote's contract in the page's country. Absent from gateways older than this member. */
  flags?: Record<string, FlagValue>;
  /** Answer of `GET /job/flags` for the session. Absent without one, and from gateways older than this member. */
  jobFlags?: unknown;
  /** From the readable cookie: a rendering hint, not an authentication. */
  user: SessionUser | null;
}

/** Result of a server render. A `status` other than 200 becomes the response's; with `redirect` there is no HTML. */
export interface RenderResult {
  html: string;
  head: PageHead | null;
  state: unknown;
  status: number;
  redirect?: string;
}
