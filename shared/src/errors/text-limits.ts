import { avatarLimits } from '../contracts/avatar.ts';
import { maxBlockedCompanies } from '../contracts/blocked-company.ts';
import { jobPreferenceLimits } from '../contracts/entries/job-preference.ts';
import { messageTemplateLimits } from '../contracts/entries/message-template.ts';
import { skillLimits } from '../contracts/entries/skill.ts';
import { feedbackLimits } from '../contracts/feedback.ts';
import { interviewLimits } from '../contracts/interview-limits.ts';
import { maxJobAlerts } from '../contracts/job-alert.ts';
import { resumeLimits } from '../contracts/jobseeker.ts';
import { recallMinutes } from '../contracts/message.ts';
import { undoDays } from '../contracts/owner-proof.ts';
import { passkeyLimits } from '../contracts/passkey.ts';
import { maxPhoneDigits } from '../contracts/phone.ts';
import { maxGeneratedResumes } from '../contracts/resume-document.ts';
import { talentAnalysesPerDay } from '../contracts/talent-analysis.ts';
import { videoLimits } from '../contracts/video-resume.ts';
import type { ErrorName } from './error-codes.ts';

const megabytes = (bytes: number) => bytes / (1024 * 1024);

/** Limits that stand as `{limit}` in the sentence of an error. A sentence names the unit. */
export const errorLimits: Partial<Record<ErrorName, number>> = {
  recallTooLate: recallMinutes,
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
  passkeyLimit: passkeyLimits.count,
  aiEmployerDailyLimit: talentAnalysesPerDay,
  changeLinkDead: undoDays,
};

/** The same for the sentences beside a field, by the key of their text. */
export const fieldLimits: Readonly<Record<string, number>> = {
  field_phone_too_long: maxPhoneDigits,
};
