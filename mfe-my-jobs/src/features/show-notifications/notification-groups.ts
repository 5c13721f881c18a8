import type { Notification } from '@jobharbor/shared/contracts/applications/notification';
import { applicationPath } from '@jobharbor/shared/domain/applications';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { interviewPath, offerPath } from '../../common/anchors.ts';

/** Headings of the notification centre, in their order; messages come before them. */
const groups = ['interviews', 'offers', 'applications', 'reports'] as const;
export type NotificationGroup = (typeof groups)[number];

const groupOf = ({ event }: Pick<Notification, 'event'>): NotificationGroup => {
  if (event.startsWith('interview_')) return 'interviews';
  if (event.startsWith('offer_')) return 'offers';
  return event.startsWith('report_') ? 'reports' : 'applications';
};

/** Notifications by heading, newest first; headings without any are left out. */
export const groupNotifications = (all: readonly Notification[]) =>
  groups
    .map((group) => ({ group, entries: all.filter((entry) => groupOf(entry) === group) }))
    .filter(({ entries }) => entries.length > 0);

/** The place that a notification is about. */
export function notificationPath(entry: Notification): string {
  const { application_id, subject_id, job } = entry;
  if (application_id === null) return jobPath(job);
  switch (groupOf(entry)) {
    case 'interviews':
      return interviewPath(subject_id);
    case 'offers':
      return offerPath(subject_id);
    default:
      return applicationPath(application_id);
  }
}
