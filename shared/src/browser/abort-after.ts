/** A signal that aborts after so many milliseconds, by a timer where the browser has no `AbortSignal.timeout`. */
export function abortAfter(ms: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms);
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
  return controller.signal;
}
