import { createHash } from 'node:crypto';
import type { LicenseCertification } from '@jobharbor/shared/contracts/entries/license-certification';

type Checked = Pick<LicenseCertification, 'credential_id' | 'credential_url'>;

/** Of the number and the address that were checked: after a change, what was found says nothing. */
export const proofKey = ({ credential_id, credential_url }: Checked): string =>
  createHash('sha256')
    .update(JSON.stringify([credential_id, credential_url]))
    .digest('base64url');

/** The site on which number and name were found. */
export const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');
