import * as z from 'zod/mini';
import { parseUrl } from '../primitives/parse-url.ts';

/** Base64url of exactly `bytes` bytes, without padding. */
const keyOf = (bytes: number) => {
  const letters = Math.ceil((bytes * 8) / 6);
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${letters}}$`)));
};

/** Where a browser's push service takes messages; its port is that of HTTPS, and it names no user. */
const pushEndpoint = z.url({ protocol: /^https$/ }).check(
  z.maxLength(1_000),
  z.refine((text) => {
    const url = parseUrl(text);
    return url !== null && `${url.port}${url.username}${url.password}` === '';
  }),
);

/** What `PushSubscription.toJSON()` of a browser gives (RFC 8030, RFC 8291). */
export const pushSubscription = z.strictObject({
  endpoint: pushEndpoint,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({ p256dh: keyOf(65), auth: keyOf(16) }),
});
export type PushSubscriptionData = z.infer<typeof pushSubscription>;

/** Whether the browser of this session gets pushes, and the key that it subscribes with (RFC 8292). */
export const pushState = z.object({ public_key: z.string(), is_on: z.boolean() });

/** Content of a push message, which the service worker shows. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Address of the page that it leads to. */
  url: z.string(),
  /** A later message of the same tag replaces an earlier one. */
  tag: z.string(),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
});
export type PushMessage = z.infer<typeof pushMessage>;
