import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { matchRoute } from '@jobharbor/shared/remote/match-route';

/** A string literal that looks like a path of the site. */
const literal = /(["'`])(\/[\w-][^"'`\s\\<>?#]{0,200})/g;

type Contract = Pick<RemoteContract, 'name' | 'routes' | 'calls'>;

/**
 * Links to `target` in a script's string literals, as route patterns. `own` is the contract of the script's remote: its
 * API calls and its own routes are ignored.
 */
export function findLinks(script: string, target: Contract, own: Contract): Set<string> {
  const called = new Set([...own.calls, ...target.calls].map((call) => call.slice(call.indexOf(' ') + 1)));
  const found = new Set<string>();
  for (const [, , text = ''] of script.matchAll(literal)) {
    // Route and call patterns are no links.
    if (called.has(text) || /\/:|\/\{|\*/.test(text)) continue;
    const route = routeOf(target, text);
    if (route !== undefined && routeOf(own, text) === undefined) found.add(route);
  }
  return found;
}

/** The route that matches a path with interpolated parts; for a prefix, any route that starts with it. */
function routeOf({ name, routes }: Contract, text: string): string | undefined {
  const path = text.replace(/\$\{[^}]*(?:\}|$)/g, 'x');
  const whole = matchRoute([{ name, routes }], path)?.route.path;
  if (whole !== undefined || !path.endsWith('/')) return whole;
  const given = path.split('/').length - 1;
  return routes.find(({ path: pattern }) => {
    const parts = pattern.split('/');
    const start = parts.slice(0, given).join('/');
    return (
      parts[given]?.startsWith(':') && matchRoute([{ name, routes: [route(start)] }], path) !== undefined
    );
  })?.path;
}

const route = (path: string) => ({ path, render: 'browser' as const, access: 'public' as const });
