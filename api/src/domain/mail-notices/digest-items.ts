import type { LanguageTag } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import type { MailItem } from '../../mail/fill-mail-text.ts';
import { findNotificationSettings } from '../account-settings/notification-settings.ts';
import type { Participant } from '../messages/chat-access.ts';
import { findNotifications, findUnreadChats } from '../notifications/notification-repository.ts';
import { digestText } from './digest-text.ts';

/** The place of an entry on the site of its reader. */
export interface DigestLinks {
  chat: (chat: { chat_id: number; application_id: number | null }) => string;
  event: (about: Subject, topic: Topic) => string;
}

export type Topic = 'report' | 'interview' | 'offer' | 'application';

interface Subject {
  application_id: number | null;
  subject_id: number | null;
  job: { id: number; slug: string };
}

interface Search {
  participant: Participant;
  since: Date;
  language: LanguageTag;
  links: DigestLinks;
}

/**
 * What came since a time, is unread, and is of the kinds that the reader wants by mail: chats first. Entries that read alike
 * and lead to one place are one.
 */
export async function findDigestItems(
  tx: Db,
  { participant, since, language, links }: Search,
): Promise<MailItem[]> {
  const wanted = await findNotificationSettings(tx, participant.accountId);
  const chats = wanted.messages.email ? await findUnreadChats(tx, participant, since) : [];
  const notifications = wanted.applications.email ? await findNotifications(tx, participant) : [];
  const isNew = ({ is_read, at }: { is_read: boolean; at: number }) =>
    !is_read && at * 1000 > since.getTime();
  const items = [
    ...chats.map((chat) => ({
      title: chat.job_title,
      text: `${digestText(language, 'messages')} · ${chat.counterpart}`,
      url: links.chat(chat),
    })),
    ...notifications.filter(isNew).map(({ event, counterpart, ...about }) => {
      const topic = topicOf(event, about);
      const text = `${digestText(language, topic)} · ${counterpart}`;
      return { title: about.job.title, text, url: links.event(about, topic) };
    }),
  ];
  return [...new Map(items.map((item) => [`${item.text}\n${item.url}`, item])).values()];
}

/** What an event is about. */
export function topicOf(event: string, { application_id }: Pick<Subject, 'application_id'>): Topic {
  if (application_id === null) return 'report';
  if (event.startsWith('interview_')) return 'interview';
  return event.startsWith('offer_') ? 'offer' : 'application';
}

/** The pages of a candidate. `linkTo`: the address of a path. */
export const candidateLinks = (linkTo: (path: string) => string): DigestLinks => ({
  chat: ({ chat_id }) => linkTo(`/chat-home/${chat_id}`),
  event({ application_id, subject_id, job }, topic) {
    if (topic === 'report') return linkTo(`/job/${job.slug}-${job.id}`);
    if (topic === 'interview') return linkTo(`/my-jobs/interview#interview-${subject_id}`);
    if (topic === 'offer') return linkTo(`/my-jobs/offers#offer-${subject_id}`);
    return linkTo(`/my-jobs/communicated#application-${application_id}`);
  },
});
