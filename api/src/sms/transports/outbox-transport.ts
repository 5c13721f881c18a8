import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsTransport } from '../sms-transport.ts';

/** Writes each message to a file `<id>.sms.json` in `folder`, for development. The same message is the same file. */
export const createOutboxTransport = (folder: string): SmsTransport => ({
  async send({ id, to, text }) {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${id}.sms.json`);
    await writeFile(`${path}.part`, JSON.stringify({ to, text, date: new Date().toISOString() }));
    // Renamed, so that no reader sees a part of it.
    await rename(`${path}.part`, path);
  },
});
