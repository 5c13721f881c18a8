import type { ColumnType } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface MailsTable {
  id: string;
  template: string;
  language: string;
  recipient: string;
  /** Written as JSON text. */
  data: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  reply_to: Maybe<string>;
  attachment: Maybe<Buffer>;
  attachment_name: Maybe<string>;
  attachment_type: Maybe<string>;
  status: ColumnType<MailStatus, MailStatus | undefined, MailStatus>;
  answer: Maybe<string>;
  created_at: Date;
  expires_at: Maybe<Date>;
  done_at: Maybe<Date>;
}

/** `refused`: by the receiving server for good. `stopped`: the address had refused before. `expired`: too late to help. */
export type MailStatus = 'queued' | 'sent' | 'refused' | 'stopped' | 'expired';

interface StoppedAddressesTable {
  address_key: string;
  reason: string;
  stopped_at: Date;
}

interface OneTimeCodesTable {
  purpose: string;
  /** Recipient of the code: an address in its normalised form. */
  subject: string;
  code_hash: string;
  attempts: ColumnType<number, number | undefined, number>;
  created_at: Date;
  expires_at: Date;
  used_at: Maybe<Date>;
}

/** The tables of mails and of the codes that they carry. */
export interface MailTables {
  mails: MailsTable;
  stopped_addresses: StoppedAddressesTable;
  one_time_codes: OneTimeCodesTable;
}
