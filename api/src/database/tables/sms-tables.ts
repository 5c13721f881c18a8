import type { ColumnType } from 'kysely';

type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** `refused`: by the gateway for good. `expired`: too late to help. */
export type SmsStatus = 'queued' | 'sent' | 'refused' | 'expired';

export interface SmsTables {
  sms_messages: {
    id: string;
    recipient: string;
    text: Maybe<string>;
    status: ColumnType<SmsStatus, SmsStatus | undefined, SmsStatus>;
    answer: Maybe<string>;
    created_at: Date;
    expires_at: Maybe<Date>;
    done_at: Maybe<Date>;
  };
}
