import type { Dependencies } from '../dependencies.ts';
import { accountDataRoutes } from '../domain/account-data/account-data-routes.ts';
import { accountEventRoutes } from '../domain/account-events/account-event-routes.ts';
import { accountSettingRoutes } from '../domain/account-settings/account-setting-routes.ts';
import { adminDecisionRoutes } from '../domain/admin-decisions/admin-decision-routes.ts';
import { applicantRoutes } from '../domain/applicants/applicant-routes.ts';
import { applicationDraftRoutes } from '../domain/application-drafts/application-draft-routes.ts';
import { applicationNewsRoutes } from '../domain/application-news/application-news-routes.ts';
import { applicationRoutes } from '../domain/applications/application-routes.ts';
import { avatarRoutes } from '../domain/avatars/avatar-routes.ts';
import { bannerRoutes } from '../domain/banners/banner-routes.ts';
import { blockedCompanyRoutes } from '../domain/blocked-companies/blocked-company-routes.ts';
import { careerSummaryRoutes } from '../domain/career-summary/career-summary-routes.ts';
import { chatFileRoutes } from '../domain/chat-files/chat-file-routes.ts';
import { chatStartRoutes } from '../domain/chat-starts/chat-start-routes.ts';
import { chatRoutes } from '../domain/chats/chat-routes.ts';
import { exchangeRoutes } from '../domain/chats/exchange-routes.ts';
import { messageRoutes } from '../domain/chats/message-routes.ts';
import { companyRoutes } from '../domain/companies/company-routes.ts';
import { companyLogoRoutes } from '../domain/company-logos/company-logo-routes.ts';
import { companyMemberRoutes } from '../domain/company-members/company-member-routes.ts';
import { companyProfileRoutes } from '../domain/company-profiles/company-profile-routes.ts';
import { companyReportRoutes } from '../domain/company-reports/company-report-routes.ts';
import { conductReportRoutes } from '../domain/conduct-reports/conduct-report-routes.ts';
import { configListRoutes } from '../domain/config-lists/config-list-routes.ts';
import { countryListRoutes } from '../domain/country-lists/country-list-routes.ts';
import { courseRoutes } from '../domain/courses/course-routes.ts';
import { deviceRoutes } from '../domain/devices/device-routes.ts';
import { emailConfirmationRoutes } from '../domain/email-confirmation/email-confirmation-routes.ts';
import { exchangeRateRoutes } from '../domain/exchange-rates/exchange-rate-routes.ts';
import { externalApplicationRoutes } from '../domain/external-applications/external-application-routes.ts';
import { feedbackRoutes } from '../domain/feedback/feedback-routes.ts';
import { generatedResumeRoutes } from '../domain/generated-resumes/generated-resume-routes.ts';
import { guestDataRoutes } from '../domain/guest-data/guest-data-routes.ts';
import { handOffRoutes } from '../domain/hand-offs/hand-off-routes.ts';
import { healthRoutes } from '../domain/health/health-routes.ts';
import { interactionRoutes } from '../domain/interactions/interaction-routes.ts';
import { interestRoutes } from '../domain/interests/interest-routes.ts';
import { interviewLimitRoutes } from '../domain/interview-limits/interview-limit-routes.ts';
import { contestedInterviewRoutes } from '../domain/interviews/contested-interview-routes.ts';
import { givenInterviewRoutes } from '../domain/interviews/given-interview-routes.ts';
import { interviewRoutes } from '../domain/interviews/interview-routes.ts';
import { invitationRoutes } from '../domain/invitations/invitation-routes.ts';
import { alertLinkRoutes } from '../domain/job-alerts/alert-link-routes.ts';
import { alertRoutes } from '../domain/job-alerts/alert-routes.ts';
import { jobFeedRoutes } from '../domain/job-feeds/job-feed-routes.ts';
import { jobMatchRoutes } from '../domain/job-match/job-match-routes.ts';
import { jobNewsRoutes } from '../domain/job-news/job-news-routes.ts';
import { jobReportRoutes } from '../domain/job-reports/job-report-routes.ts';
import { acrossRoutes } from '../domain/job-search/across-routes.ts';
import { hotTitleRoutes } from '../domain/job-search/hot-title-routes.ts';
import { jobSearchRoutes } from '../domain/job-search/job-search-routes.ts';
import { suggestionRoutes } from '../domain/job-search/suggestion-routes.ts';
import { jobFlagRoutes } from '../domain/job-viewers/job-flag-routes.ts';
import { jobViewerRoutes } from '../domain/job-viewers/job-viewer-routes.ts';
import { jobRoutes } from '../domain/jobs/job-routes.ts';
import { licenseAttachmentRoutes } from '../domain/license-attachments/license-attachment-routes.ts';
import { bounceRoutes } from '../domain/mail-bounces/bounce-routes.ts';
import { mailSignInRoutes } from '../domain/mail-sign-in/mail-sign-in-routes.ts';
import { maintenanceRoutes } from '../domain/maintenance/maintenance-routes.ts';
import { noticeLinkRoutes } from '../domain/notice-links/notice-link-routes.ts';
import { notificationRoutes } from '../domain/notifications/notification-routes.ts';
import { offerRoutes } from '../domain/offers/offer-routes.ts';
import { ownerProofRoutes } from '../domain/owner-proof/owner-proof-routes.ts';
import { passkeyRoutes } from '../domain/passkeys/passkey-routes.ts';
import { passwordResetRoutes } from '../domain/password-reset/password-reset-routes.ts';
import { phoneSignInRoutes } from '../domain/phone-sign-in/phone-sign-in-routes.ts';
import { pixelRoutes } from '../domain/pixels/pixel-routes.ts';
import { placeRoutes } from '../domain/places/place-routes.ts';
import { pointRoutes } from '../domain/points/point-routes.ts';
import { profileRoutes } from '../domain/profile/profile-routes.ts';
import { profileEntryRoutes } from '../domain/profile-entries/profile-entry-routes.ts';
import { pushRoutes } from '../domain/push-notices/push-routes.ts';
import { qrLoginRoutes } from '../domain/qr-login/qr-login-routes.ts';
import { receivedApplicationRoutes } from '../domain/received-applications/received-application-routes.ts';
import { pickRoutes } from '../domain/recommendations/pick-routes.ts';
import { refusedTitleRoutes } from '../domain/recommendations/refused-title-routes.ts';
import { recruiterCalendarRoutes } from '../domain/recruiter-calendars/calendar-routes.ts';
import { recruiterJobRoutes } from '../domain/recruiter-jobs/recruiter-job-routes.ts';
import { recruiterNoticeRoutes } from '../domain/recruiter-notices/recruiter-notice-routes.ts';
import { referenceLinkRoutes } from '../domain/references/reference-link-routes.ts';
import { referenceRoutes } from '../domain/references/reference-routes.ts';
import { resumeComparisonRoutes } from '../domain/resume-comparison/resume-comparison-routes.ts';
import { resumeSyncRoutes } from '../domain/resume-facts/resume-sync-routes.ts';
import { resumeRefreshRoutes } from '../domain/resume-refresh/resume-refresh-routes.ts';
import { resumeRoutes } from '../domain/resumes/resume-routes.ts';
import { savedJobRoutes } from '../domain/saved-jobs/saved-job-routes.ts';
import { schoolRoutes } from '../domain/schools/school-routes.ts';
import { searchHistoryRoutes } from '../domain/search-history/search-history-routes.ts';
import { sharePictureRoutes } from '../domain/share-pictures/share-picture-routes.ts';
import { confirmSessionRoutes } from '../domain/sign-in/confirm-session-routes.ts';
import { sessionRoutes } from '../domain/sign-in/session-routes.ts';
import { signOutFormRoute } from '../domain/sign-in/sign-out-form-route.ts';
import { sitemapRoutes } from '../domain/sitemap/sitemap-routes.ts';
import { socialFormRoutes } from '../domain/social-login/social-form-routes.ts';
import { socialLoginRoutes } from '../domain/social-login/social-login-routes.ts';
import { socketRoutes } from '../domain/sockets/socket-routes.ts';
import { suspensionRoutes } from '../domain/suspensions/suspension-routes.ts';
import { talentAnalysisRoutes } from '../domain/talent-analysis/talent-analysis-routes.ts';
import { talentRoutes } from '../domain/talents/talent-routes.ts';
import { translationRoutes } from '../domain/translations/translation-routes.ts';
import { twoFactorRoutes } from '../domain/two-factor/two-factor-routes.ts';
import { undoChangeRoutes } from '../domain/undo-change/undo-change-routes.ts';
import { videoResumeRoutes } from '../domain/video-resumes/video-resume-routes.ts';
import { webhookRoutes } from '../domain/webhooks/webhook-routes.ts';
import type { App } from '../http/typed-app.ts';

type Routes = (app: App, dependencies: Dependencies) => void | Promise<void>;

/** Registration functions of all routes. Path and access are in the call definitions. */
const routeGroups: readonly Routes[] = [
  accountDataRoutes,
  accountEventRoutes,
  accountSettingRoutes,
  alertLinkRoutes,
  alertRoutes,
  applicantRoutes,
  applicationDraftRoutes,
  applicationNewsRoutes,
  applicationRoutes,
  blockedCompanyRoutes,
  bounceRoutes,
  avatarRoutes,
  careerSummaryRoutes,
  chatFileRoutes,
  chatRoutes,
  messageRoutes,
  exchangeRoutes,
  chatStartRoutes,
  companyLogoRoutes,
  companyMemberRoutes,
  companyProfileRoutes,
  companyRoutes,
  configListRoutes,
  generatedResumeRoutes,
  resumeComparisonRoutes,
  emailConfirmationRoutes,
  courseRoutes,
  deviceRoutes,
  companyReportRoutes,
  conductReportRoutes,
  exchangeRateRoutes,
  externalApplicationRoutes,
  feedbackRoutes,
  guestDataRoutes,
  handOffRoutes,
  healthRoutes,
  hotTitleRoutes,
  interestRoutes,
  interactionRoutes,
  interviewRoutes,
  invitationRoutes,
  givenInterviewRoutes,
  adminDecisionRoutes,
  contestedInterviewRoutes,
  interviewLimitRoutes,
  bannerRoutes,
  countryListRoutes,
  jobFeedRoutes,
  jobFlagRoutes,
  jobMatchRoutes,
  jobNewsRoutes,
  jobReportRoutes,
  jobRoutes,
  jobSearchRoutes,
  acrossRoutes,
  jobViewerRoutes,
  licenseAttachmentRoutes,
  mailSignInRoutes,
  maintenanceRoutes,
  noticeLinkRoutes,
  notificationRoutes,
  pushRoutes,
  offerRoutes,
  ownerProofRoutes,
  passkeyRoutes,
  passwordResetRoutes,
  pickRoutes,
  refusedTitleRoutes,
  profileEntryRoutes,
  phoneSignInRoutes,
  pixelRoutes,
  placeRoutes,
  pointRoutes,
  resumeRefreshRoutes,
  profileRoutes,
  qrLoginRoutes,
  receivedApplicationRoutes,
  recruiterJobRoutes,
  recruiterCalendarRoutes,
  recruiterNoticeRoutes,
  referenceLinkRoutes,
  referenceRoutes,
  resumeRoutes,
  resumeSyncRoutes,
  savedJobRoutes,
  schoolRoutes,
  sessionRoutes,
  confirmSessionRoutes,
  signOutFormRoute,
  socialFormRoutes,
  socialLoginRoutes,
  searchHistoryRoutes,
  sharePictureRoutes,
  sitemapRoutes,
  socketRoutes,
  suggestionRoutes,
  suspensionRoutes,
  talentAnalysisRoutes,
  translationRoutes,
  twoFactorRoutes,
  undoChangeRoutes,
  videoResumeRoutes,
  talentRoutes,
  webhookRoutes,
];

/** Registers every route of the API, each group in its own plugin scope (encapsulation). */
export async function registerRoutes(app: App, dependencies: Dependencies): Promise<void> {
  for (const routes of routeGroups) {
    await app.register(async (scope) => routes(scope.withTypeProvider(), dependencies));
  }
}
