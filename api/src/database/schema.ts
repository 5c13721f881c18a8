import type { AccountDataTables } from './account-data-tables.ts';
import type { AccountTables } from './account-tables.ts';
import type { AlertTables } from './alert-tables.ts';
import type { ApplicationTables } from './application-tables.ts';
import type { ConductTables } from './conduct-tables.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import type { InteractionTables } from './interaction-tables.ts';
import type { InterviewTables } from './interview-tables.ts';
import type { JobTables } from './job-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { MediaTables } from './media-tables.ts';
import type { OfferTables } from './offer-tables.ts';
import type { ProfileTables } from './profile-tables.ts';
import type { SessionTables } from './session-tables.ts';
import type { SettingTables } from './setting-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';
import type { SmsTables } from './sms-tables.ts';

/** The types of all tables, for Kysely. The migrations create them. */
export interface Database
  extends JobTables,
    AccountTables,
    ProfileTables,
    AccountDataTables,
    AlertTables,
    ApplicationTables,
    ConductTables,
    FeedbackTables,
    InteractionTables,
    InterviewTables,
    MailTables,
    MediaTables,
    OfferTables,
    SessionTables,
    SettingTables,
    SignInTables,
    SmsTables {}
