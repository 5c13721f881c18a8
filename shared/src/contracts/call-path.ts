import type { AnyCall } from './define-call.ts';

/**
 * The path of a call below `/api` with its parameters and query filled in; undefined query values are left out. A file of
 * its own, so that a bundle that sends lazily loaded calls holds no zod.
 */
export function callPath(
  call: Pick<AnyCall, 'path'>,
  input: { params?: object | undefined; query?: object | undefined },
): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) query.append(name, String(one));
    }
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
