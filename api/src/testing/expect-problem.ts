import { problem } from '@jobharbor/shared/contracts';
import { catalogue, errorText, requiredText } from '@jobharbor/shared/errors';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/**
 * Problem of an error answer: null for a valid problem of the catalogue with its English sentence, request id and
 * security headers, without internals.
 */
export function faultOf({ status, headers, body }: Answer): string | null {
  if (status >= 500 && status !== 503) return `status ${status}`;
  const read = problem.safeParse(parse(body));
  if (!read.success) return 'no problem';
  const { code, message, request_id, retry_after } = read.data;
  if (catalogue.get(code)?.status !== status) return `code ${code} with status ${status}`;
  if (headers['x-request-id'] !== request_id) return 'another request id';
  const isOwnSentence = message === errorText(code, 'en', { retry_after: retry_after ?? 0 });
  if (!isOwnSentence && message !== requiredText('en')) return `message ${message}`;
  for (const name of ['x-content-type-options', 'x-frame-options', 'content-security-policy'])
    if (headers[name] === undefined) return `no ${name}`;
  return headers['cache-control'] === 'no-store' ? null : 'may be kept by caches';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
