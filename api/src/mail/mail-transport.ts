import type { RenderedMail } from './render-mail.ts';

export interface Envelope extends RenderedMail {
  /** Idempotency key: the same for each attempt, so that servers and outbox recognise a repetition. */
  messageId: string;
  to: string;
  language: string;
  /** For mails that one subscribes to: the address of `List-Unsubscribe`, which ends them with one POST (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  replyTo?: string;
  attachment?: MailAttachment;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The members of nodemailer's message that an envelope may lack. */
export const optionalParts = ({ replyTo, attachment }: Envelope) => ({
  // An object, since a list of addresses could hide in a text.
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  ...(attachment !== undefined && partOf(attachment)),
});

/** A calendar entry is also an alternative of the text, so that mail programs show it with its buttons. */
function partOf(attachment: MailAttachment) {
  const method = /^text\/calendar;.*method=(\w+)/.exec(attachment.contentType)?.[1];
  if (method === undefined) return { attachments: [attachment] };
  return { icalEvent: { method, filename: attachment.filename, content: attachment.content } };
}

/** The headers of every mail. */
export const headersOf = ({ language, unsubscribeUrl }: Envelope): Record<string, string> => ({
  'Content-Language': language,
  ...(unsubscribeUrl !== undefined && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** Transport of mails. */
export interface MailTransport {
  /** Throws {@link MailRefused} for permanent failures, anything else for temporary ones. */
  send(mail: Envelope): Promise<void>;
  close(): void;
}

/** Permanent failure (5xx). `isAddress`: caused by the address, which is then blocked. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly isAddress: boolean;

  constructor(answer: string, isAddress: boolean) {
    super(answer);
    this.isAddress = isAddress;
  }
}

/** By the enhanced status of a refusal (RFC 3463): 5.1.x and 5.2.1 are about the mailbox, 5.7.x is about us. */
export const isAboutAddress = (status: string | undefined): boolean =>
  status === undefined || status.startsWith('5.1.') || status === '5.2.1';
