import type { RemoteContract } from '@jobharbor/shared/remote/contract';

export type {
  RenderRequest as RemoteRequest,
  RenderResult as RemoteResult,
} from '@jobharbor/shared/remote/render-contract';

/** What stands at an address: a remote's page, or a screen of the shell's own. */
export type FrameRoute =
  | { status: 'remote'; name: string }
  | { status: 'not-found' }
  | { status: 'maintenance' };

/** What the shell's server bundle draws: see the shell's own `server.tsx`, whose types these mirror. */
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
