import { avatarLimits } from '../contracts/account/avatar.ts';
import { maxBlockedCompanies } from '../contracts/account/blocked-company.ts';
import { feedbackLimits } from '../contracts/account/feedback.ts';
import { withdrawalStep } from '../contracts/account/point-limits.ts';
import { interviewLimits } from '../contracts/applications/interview-limits.ts';
import { chatFileLimits } from '../contracts/chat/chat-file.ts';
import { recallMinutes } from '../contracts/chat/message.ts';
import { maxCompanyProofs } from '../contracts/employers/company-verification.ts';
import { maxJobFeeds } from '../contracts/employers/job-feed.ts';
import { repostDays } from '../contracts/employers/job-posting.ts';
import { maxWebhooks } from '../contracts/employers/webhook.ts';
import { jobPreferenceLimits } from '../contracts/entries/job-preference.ts';
import { messageTemplateLimits } from '../contracts/entries/message-template.ts';
import { skillLimits } from '../contracts/entries/skill.ts';
import { maxPhoneDigits } from '../contracts/primitives/phone.ts';
import { resumeLimits } from '../contracts/profile/jobseeker.ts';
import { maxGeneratedResumes } from '../contracts/profile/resume-document.ts';
import { talentAnalysesPerDay } from '../contracts/profile/talent-analysis.ts';
import { videoLimits } from '../contracts/profile/video-resume.ts';
import { maxJobAlerts } from '../contracts/search/job-alert.ts';
import { undoDays } from '../contracts/sign-in/owner-proof.ts';
import { passkeyLimits } from '../contracts/sign-in/passkey.ts';
import type { ErrorName } from './error-codes.ts';

const megabytes = (bytes: number) => bytes / (1024 * 1024);

/** Limits that stand as `{limit}` in the sentence of an error. A sentence names the unit. */
export const errorLimits: Partial<Record<ErrorName, number>> = {
  recallTooLate: recallMinutes,
  chatFileTooLarge: megabytes(chatFileLimits.maxBytes),
  chatFileLimit: chatFileLimits.perDay,
  checkInTooEarly: interviewLimits.checkInHours,
  checkInTooLate: interviewLimits.checkInMinutes,
  attendanceTooEarly: interviewLimits.checkInMinutes,
  interviewTooNear: interviewLimits.cancelHours,
  interviewTimes: interviewLimits.proposedTimes,
  resumeLimit: resumeLimits.maxUploaded,
  resumeTooLarge: megabytes(resumeLimits.maxBytes),
  filename: resumeLimits.filename,
  draftResumeLimit: maxGeneratedResumes,
  videoResumeLimit: videoLimits.maxCount,
  videoTooLarge: megabytes(videoLimits.maxBytes),
  videoTooLong: videoLimits.maxSeconds / 60,
  imageOver5Mb: megabytes(feedbackLimits.maxBytes),
  imageTooLarge: megabytes(avatarLimits.maxBytes),
  avatarDailyLimit: avatarLimits.generatedPerDay,
  feedbackPictureLimit: feedbackLimits.pictures,
  skillLimit: skillLimits.count,
  skillTooLong: skillLimits.name,
  greetingLimit: messageTemplateLimits.greetings,
  commonPhraseLimit: messageTemplateLimits.commonPhrases,
  remotePreferenceLimit: jobPreferenceLimits.remote,
  onSitePreferenceLimit: jobPreferenceLimits.onSite,
  jobAlertLimit: maxJobAlerts,
  blockedCompanyLimit: maxBlockedCompanies,
  jobFeedLimit: maxJobFeeds,
  webhookLimit: maxWebhooks,
  companyProofLimit: maxCompanyProofs,
  repostTooSoon: repostDays,
  passkeyLimit: passkeyLimits.count,
  aiEmployerDailyLimit: talentAnalysesPerDay,
  changeLinkInvalid: undoDays,
  withdrawalAmount: withdrawalStep,
};

/** The same for the sentences beside a field, by the key of their text. */
export const fieldLimits: Readonly<Record<string, number>> = {
  field_phone_too_long: maxPhoneDigits,
};
