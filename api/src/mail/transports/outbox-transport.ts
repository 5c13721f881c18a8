import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeAtomically } from '../../files/write-atomically.ts';
import { headersOf, type MailTransport, optionalParts } from '../mail-transport.ts';

/** Writes each mail to a file `<message id>.eml` in `folder`, for development. The same mail is the same file. */
export function createOutboxTransport(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { messageId, to, subject, text, html } = mail;
      const { message } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        messageId: `<${messageId}@outbox>`,
        subject,
        text,
        html,
        headers: headersOf(mail),
        ...optionalParts(mail),
      });
      await writeAtomically(join(folder, `${messageId}.eml`), message as Buffer);
    },
    close: () => transport.close(),
  };
}
