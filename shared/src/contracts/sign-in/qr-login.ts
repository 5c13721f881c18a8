import * as z from 'zod/mini';
import { unixSeconds } from '../primitives/primitives.ts';
import { accountDevice } from './account-device.ts';

/** Token in the fragment of the URL that a QR code encodes. */
export const qrLoginToken = z.string().check(z.minLength(1), z.maxLength(100));

/** The waiting browser, as shown to the person who approves it. */
export const qrLoginRequest = z.extend(
  z.pick(accountDevice, { browser: true, system: true, kind: true, address: true, country_key: true }),
  {
    asked_at: unixSeconds,
    /** Seconds left to decide. */
    expires_in: z.int(),
    /** Whether it is on the same network as the caller: the same IPv4 address or IPv6 /64. */
    is_same_network: z.boolean(),
  },
);
export type QrLoginRequest = z.infer<typeof qrLoginRequest>;

/** `waiting`: not scanned. `seen`: scanned and not decided. `expired`: expired, or not of this browser. */
export const qrLoginStatus = z.enum(['waiting', 'seen', 'refused', 'expired', 'signed-in']);
export type QrLoginStatus = z.infer<typeof qrLoginStatus>;
