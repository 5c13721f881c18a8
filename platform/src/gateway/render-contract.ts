export type {
  RenderRequest as RemoteRequest,
  RenderResult as RemoteResult,
} from '@jobharbor/shared/remote/render-contract';

/** What the shell's server bundle draws: see the shell's own `server.tsx`, whose types these mirror. */
export interface FrameRequest {
  pathname: string;
  search: string;
  languageId: number;
  countryId: number;
  texts: Record<string, Record<string, unknown>>;
  user: unknown;
  now: number;
  remote: string | null;
}

export interface FrameResult {
  before: string;
  after: string;
}
