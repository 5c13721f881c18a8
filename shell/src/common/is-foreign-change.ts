/** An element that React rendered was moved or replaced by somebody else: `removeChild` and `insertBefore` do not find it. */
export const isForeignChange = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';
