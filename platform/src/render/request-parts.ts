/** A part of a render request that many requests share: the contracts, and the texts of a namespace. */
interface Part {
  /** Property names that lead to it. */
  path: string[];
  id: number;
  value: object;
}

/** Body of a request to a render process; `render-program.mjs` puts the parts back. */
export interface RenderBody {
  request: object;
  parts: (Pick<Part, 'path' | 'id'> & { value?: object })[];
}

/** Answer of the program that has dropped a part, or never had it. */
export const missingPart = 409;

const ids = new WeakMap<object, number>();
let last = 0;

function idOf(value: object): number {
  const id = ids.get(value) ?? ++last;
  ids.set(value, id);
  return id;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Splits objects that are identical in each request of a set off a render request. They are two thirds of the request's
 * bytes, and are sent to a process once.
 */
export function splitRequest(request: object): { request: object; parts: Part[] } {
  const { texts, contracts, ...own } = request as { texts?: unknown; contracts?: unknown };
  const parts: Part[] = isObject(contracts)
    ? [{ path: ['contracts'], id: idOf(contracts), value: contracts }]
    : [];
  if (isObject(texts))
    for (const [namespace, value] of Object.entries(texts))
      if (isObject(value)) parts.push({ path: ['texts', namespace], id: idOf(value), value });
  return { request: isObject(texts) ? { ...own, texts: {} } : own, parts };
}

/** Body of a split request for a process that has the parts with the ids `known`. */
export const bodyOf = (
  { request, parts }: ReturnType<typeof splitRequest>,
  known: ReadonlySet<number>,
): RenderBody => ({
  request,
  parts: parts.map(({ path, id, value }) => (known.has(id) ? { path, id } : { path, id, value })),
});
