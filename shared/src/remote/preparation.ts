import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '../contracts/sign-in/auth.ts';
import type { HttpClient } from '../http/index.ts';
import type { Locale } from './locale.ts';

/** Data that a remote loads before its page is rendered on the server. */
export interface Preparation {
  queryClient: QueryClient;
  http: HttpClient;
  locale: Locale;
  /** Path below language and country. */
  path: string;
  search: URLSearchParams;
  /** IANA name; UTC where the visitor's is unknown. */
  timeZone: string;
  /** Account that the page is for, and what the gateway knows of it; see `RenderRequest`. */
  user: SessionUser | null;
  userId?: number | undefined;
  jobFlags?: unknown;
}

/** Outcome of the preparation: another status (404), or a redirect (path below language and country). */
export interface Prepared {
  status?: number;
  redirect?: string;
}
