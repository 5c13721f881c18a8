import type { LinkedNoticeKind } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { isLinkSignature, readSigningKey, signLink } from '../common/link-signature.ts';

/** Account and kind of mail that an unsubscribe link stops. It includes the address, so that a change of address ends the link. */
export interface NoticeSubject {
  kind: LinkedNoticeKind;
  accountId: number;
  emailKey: string;
}

/** The address of `List-Unsubscribe` in a person's mails of a kind. */
export async function unsubscribeUrl(db: Db, siteUrl: string, subject: NoticeSubject): Promise<string> {
  const signature = signLink(await readSigningKey(db, 'notices'), textOf(subject));
  const token = `${subject.kind}.${subject.accountId}.${signature}`;
  return `${siteUrl}/api/jobseeker/mail-notices/unsubscribe?token=${token}`;
}

export function partsOf(token: string) {
  const [kind = '', accountId = '', signature = ''] = token.split('.');
  return { kind: kind as LinkedNoticeKind, accountId: Number(accountId), signature };
}

export const isTokenOf = async (db: Db, token: string, subject: NoticeSubject): Promise<boolean> =>
  isLinkSignature(await readSigningKey(db, 'notices'), textOf(subject), partsOf(token).signature);

const textOf = ({ kind, accountId, emailKey }: NoticeSubject) => `${kind} ${accountId} ${emailKey}`;
