import {
  type LicenseAttachment,
  licenseAttachment,
} from '@jobharbor/shared/contracts/profile/license-attachment';

/** Parses the attachment from a form value (JSON); null for an empty value or invalid JSON. */
export function readAttachment(value: string): LicenseAttachment | null {
  if (value === '') return null;
  try {
    return licenseAttachment.parse(JSON.parse(value));
  } catch {
    return null;
  }
}
