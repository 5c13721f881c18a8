import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
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
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${messageId}.eml`);
      await writeFile(`${path}.part`, message as Buffer);
      // Renamed, so that no reader sees a part of it.
      await rename(`${path}.part`, path);
    },
    close: () => transport.close(),
  };
}
