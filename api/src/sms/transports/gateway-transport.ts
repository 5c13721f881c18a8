import { SmsRefused, type SmsTransport } from '../sms-transport.ts';

/** One HTTP call that sends one message. URL and body may hold `{{to}}` and `{{text}}`. */
export interface SmsGateway {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

const timeoutMs = 20_000;
/** Statuses of temporary failures. */
const temporaryStatuses = new Set([401, 403, 408, 425, 429]);

/** Sends through the gateway. Values are escaped by context: URL, JSON or form. */
export function createGatewayTransport({ url, method, headers, body }: SmsGateway): SmsTransport {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const isJson = type.includes('json') || (type === '' && /^\s*[{[]/.test(body ?? ''));
  const isForm = type.includes('x-www-form-urlencoded') || (type === '' && !isJson);
  const escapeBody = isJson
    ? (value: string) => JSON.stringify(value).slice(1, -1)
    : isForm
      ? encodeURIComponent
      : (value: string) => value;
  const contentType = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  return {
    async send({ to, text }) {
      const values = { to, text };
      const answer = await fetch(fill(url, values, encodeURIComponent), {
        method,
        headers: { ...(body !== null && type === '' && { 'content-type': contentType }), ...headers },
        ...(body !== null && { body: fill(body, values, escapeBody) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const report = `the gateway answered ${answer.status}`;
      throw answer.status < 500 && !temporaryStatuses.has(answer.status)
        ? new SmsRefused(report)
        : new Error(report);
    },
  };
}

const fill = (template: string, values: { to: string; text: string }, quote: (value: string) => string) =>
  template.replace(/\{\{(to|text)\}\}/g, (_, name: 'to' | 'text') => quote(values[name]));
