/** Headers of every answer of gateway and API, also of those that no browser shows as a page. */
export const securityHeaders = (isSecure: boolean, requestId: string): Record<string, string> => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Headers of an error's body, and of data that no browser shows as a page. */
export const problemHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;
