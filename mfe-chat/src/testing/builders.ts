import type { Chat } from '@jobharbor/shared/contracts/chat/chat';
import type { Message } from '@jobharbor/shared/contracts/chat/message';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';

export const maria: SessionUser = {
  id: 7,
  role: 'jobseeker',
  first_name: 'Maria',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
};

/** Noon of 20 November 2026, the day before the tests' current day. */
export const yesterdayNoon = Date.UTC(2026, 10, 20, 12) / 1000;

/** Message `id`, a minute after the one before it. */
export const aMessage = (id: number, message: Partial<Extract<Message, { kind: 'text' }>> = {}): Message => ({
  id,
  chat_id: 33,
  client_key: null,
  sender: 'recruiter',
  kind: 'text',
  text: `Message ${id}`,
  sent_at: yesterdayNoon + id * 60,
  status: 'read',
  ...message,
});

export const aChat = (chat: Partial<Chat> = {}): Chat => ({
  id: 33,
  application_id: 90,
  application_label: 'pending',
  job: { id: 11, slug: 'nurse', title: 'Nurse', country_key: 'ph', language: 'en' },
  company: { id: 3, name: 'Bay Clinic', logo_url: null },
  counterpart: { id: 5, name: 'Ana Reyes', title: 'Recruiter', avatar_url: null, last_active_at: null },
  last_message: aMessage(1),
  unread_count: 0,
  updated_at: yesterdayNoon,
  is_pinned: false,
  is_muted: false,
  not_interested_reason: null,
  draft: null,
  ...chat,
});

export const aChatPage = (...chats: Chat[]) => ({ chats, total: chats.length, page: 1, size: 30 });
