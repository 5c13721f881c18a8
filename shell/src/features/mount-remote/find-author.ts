import type { Trace } from './page-finding.ts';

/** The scripts of a remote that this page has loaded. */
export async function readScripts(remote: string): Promise<string[]> {
  const isOfRemote = ({ origin, pathname }: URL) =>
    origin === location.origin && pathname.startsWith(`/assets/${remote}/`) && pathname.endsWith('.js');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const addresses = new Set(loaded.filter(isOfRemote).map(({ href }) => href));
  return Promise.all(
    Array.from(addresses, async (address) => (await fetch(address, { cache: 'force-cache' })).text()),
  );
}

/** Whether a name stands in the code as a whole word. */
const isNamed = (name: string, scripts: readonly string[]): boolean => {
  const word = new RegExp(`(?<![\\w$])${name.replace(/\W/g, '\\$&')}(?![\\w$])`);
  return scripts.some((script) => word.test(script));
};

/**
 * Whether the scripts of a remote can have made a change. They contain the source of its functions, and the names that it
 * gives. What an extension of the browser puts on the page is in none of them, however it hides itself.
 */
export function isOfScripts(
  { name, value }: Pick<Trace, 'name' | 'value'>,
  scripts: readonly string[],
): boolean {
  if (typeof value !== 'function') return isNamed(name, scripts);
  const source = Function.prototype.toString.call(value);
  return scripts.some((script) => script.includes(source));
}

/** Whether the scripts of a remote can have made an element: they contain its id or one of its classes, if it has any. */
export const isElementOfScripts = ({ id, classList }: Element, scripts: readonly string[]): boolean => {
  const names = [...(id ? [id] : []), ...classList];
  return names.length === 0 || names.some((name) => isNamed(name, scripts));
};
