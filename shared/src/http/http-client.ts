import type { SessionUser } from '../contracts/sign-in/auth.ts';
import type { HeldChange } from '../contracts/sign-in/held-change.ts';

/** An unparsed answer. `status` distinguishes created (201) from existing (200). */
export interface HttpResponse {
  status: number;
  data: unknown;
}

export interface RequestOptions {
  query?: Record<string, string | number | boolean | undefined> | undefined;
  signal?: AbortSignal | undefined;
  /** `Idempotency-Key`: a repeated request with the same key is executed once. */
  idempotencyKey?: string | undefined;
  /** Token of a fresh proof that the sender owns the account, for a call that needs one. */
  ownerProof?: string | undefined;
  /** A 401 then means wrong credentials and not the end of the session. */
  isLoginForm?: boolean | undefined;
  /** Upload progress, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Called with the whole text received so far of a streamed answer, on each chunk. */
  onText?: ((text: string) => void) | undefined;
  /** Passes over the browser's cache, also where the last answer may still be kept. */
  isFresh?: boolean | undefined;
  /**
   * A request refused with 401 at the end of the session is retried once after the same user has signed in again. Not for
   * forms, which keep a draft and are submitted again by the user; ignored for uploads and streams.
   */
  waitsForSignIn?: boolean | undefined;
  /** The browser completes the request even if the page is left meanwhile; for small JSON bodies only, else ignored. */
  keepalive?: boolean | undefined;
}

/**
 * The only HTTP client of the API. `path` begins with the service: `/job/search`. Answers are unknown until a contract
 * has parsed them. Rejects with an `AppError` of the API's code, or of a 1xxxx code where no answer came.
 */
export interface HttpClient {
  get(path: string, options?: RequestOptions): Promise<HttpResponse>;
  post(path: string, body: unknown, options?: RequestOptions): Promise<HttpResponse>;
  patch(path: string, body: unknown, options?: RequestOptions): Promise<HttpResponse>;
  put(path: string, body: unknown, options?: RequestOptions): Promise<HttpResponse>;
  delete(path: string, options?: RequestOptions): Promise<HttpResponse>;
}

/** A request answered with 401 that was not a login form. */
export interface RefusedCall {
  /** User of the session when it was sent. */
  sender: SessionUser | null;
  /** Whether it may be held until that user has signed in again. */
  waits: boolean;
  /** Method, path and body of the mutation; absent for reads, and for requests that do not wait. */
  change?: HeldChange | undefined;
  signal?: AbortSignal | undefined;
}

export interface HttpOptions {
  baseUrl: string;
  /** Called for every request: country, language, role; on the server also forwarded headers of the visitor. */
  headers: () => Record<string, string>;
  /** User of the session, read when a request is sent. */
  sender?: () => SessionUser | null;
  /**
   * Called for a 401 that may end a session. If it returns a promise, the request is held until that resolves, and retried
   * if with `true`; else it rejects at once.
   */
  onUnauthorized?: (call: RefusedCall) => Promise<boolean> | undefined;
  /** Called after a successful retry of a change. */
  onResent?: () => void;
  /** Called for every answer: `header` reads a header by its lower-case name. */
  onAnswer?: (header: (name: string) => string | undefined) => void;
  timeoutMs?: number;
}
