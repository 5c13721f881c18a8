/** Paths that a browser or the other site may parse as another host (open redirect). */
const isEvil = (path: string) =>
  !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path) || path.includes('//');

/** Maximum levels of percent-encoding. */
const depth = 4;

/**
 * Validates a redirect path for another site: `requested` if it is a path after every decoding, else `/`. Query and
 * fragment are not restricted.
 */
export function targetPath(requested: string | undefined): string {
  if (requested === undefined) return '/';
  const [path = ''] = requested.split(/[?#]/, 1);
  let form = path;
  for (let count = 0; count < depth; count += 1) {
    if (isEvil(form)) return '/';
    const next = decode(form);
    if (next === null) return '/';
    if (next === form) return /\p{Cc}/u.test(requested) ? '/' : requested;
    form = next;
  }
  return '/';
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
