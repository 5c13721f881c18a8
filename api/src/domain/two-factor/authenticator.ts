import { brand } from '@jobharbor/shared/brand';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { drawQrCode } from '../common/draw-qr-code.ts';

/** A new secret, as an authenticator app takes it: typed, or as a QR code of its address. */
export function createAuthenticator(label: string) {
  const secret = generateSecret();
  const uri = generateURI({ issuer: brand.name, label, secret });
  return { secret, uri, qr: drawQrCode(uri) };
}

export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code);

/**
 * The time step of a code of six digits, if it is one of now or half a minute around; null otherwise. The caller refuses a
 * step that is not later than the last one.
 */
export function timeStepOf(secret: string, token: string, now: Date): number | null {
  if (!isAppCode(token)) return null;
  const epoch = Math.floor(now.getTime() / 1_000);
  const result = verifySync({ secret, token, epoch, epochTolerance: 30 });
  return result.valid ? Math.floor(epoch / 30) + result.delta : null;
}
