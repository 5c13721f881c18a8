import { join } from 'node:path';
import { writeAtomically } from '../../files/write-atomically.ts';
import type { SmsTransport } from '../sms-transport.ts';

/** Writes each message to a file `<id>.sms.json` in `folder`, for development. The same message is the same file. */
export const createOutboxTransport = (folder: string): SmsTransport => ({
  async send({ id, to, text }) {
    const message = JSON.stringify({ to, text, date: new Date().toISOString() });
    await writeAtomically(join(folder, `${id}.sms.json`), message);
  },
});
