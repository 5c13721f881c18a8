import { type LicenseAttachment, licenseAttachment } from '@jobharbor/shared/contracts/license-attachment';

/** The attachment that a form's value holds as JSON; null for an empty value, and for none. */
export function readAttachment(value: string): LicenseAttachment | null {
  if (value === '') return null;
  try {
    return licenseAttachment.parse(JSON.parse(value));
  } catch {
    return null;
  }
}
