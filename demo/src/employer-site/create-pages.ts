import type { Page } from '../form-site/page.ts';
import { readPath } from '../form-site/read-path.ts';
import { renderApplicants } from './applicants/applicants-page.ts';
import { renderComparison } from './applicants/compare-page.ts';
import { renderDeclineTexts } from './applicants/decline-texts-page.ts';
import { renderStages } from './applicants/stages-page.ts';
import { renderCalendar } from './calendar/calendar-page.ts';
import { renderChat, renderChats } from './chats/chats-page.ts';
import { renderFeeds } from './feeds/feeds-page.ts';
import { renderNoticeSettings } from './notice-settings/notice-settings-page.ts';
import { renderApplication } from './pages/application-page.ts';
import { renderCompany } from './pages/company-page.ts';
import { renderHome } from './pages/home-page.ts';
import { renderEditJob, renderNewJob } from './pages/job-form-page.ts';
import { renderJob } from './pages/job-page.ts';
import { renderJobs } from './pages/jobs-page.ts';
import { renderMembers } from './pages/members-page.ts';
import { renderVerification } from './pages/verification-page.ts';
import type { Shown } from './shown.ts';
import { renderTalents } from './talents/talents-page.ts';
import { renderWebhooks } from './webhooks/webhooks-page.ts';

const pages: Readonly<Record<string, (shown: Shown) => Promise<Page>>> = {
  '/': renderHome,
  '/invitations': renderHome,
  '/company': renderCompany,
  '/company/verification': renderVerification,
  '/members': renderMembers,
  '/jobs': renderJobs,
  '/jobs/new': renderNewJob,
  '/jobs/{id}': renderJob,
  '/jobs/{id}/edit': renderEditJob,
  '/jobs/{id}/applicants': renderApplicants,
  '/stages': renderStages,
  '/decline-texts': renderDeclineTexts,
  '/compare': renderComparison,
  '/chats': renderChats,
  '/chats/{id}': renderChat,
  '/calendar': renderCalendar,
  '/talents': renderTalents,
  '/feeds': renderFeeds,
  '/webhooks': renderWebhooks,
  '/notices': renderNoticeSettings,
  '/applications/{id}': renderApplication,
};

/** The page of a path; null where there is none. */
export async function renderPath(path: string, shown: Omit<Shown, 'id'>): Promise<Page | null> {
  const { pattern, ids } = readPath(path);
  const render = pages[pattern];
  return render === undefined ? null : render({ ...shown, id: ids[0] ?? 0 });
}
