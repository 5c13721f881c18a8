import type { Action, FormAction } from '../action.ts';
import { applicantActions } from '../applicants/applicant-actions.ts';
import { calendarActions } from '../calendar/calendar-actions.ts';
import { chatActions } from '../chats/chat-actions.ts';
import { feedActions } from '../feeds/feed-actions.ts';
import { interviewActions } from '../interviews/interview-actions.ts';
import { noticeSettingsActions } from '../notice-settings/notice-settings-actions.ts';
import { talentActions } from '../talents/talent-actions.ts';
import { webhookActions } from '../webhooks/webhook-actions.ts';
import { applicationActions } from './application-actions.ts';
import { companyActions } from './company-actions.ts';
import { jobActions } from './job-actions.ts';
import { memberActions } from './member-actions.ts';

/** Forms of the page of an application, and of those that have their own address. */
const withPages = (carriers: Readonly<Record<string, Action>>): Readonly<Record<string, FormAction>> =>
  Object.fromEntries(
    Object.entries(carriers).map(([path, carryOut]) => {
      const page = path.replace(/^(\/applications\/\{id\})\/.*$/, '$1');
      return [path, { page, carryOut }];
    }),
  );

/** Forms by their paths. */
export const actions: Readonly<Record<string, FormAction>> = {
  ...companyActions,
  ...memberActions,
  ...jobActions,
  ...applicationActions,
  ...withPages(applicantActions),
  ...calendarActions,
  ...chatActions,
  ...talentActions,
  ...feedActions,
  ...webhookActions,
  ...noticeSettingsActions,
  ...interviewActions,
};
