import type { TFunction } from 'i18next';

/** Maximum texts; emptied when it is full. */
const maxTexts = 5_000;

/**
 * `t` that looks up a text and its values once. Texts with values that are not texts, numbers or booleans are looked up
 * each time.
 */
export function createMemoisedT(t: TFunction): TFunction {
  const texts = new Map<string, unknown>();
  const memoised = (key: unknown, options?: unknown, ...rest: unknown[]): unknown => {
    const id = rest.length > 0 ? undefined : idOf(key, options);
    if (id === undefined) return (t as unknown as (...given: unknown[]) => unknown)(key, options, ...rest);
    const known = texts.get(id);
    if (known !== undefined) return known;
    const text = (t as unknown as (...given: unknown[]) => unknown)(key, options);
    if (typeof text !== 'string') return text;
    if (texts.size >= maxTexts) texts.clear();
    texts.set(id, text);
    return text;
  };
  return Object.assign(memoised, t) as unknown as TFunction;
}

/** Key of a text with its values, which distinguishes 1 from '1'; undefined for what is not memoised. */
function idOf(key: unknown, options: unknown): string | undefined {
  if (typeof key !== 'string') return undefined;
  if (options === undefined) return key;
  if (typeof options !== 'object' || options === null) return undefined;
  let id = key;
  for (const name in options) {
    const value: unknown = (options as Record<string, unknown>)[name];
    if (typeof value === 'string') id += `\0${name}\0"${value}`;
    else if (typeof value === 'number' || typeof value === 'boolean') id += `\0${name}\0${value}`;
    else if (value !== undefined) return undefined;
  }
  return id;
}
