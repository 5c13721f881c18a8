/**
 * The header by which the site's own clients say that unknown members may be left out (RFC 7240). A page may be built
 * from a newer or older contract than the answering API's.
 */
export const leniencyHeaders = { prefer: 'handling=lenient' } as const;

/** Whether the `Prefer` header of a request asks for that. */
export const isLenient = (prefer: string | undefined): boolean =>
  prefer !== undefined && /(?:^|[,\s])handling\s*=\s*"?lenient\b/i.test(prefer);
