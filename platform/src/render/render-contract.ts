import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import type { RenderResult } from '@jobharbor/shared/remote/render-contract';
import * as z from 'zod/mini';
import { requireWholeHtml } from './require-whole-html.ts';

export type {
  RenderRequest as RemoteRequest,
  RenderResult as RemoteResult,
} from '@jobharbor/shared/remote/render-contract';

/** The route of a URL: a remote's page, or a screen of the shell. */
export type FrameRoute =
  | { status: 'remote'; name: string }
  | { status: 'not-found' }
  /** `backAt`: when the page is back, as text. */
  | { status: 'maintenance'; backAt?: string };

/** Input of the shell's server bundle; mirrors the types of its `server.tsx`. */
export interface FrameRequest {
  pathname: string;
  search: string;
  languageId: number;
  countryId: number;
  texts: Record<string, Record<string, unknown>>;
  user: unknown;
  now: number;
  route: FrameRoute;
  contracts: readonly RemoteContract[];
}

export interface FrameResult {
  before: string;
  after: string;
  title: string | null;
}

/** Throws unless a shell's result is a valid frame. */
export function validateFrame({ before, after, title }: FrameResult): void {
  if (
    typeof before !== 'string' ||
    typeof after !== 'string' ||
    !(title === null || typeof title === 'string')
  )
    throw new Error('The shell gave no frame.');
}

/** More than the release gate allows: it does not see all addresses. */
const maxHtml = 4 * 2 ** 20;
const maxState = 4 * 2 ** 20;

const ownPath = z.string().check(z.regex(/^(?:\/(?![/\\])|\?|$)\P{Cc}*$/u));
const pageHead = z.looseObject({
  title: z.string(),
  description: z.optional(z.string()),
  canonical: z.optional(ownPath),
  market: z.optional(z.string()),
  breadcrumbs: z.optional(z.array(z.object({ name: z.string(), path: z.string() }))),
  structuredData: z.optional(z.array(z.looseObject({}))),
});
const renderResult = z.object({
  html: z.string().check(z.maxLength(maxHtml)),
  head: z.nullable(pageHead),
  state: z.unknown(),
  status: z.int(),
  redirect: z.optional(z.string().check(z.regex(/^\/(?![/\\])\P{Cc}*$/u))),
});

/** A browser shows no page with another: nothing for 204, an older one for 304. */
const hasPage = (status: number): boolean => status === 200 || (status >= 400 && status <= 599);

/**
 * Validates the result of a remote's render before it is inserted into a page; throws with what is wrong. `address`: path
 * and query that it was rendered for.
 */
export function validateRenderResult(result: RenderResult, address: string): void {
  const parsed = renderResult.safeParse(result);
  if (!parsed.success) {
    const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
    if (path[0] === 'redirect')
      throw new Error(`It redirects to ${JSON.stringify(result.redirect)}, which is not on this site.`);
    throw new Error(`Its answer is not whole at “${path.join('.')}”: ${message}.`);
  }
  if (result.redirect === address) throw new Error('It redirects to itself, without end.');
  if (result.redirect === undefined && !hasPage(result.status))
    throw new Error(`With its status ${result.status} a browser shows no page.`);
  if (JSON.stringify([result.head, result.state]).length > maxState)
    throw new Error(`Its head and state are larger than ${maxState} characters.`);
  requireWholeHtml(result.html);
}
