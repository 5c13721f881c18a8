import { createTransport } from 'nodemailer';
import {
  headersOf,
  isAboutAddress,
  MailRefused,
  type MailTransport,
  optionalParts,
} from '../mail-transport.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the start. */
  url: string;
  from: string;
  /** Mailbox for bounces, each with its own address (`box+<id>@host`); null: `from`. */
  bounceAddress: string | null;
  /** Signs what is sent, where a key is configured. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | null;
}

/** Time limits of a connection to an SMTP server. They are long: a mail that timed out is sent again, and may arrive twice. */
export interface SmtpLimits {
  connectMs: number;
  /** Idle timeout in milliseconds; RFC 5321 allows ten minutes for the answer after the text. */
  silenceMs: number;
  /** Total timeout of one mail in milliseconds. Below the expiry of the queue's jobs. */
  wholeMs: number;
}
export const smtpLimits: SmtpLimits = { connectMs: 10_000, silenceMs: 600_000, wholeMs: 720_000 };

/** RFC 8058 asks for both headers of one-click unsubscription among the signed ones. */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post';

/** SMTP client with a small pool of kept connections. */
export function createSmtpTransport(
  { url, from, dkim, bounceAddress }: SmtpSettings,
  { connectMs, silenceMs, wholeMs }: SmtpLimits = smtpLimits,
): MailTransport {
  const transport = createTransport({
    ...connectionOf(url),
    pool: true,
    maxConnections: 10,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
  });
  return {
    async send(mail) {
      const { messageId, to, subject, text, html } = mail;
      try {
        await transport.sendMail({
          from,
          // An object, since a list of addresses could hide in a text.
          to: { name: '', address: to },
          messageId: `<${messageId}@${domainOf(from)}>`,
          subject,
          text,
          html,
          // Frees the connection from a server that keeps it busy with a few bytes at a time.
          signal: AbortSignal.timeout(wholeMs),
          headers: { ...headersOf(mail), 'Auto-Submitted': 'auto-generated' },
          ...optionalParts(mail),
          ...(bounceAddress !== null && {
            envelope: { from: bounceAddress.replace('@', `+${messageId}@`), to: [{ name: '', address: to }] },
          }),
          // Delivery status notifications (RFC 3461): requests reports of failures only, with our envelope id and without
          // the text.
          dsn: { id: messageId, return: 'headers', notify: 'failure' },
        });
      } catch (error) {
        throw refusalOf(error, to) ?? error;
      }
    },
    close: () => transport.close(),
  };
}

function connectionOf(text: string) {
  const url = new URL(text);
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    // A password is sent over TLS only: without it, who is in between removes STARTTLS from the greeting and reads it.
    ...(url.username !== '' && {
      requireTLS: true,
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

const hasAsciiName = (address: string) => /^[\x20-\x7e]*@/.test(address);

/** 5xx are permanent, except authentication failures: the operator fixes those, and the mail is retried. */
function refusalOf(error: unknown, to: string): MailRefused | null {
  if (!(error instanceof Error)) return null;
  const { responseCode, command, message } = error as Error & { responseCode?: number; command?: string };
  if (responseCode === undefined || responseCode < 500 || command?.startsWith('AUTH')) return null;
  if (command !== 'RCPT TO' && command !== 'DATA') return null;
  const status = /\b5\.\d+\.\d+\b/.exec(message)?.[0];
  // Servers without SMTPUTF8 refuse such an address as misspelt; another server may know it.
  const isAtFault = hasAsciiName(to) ? isAboutAddress(status) : status === '5.1.1' || status === '5.2.1';
  return new MailRefused(message, command === 'RCPT TO' && isAtFault);
}
