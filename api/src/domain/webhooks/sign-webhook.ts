import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export const newSecret = (): string => prefix + randomBytes(secretBytes).toString('base64');

interface Message {
  id: string;
  /** Seconds since 1970: a receiver refuses old ones, and so a message that somebody repeats. */
  timestamp: number;
  body: string;
}

/** Headers of a message by Standard Webhooks, with a signature of each secret. */
export function signedHeaders({ id, timestamp, body }: Message, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
