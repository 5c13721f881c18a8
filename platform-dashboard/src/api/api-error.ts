/** A refusal or failure of the platform's API; `message` is a sentence to show. */
export class ApiError extends Error {
  override name = 'ApiError';
  code: string;
  /** Of HTTP; 0 when no answer came. */
  status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const errorText = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something unexpected happened in this page.';
