/** A signal that aborts after so many milliseconds, without `AbortSignal.timeout`, which may be missing. */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
  return controller.signal;
}
