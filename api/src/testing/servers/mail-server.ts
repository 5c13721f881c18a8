import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  port: number;
  /** Mails that it took, in order. */
  received: Email[];
  /** The same, as it was sent. */
  raw: string[];
  /** Envelope senders, to which bounces are sent. */
  senders: string[];
  /** Answers to the next recipients: null accepts the mail. */
  answer: (recipient: string) => { code: number; text: string } | null | Promise<null>;
  /** Delay between the end of a mail and its acceptance; default none. */
  beforeTaken: (email: Email) => Promise<void>;
  close(): Promise<void>;
}

/** A real SMTP server on this machine that accepts everything, unless `answer` says otherwise. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  const raw: string[] = [];
  const senders: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      void Promise.resolve(mail.answer(address)).then((refusal) =>
        done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code })),
      );
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push(email);
          raw.push(Buffer.concat(chunks).toString());
          senders.push(envelope.mailFrom === false ? '' : envelope.mailFrom.address);
          return mail.beforeTaken(email).then(() => done());
        });
      });
    },
  });
  // A client that was killed resets its connection.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    raw,
    senders,
    answer: () => null,
    beforeTaken: () => Promise.resolve(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
