import type { HandOffSite } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { hashToken } from '../../session/session-token.ts';

const handOffSeconds = 60;

export interface NewHandOff {
  code: string;
  site: HandOffSite;
  accountId: number;
  sessionId: number;
  redirect: string;
  language: string;
  countryKey: string;
  now: Date;
}

export async function saveHandOff(db: Db, { code, now, ...values }: NewHandOff): Promise<void> {
  await db
    .insertInto('hand_offs')
    .values({
      code_hash: hashToken(code),
      site: values.site,
      account_id: values.accountId,
      session_id: values.sessionId,
      redirect: values.redirect,
      language: values.language,
      country_key: values.countryKey,
      expires_at: new Date(now.getTime() + handOffSeconds * 1_000),
    })
    .execute();
}

/** Exchanges and consumes a code; undefined if invalid. */
export const takeHandOff = (db: Db, code: string) =>
  db
    .deleteFrom('hand_offs')
    .where('code_hash', '=', hashToken(code))
    .returning(['site', 'account_id', 'session_id', 'redirect', 'language', 'country_key', 'expires_at'])
    .executeTakeFirst();
