import type { ApplicationNews } from '@jobharbor/shared/contracts/applications/application-news';
import { applicationPath } from '@jobharbor/shared/domain/applications';
import type { TFunction } from 'i18next';

/** News shown as a notification on every page: they need an answer or change a plan. */
export const isUrgentNews = ({ event }: Pick<ApplicationNews, 'event'>): boolean =>
  event === 'accepted' ||
  event === 'offer_made' ||
  event === 'offer_withdrawn' ||
  (event.startsWith('interview_') && event !== 'interview_missed');

/** The sentence that tells one piece of urgent news. */
export function newsText(
  t: TFunction<'myJobs'>,
  { event, job_title, company_name }: ApplicationNews,
): string {
  const names = { title: job_title, company: company_name };
  switch (event) {
    case 'accepted':
      return t('news.accepted', names);
    case 'interview_invited':
      return t('news.invited', names);
    case 'interview_cancelled':
    case 'interview_cancelled_late':
    case 'interview_rejected':
      return t('news.cancelled', names);
    case 'offer_made':
      return t('news.offered', names);
    case 'offer_withdrawn':
      return t('news.offerWithdrawn', names);
    default:
      return t('news.changed', names);
  }
}

/** Page that shows the news: interviews or offers, else the application. */
export function newsPath({ event, application_id }: ApplicationNews): string {
  if (event.startsWith('interview_')) return '/my-jobs/interview';
  return event.startsWith('offer_') ? '/my-jobs/offers' : applicationPath(application_id);
}
