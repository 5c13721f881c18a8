import { brand } from '@jobharbor/shared/brand';
import { codeDigits } from '@jobharbor/shared/contracts/sign-in/auth';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { drawQrCode } from '../common/draw-qr-code.ts';

/** A new TOTP secret for an authenticator app, as text and as the URL of a QR code. */
export function createAuthenticator(label: string) {
  const secret = generateSecret();
  const uri = generateURI({ issuer: brand.name, label, secret });
  return { secret, uri, qr: drawQrCode(uri) };
}

const appCode = new RegExp(`^[0-9]{${codeDigits}}$`);
export const isAppCode = (code: string): boolean => appCode.test(code);

/**
 * Time step of a TOTP code within half a minute of now; null otherwise. The caller refuses steps that are not later than
 * the last one (replay).
 */
export function timeStepOf(secret: string, token: string, now: Date): number | null {
  if (!isAppCode(token)) return null;
  const epoch = Math.floor(now.getTime() / 1_000);
  const result = verifySync({ secret, token, epoch, epochTolerance: 30 });
  return result.valid ? Math.floor(epoch / 30) + result.delta : null;
}
