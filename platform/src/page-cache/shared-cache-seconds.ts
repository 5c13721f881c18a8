/** Reads `SHARED_CACHE_SECONDS`: up to an hour; default 0. */
export function readSharedCacheSeconds(text = ''): number {
  if (text.trim() === '') return 0;
  const seconds = Number(text);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= 3_600) return seconds;
  throw new Error(`SHARED_CACHE_SECONDS takes whole seconds from 0 to 3600; ${text} is not.`);
}
