import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';

export interface ReadMail {
  code: string;
  link: string;
}

/** Code and link of the newest mail to the address, as soon as the outbox has one that `isNew`. */
export async function readOutbox(
  context: BrowserContext,
  address: string,
  isNew: (mail: ReadMail) => boolean = () => true,
): Promise<ReadMail> {
  let mail: ReadMail | undefined;
  await expect
    .poll(
      async () => {
        const html = await (await context.request.get('/dev/outbox')).text();
        const item = html.split('<li>').find((part) => part.includes(`<bdi>${address}</bdi>`));
        const code = item?.match(/^\d{6}$/m)?.[0];
        if (code !== undefined) mail = { code, link: item?.match(/https?:\/\/\S+#[\w-]+/)?.[0] ?? '' };
        return mail !== undefined && isNew(mail);
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return mail as ReadMail;
}
