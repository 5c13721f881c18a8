import * as z from 'zod/mini';
import { applicationLabel } from '../applications/application-status.ts';
import { applicationStage } from '../applications/application-story.ts';
import { pageQuery } from '../envelope.ts';
import { agencyBrief } from '../jobs/company.ts';
import { activity } from '../primitives/activity.ts';
import { id, unixSeconds } from '../primitives/primitives.ts';
import { chatSide, maxMessageText, message, messageDraft } from './message.ts';

/** Why somebody is not interested in what a chat is about. Only their own side sees it. */
export const notInterestedReason = z.enum(['work', 'pay', 'place', 'other_job', 'contact', 'other']);
export type NotInterestedReason = z.infer<typeof notInterestedReason>;

/** Unsent text of a chat; empty once it was sent or removed. `written_at` is in milliseconds: the later one is valid. */
export const chatDraft = z.object({
  text: z.string().check(
    z.maxLength(maxMessageText),
    z.refine((text) => !text.includes('\u0000')),
  ),
  written_at: z.int().check(z.nonnegative(), z.maximum(8.64e15)),
});
export type ChatDraft = z.infer<typeof chatDraft>;

/**
 * Of a chat that began without an application: who began it, and who ended it. Both sides can, and who ended it can go on
 * with it by writing again. An application for the job joins the chat.
 */
export const chatStart = z.object({
  by: chatSide,
  at: unixSeconds,
  ended_by: z.nullable(chatSide),
  ended_at: z.nullable(unixSeconds),
});
export type ChatStart = z.infer<typeof chatStart>;

/** `application_id` of a chat without an application: no application has it. */
export const noApplicationId = Number.MAX_SAFE_INTEGER;

/** Chats that a person may begin in 24 hours. */
export const chatStartsPerDay = 3;

/** `POST /jobApplication/chats`. */
export const chatStartDraft = z.extend(messageDraft, { job_id: id });

/** `POST /recruiter/jobs/{jobId}/chats`. */
export const chatInvitation = z.extend(messageDraft, { jobseeker_id: id });

/** A chat from one side's view: `counterpart` is the other side, `unread_count` counts the viewer's. */
export const chat = z.object({
  id,
  /**
   * Without an application {@link noApplicationId}; the label is then `pending`, or `withdrawn` once the chat has ended, for
   * remotes that do not know `start`.
   */
  application_id: id,
  application_label: applicationLabel,
  application_stage: applicationStage,
  /** Null in a chat of an application. Older API versions do not send it. */
  start: z.optional(z.nullable(chatStart)),
  job: z.object({ id, slug: z.string(), title: z.string(), country_key: z.string(), language: z.string() }),
  company: z.object({ id, name: z.string(), logo_url: z.nullable(z.string()) }),
  /** The agency that acts for the company here; null for none. Older API versions do not send it. */
  agency: z.optional(z.nullable(agencyBrief)),
  counterpart: z.object({
    id,
    /** Empty for a recruiter who found the person, until they answer or apply. */
    name: z.string(),
    title: z.string(),
    avatar_url: z.nullable(z.string()),
    /** Null where either side hides theirs. Older API versions do not send it. */
    activity: z.optional(z.nullable(activity)),
    /** For older remotes: a time from which they conclude about the same as from `activity`. */
    last_active_at: z.nullable(unixSeconds),
  }),
  last_message: z.nullable(message),
  unread_count: z.int(),
  updated_at: unixSeconds,
  /** When the application was withdrawn, which closes the chat. Older API versions do not send it. */
  withdrawn_at: z.optional(z.nullable(unixSeconds)),
  /** How the viewer has organised the chat; the other side does not see it. Older API versions send none of it. */
  is_pinned: z.optional(z.boolean()),
  is_muted: z.optional(z.boolean()),
  not_interested_reason: z.optional(z.nullable(notInterestedReason)),
  draft: z.optional(z.nullable(chatDraft)),
  /** The newest message with a word of the search. */
  found_message: z.optional(z.nullable(message)),
});
export type Chat = z.infer<typeof chat>;

/**
 * `all` without those that the viewer is not interested in; a search in `all` finds these, too. `others` are chats about
 * an application or a job that has ended.
 */
export const chatFilter = z.enum(['all', 'unread', 'not_interested', 'others']);
export type ChatFilter = z.infer<typeof chatFilter>;

/** What a list of chats can ask for: those of the remote, and `started`, without an application. */
export const listedChats = z.enum([...chatFilter.options, 'started']);
export type ListedChats = z.infer<typeof listedChats>;

/** Longest search in the chats, in characters. */
export const maxChatQuery = 100;

/** `GET /jobApplication/chats`: `q` are words of people, jobs, companies and messages, all of which a chat must have. */
export const chatsQuery = z.extend(pageQuery, {
  filter: z._default(listedChats, 'all'),
  q: z.optional(
    z.string().check(
      z.maxLength(maxChatQuery),
      z.refine((text) => !text.includes('\u0000')),
    ),
  ),
});

/** `PATCH /jobApplication/chats/{chatId}`: what it names is changed on the caller's side. */
export const chatChanges = z.strictObject({
  is_pinned: z.optional(z.boolean()),
  is_muted: z.optional(z.boolean()),
  /** A reason moves the chat to “not interested”, null moves it back. */
  not_interested_reason: z.optional(z.nullable(notInterestedReason)),
  /** Hides the messages until now from the caller; `false` undoes the latest deletion. */
  is_deleted: z.optional(z.boolean()),
});
export type ChatChanges = z.infer<typeof chatChanges>;
