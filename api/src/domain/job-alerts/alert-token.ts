import type { Db } from '../../database/pools.ts';
import { isLinkSignature, readSigningKey, signLink } from '../common/link-signature.ts';

/** Token of the links in an alert's mails, bound to alert and address. */
export const createAlertToken = (key: Buffer, alertId: number, addressKey: string): string =>
  `${alertId}.${signLink(key, subjectOf(alertId, addressKey))}`;

export const alertIdOf = (token: string): number => Number(token.split('.')[0]);

export const isTokenOf = (key: Buffer, token: string, alertId: number, addressKey: string): boolean =>
  isLinkSignature(key, subjectOf(alertId, addressKey), token.split('.')[1] ?? '');

const subjectOf = (alertId: number, addressKey: string) => `${alertId} ${addressKey}`;

export const readAlertKey = (db: Db): Promise<Buffer> => readSigningKey(db, 'job-alert');
