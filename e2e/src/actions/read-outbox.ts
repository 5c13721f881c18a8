import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';

export interface OutboxMail {
  /** Empty where there is none, as is `link`. */
  code: string;
  link: string;
}

/** Code and link of the newest mail to the address, or text message to the number, as soon as the outbox has one that `isNew`. */
export async function readOutbox(
  context: BrowserContext,
  address: string,
  isNew: (mail: OutboxMail) => boolean = ({ code }) => code !== '',
): Promise<OutboxMail> {
  let mail: OutboxMail | undefined;
  await expect
    .poll(
      async () => {
        const html = await (await context.request.get('/dev/outbox')).text();
        const item = html.split('<li>').find((part) => part.includes(`<bdi>${address}</bdi>`));
        const code = item?.match(/^(?:@\S+ #)?(\d{6})(?:$|<)/m)?.[1] ?? '';
        const link = item?.match(/https?:\/\/\S+#[\w-]+/)?.[0] ?? '';
        mail = item === undefined ? undefined : { code, link };
        return mail !== undefined && isNew(mail);
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return mail as OutboxMail;
}
