import * as z from 'zod/mini';
import { chatEvents } from '../applications/application-story.ts';
import { cautionList } from '../primitives/caution.ts';
import { id, idFromText, intFromText, unixSeconds } from '../primitives/primitives.ts';
import { chatFileFormat, fileContent, pictureContent } from './chat-file.ts';

export const chatSide = z.enum(['jobseeker', 'recruiter']);
export const messageStatus = z.enum(['sent', 'delivered', 'read']);

/** A random idempotency key from the sender's browser: a message sent twice is stored once. */
export const clientKey = z.string().check(z.minLength(8), z.maxLength(64));

/** Longest text of a message, in characters. */
export const maxMessageText = 4_000;

/** Text of a message: not only white space. */
export const messageText = z.string().check(
  z.maxLength(maxMessageText),
  z.refine((text) => text.trim().length > 0 && !text.includes('\u0000')),
);

/** What a person types to send a message. */
export const messageForm = z.object({ text: messageText });

/** The fields of every message, whatever its kind. */
const frame = {
  /** Increasing within a chat: sort by it. */
  id,
  chat_id: id,
  client_key: z.nullable(clientKey),
  sender: chatSide,
  sent_at: unixSeconds,
  status: messageStatus,
  /** Sent by the site for the person, who chose so. */
  is_automatic: z.optional(z.boolean()),
};

/**
 * The fields of each kind. All have `text`: a client that does not know a kind shows it. A kind of messages is a row here;
 * the recipe "Add a message kind" names the rest.
 */
const textContent = {
  // Older API versions send no kind; a kind that is not in the union is read as `text`.
  kind: z.catch(z._default(z.literal('text'), 'text'), 'text'),
  text: z.string(),
  /** In a recruiter's message alone. */
  cautions: cautionList,
};

/** Its writer took it back: both sides see a mark in its place. `text` is {@link recalledText}. */
const recalledContent = { kind: z.literal('recalled'), text: z.string() };

/**
 * A change of the application, its interviews or its offers, made by `sender`. `other`: an event that only a later version
 * knows, whose `text` is shown.
 */
const systemContent = {
  kind: z.literal('system'),
  event: z.catch(z.enum([...chatEvents, 'other']), 'other'),
  text: z.string(),
};

/** Invitation to an interview, answered in the chat: its state is that of the interview. */
const interviewContent = { kind: z.literal('interview'), interview_id: id, text: z.string() };

/** An offer of work, answered in the chat: its state is that of the offer. */
const offerContent = { kind: z.literal('offer'), offer_id: id, text: z.string() };

export const mobileExchangeState = z.enum(['requested', 'accepted', 'declined']);
export type MobileExchangeState = z.infer<typeof mobileExchangeState>;

/**
 * `sender` asks to exchange mobile numbers. Once the other side has accepted, `text` has the numbers, too, and each is a
 * number in international form; null where that side has none.
 */
const mobileContent = {
  kind: z.literal('mobile'),
  state: mobileExchangeState,
  jobseeker_mobile: z.nullable(z.string()),
  recruiter_mobile: z.nullable(z.string()),
  text: z.string(),
};

export const resumeExchangeState = z.enum(['requested', 'accepted', 'declined', 'revoked']);

/**
 * A recruiter asks for a résumé. Once the candidate has accepted, `resume` is the chosen one until it is taken back
 * (`revoked`), and `getChatFile` answers with it.
 */
const resumeContent = {
  kind: z.literal('resume'),
  state: resumeExchangeState,
  resume: z.nullable(z.object({ filename: z.string(), format: chatFileFormat, size: z.int() })),
  text: z.string(),
};

/** How long after sending a message can be recalled. */
export const recallMinutes = 10;
/** What clients that do not know recalled messages show. */
export const recalledText = '—';

export const message = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...frame, ...recalledContent }),
    z.object({ ...frame, ...systemContent }),
    z.object({ ...frame, ...interviewContent }),
    z.object({ ...frame, ...offerContent }),
    z.object({ ...frame, ...mobileContent }),
    z.object({ ...frame, ...resumeContent }),
    z.object({ ...frame, ...pictureContent }),
    z.object({ ...frame, ...fileContent }),
    z.object({ ...frame, ...textContent }),
  ],
  { unionFallback: true },
);
export type Message = z.infer<typeof message>;
export type MessageKind = Message['kind'];

type ContentIn<M> = M extends Message ? Omit<M, keyof typeof frame> : never;
/** The part of a message that depends on its kind. */
export type MessageContent<Kind extends MessageKind = MessageKind> = Extract<
  ContentIn<Message>,
  { kind: Kind }
>;

/** The kinds that people write themselves, and can recall. */
export const writtenKinds = ['text', 'picture', 'file'] as const satisfies readonly MessageKind[];
export type WrittenKind = (typeof writtenKinds)[number];
export const isWritten = (kind: MessageKind): kind is WrittenKind =>
  (writtenKinds as readonly MessageKind[]).includes(kind);

/** Most messages of one answer: a thread opens at its first unread message, however many there are. */
export const maxMessagePage = 500;

/** `GET /jobApplication/chats/{chatId}/messages?before=&size=`: oldest first within the answer. */
export const messagesQuery = z.object({
  before: z.optional(idFromText),
  after: z.optional(intFromText(0)),
  size: z._default(intFromText(1, maxMessagePage), 50),
});

/** `POST /jobApplication/chats/{chatId}/messages`: fallback without a socket; idempotent by its key. */
export const messageDraft = z.strictObject({ client_key: clientKey, text: messageText });

/** `PATCH /jobApplication/chats/{chatId}/resume-exchange/{messageId}`. */
export const resumeAnswer = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('accept'), resume_id: id }),
  z.strictObject({ action: z.literal('decline') }),
  z.strictObject({ action: z.literal('take_back') }),
]);
export type ResumeAnswer = z.infer<typeof resumeAnswer>;

/** `POST /jobApplication/chats/{chatId}/read`. */
export const readReport = z.strictObject({ up_to: id });
