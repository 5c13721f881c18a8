/** Forms that a browser or the other site may read as an address of another host. */
const isEvil = (path: string) =>
  !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path) || path.includes('//');

/** How often a path may have been encoded before the other site reads it. */
const depth = 4;

/**
 * The path to open at another site: `requested`, if it is a path in every form that decoding gives it, else the first
 * page. Query and fragment may hold anything, since nobody reads a host from them.
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
