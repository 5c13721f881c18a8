import type { AccountDataTables } from './tables/account-data-tables.ts';
import type { AccountTables } from './tables/account-tables.ts';
import type { AlertTables } from './tables/alert-tables.ts';
import type { ApplicantTables } from './tables/applicant-tables.ts';
import type { ApplicationTables } from './tables/application-tables.ts';
import type { CalendarTables } from './tables/calendar-tables.ts';
import type { ChatTables } from './tables/chat-tables.ts';
import type { CompanyTables } from './tables/company-tables.ts';
import type { ConductTables } from './tables/conduct-tables.ts';
import type { FeedTables } from './tables/feed-tables.ts';
import type { FeedbackTables } from './tables/feedback-tables.ts';
import type { InteractionTables } from './tables/interaction-tables.ts';
import type { InterviewTables } from './tables/interview-tables.ts';
import type { InvitationTables } from './tables/invitation-tables.ts';
import type { JobTables } from './tables/job-tables.ts';
import type { MailTables } from './tables/mail-tables.ts';
import type { MediaTables } from './tables/media-tables.ts';
import type { NotificationTables } from './tables/notification-tables.ts';
import type { OfferTables } from './tables/offer-tables.ts';
import type { PixelTables } from './tables/pixel-tables.ts';
import type { PointTables } from './tables/point-tables.ts';
import type { ProfileTables } from './tables/profile-tables.ts';
import type { PushTables } from './tables/push-tables.ts';
import type { ReferenceTables } from './tables/reference-tables.ts';
import type { SearchHistoryTables } from './tables/search-history-tables.ts';
import type { SessionTables } from './tables/session-tables.ts';
import type { SettingTables } from './tables/setting-tables.ts';
import type { SignInTables } from './tables/sign-in-tables.ts';
import type { SmsTables } from './tables/sms-tables.ts';
import type { TalentTables } from './tables/talent-tables.ts';
import type { WebhookTables } from './tables/webhook-tables.ts';

/** The types of all tables, for Kysely. The migrations create them. */
export interface Database
  extends JobTables,
    AccountTables,
    PixelTables,
    PointTables,
    ProfileTables,
    PushTables,
    AccountDataTables,
    AlertTables,
    ApplicantTables,
    ApplicationTables,
    CalendarTables,
    ChatTables,
    CompanyTables,
    ConductTables,
    FeedbackTables,
    FeedTables,
    InteractionTables,
    InterviewTables,
    InvitationTables,
    MailTables,
    MediaTables,
    NotificationTables,
    OfferTables,
    ReferenceTables,
    SearchHistoryTables,
    SessionTables,
    SettingTables,
    SignInTables,
    SmsTables,
    TalentTables,
    WebhookTables {}
