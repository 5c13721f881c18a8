import * as z from 'zod/mini';
import { accountDevice } from './account-setting.ts';
import { unixSeconds } from './primitives.ts';

/** What stands in the fragment of the address that a QR code holds. */
export const qrLoginToken = z.string().check(z.minLength(1), z.maxLength(100));

/** The waiting browser as the person who approves it is to recognise it. */
export const qrLoginRequest = z.extend(
  z.pick(accountDevice, { browser: true, system: true, kind: true, address: true, country_key: true }),
  {
    asked_at: unixSeconds,
    /** Seconds that are left to answer. */
    expires_in: z.int(),
    /** It uses the same network as the device that asks. */
    is_same_network: z.boolean(),
  },
);
export type QrLoginRequest = z.infer<typeof qrLoginRequest>;

/**
 * `waiting`: nobody has opened the code. `seen`: somebody has, and has not answered. `expired`: it never was this
 * browser's, or is over.
 */
export const qrLoginStatus = z.enum(['waiting', 'seen', 'refused', 'expired', 'signed-in']);
export type QrLoginStatus = z.infer<typeof qrLoginStatus>;
