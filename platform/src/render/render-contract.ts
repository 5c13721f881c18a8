import type { RemoteContract } from '@jobharbor/shared/remote/contract';

import type { RenderResult } from '@jobharbor/shared/remote/render-contract';

export type {
  RenderRequest as RemoteRequest,
  RenderResult as RemoteResult,
} from '@jobharbor/shared/remote/render-contract';

/** The route of a URL: a remote's page, or a screen of the shell. */
export type FrameRoute =
  | { status: 'remote'; name: string }
  | { status: 'not-found' }
  | { status: 'maintenance' };

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
export function requireWholeFrame({ before, after, title }: FrameResult): void {
  if (
    typeof before !== 'string' ||
    typeof after !== 'string' ||
    !(title === null || typeof title === 'string')
  )
    throw new Error('The shell gave no frame.');
}

/** Validates the result of a remote's render before it is inserted into a page. */
export function requireWholeResult({ html, head, state, status, redirect }: RenderResult): void {
  if (typeof html !== 'string' || !Number.isInteger(status)) throw new Error('It gave no html and status.');
  if (redirect !== undefined && !/^\/(?![/\\])/.test(redirect))
    throw new Error(`It redirects to ${redirect}, which is not on this site.`);
  JSON.stringify([head, state]);
}
