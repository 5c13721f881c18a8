/** An answer before it is parsed. `status` tells a new thing (201) from one that was there already (200). */
export interface HttpResponse {
  status: number;
  data: unknown;
}

export interface RequestOptions {
  query?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  /** Makes a repeated call one call: same key, same outcome. */
  idempotencyKey?: string;
  /** A 401 is then an answer to this form (a wrong password) and not the end of the session. */
  isLoginForm?: boolean;
  /** Bytes sent of an upload, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Of a streamed answer: all of its text so far, each time that more has arrived. */
  onText?: (text: string) => void;
  /** The browser completes the request even if the page is left meanwhile; for small JSON bodies only, else ignored. */
  keepalive?: boolean;
}

/**
 * The one way to the API. `path` begins with the service: `/job/search`. Answers are unknown until a contract has
 * parsed them. Rejects with an `AppError` of the API's code, or of a 1xxxx code where no answer came.
 */
export interface HttpClient {
  get(path: string, options?: RequestOptions): Promise<HttpResponse>;
  post(path: string, body: unknown, options?: RequestOptions): Promise<HttpResponse>;
  patch(path: string, body: unknown, options?: RequestOptions): Promise<HttpResponse>;
  put(path: string, body: unknown, options?: RequestOptions): Promise<HttpResponse>;
  delete(path: string, options?: RequestOptions): Promise<HttpResponse>;
}

export interface HttpOptions {
  baseUrl: string;
  /** Asked at every request: country, language, role; on the server also what is passed on of the visitor. */
  headers: () => Record<string, string>;
  /** Called for a 401 that ends a session. */
  onUnauthorized?: () => void;
  /** Told of every answer: `header` reads one of its headers by its lower-case name. */
  onAnswer?: (header: (name: string) => string | undefined) => void;
  timeoutMs?: number;
}
