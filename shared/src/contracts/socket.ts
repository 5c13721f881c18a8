import * as z from 'zod/mini';
import { markReadCommand } from './socket-commands/mark-read.ts';
import { reportTypingCommand } from './socket-commands/report-typing.ts';
import { sendMessageCommand } from './socket-commands/send-message.ts';
import { watchJobsCommand } from './socket-commands/watch-jobs.ts';
import { accountTopic } from './topics/account.ts';
import { applicationTopic } from './topics/application.ts';
import { chatTopic } from './topics/chat.ts';
import { chatDraftTopic } from './topics/chat-draft.ts';
import { jobTopic } from './topics/job.ts';
import { jobAlertTopic } from './topics/job-alert.ts';
import { messageTopic } from './topics/message.ts';
import { messageRefusedTopic } from './topics/message-refused.ts';
import { newsTopic } from './topics/news.ts';
import { pickTopic } from './topics/pick.ts';
import { receiptTopic } from './topics/receipt.ts';
import { resumeReadingTopic } from './topics/resume-reading.ts';
import { savedTopic } from './topics/saved.ts';
import { typingTopic } from './topics/typing.ts';

const frameOf = <Name extends string, Shape extends z.core.$ZodShape>(topic: {
  name: Name;
  schema: z.ZodMiniObject<Shape>;
}) => z.extend(topic.schema, { type: z.literal(topic.name) });

/** Frames that a client sends on `/api/jobApplication/socket`. */
export const socketCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  // Asks for the events of the last `age_ms` milliseconds; answered with `gap` where they are not known any more.
  z.object({ type: z.literal('replay'), age_ms: z.int().check(z.nonnegative()) }),
  frameOf(sendMessageCommand),
  frameOf(markReadCommand),
  frameOf(reportTypingCommand),
  frameOf(watchJobsCommand),
]);
export type SocketCommand = z.infer<typeof socketCommand>;

/** Frames that the server sends there. Browsers read the topics they need instead of this union. */
export const socketEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('gap') }),
  frameOf(messageTopic),
  frameOf(messageRefusedTopic),
  frameOf(receiptTopic),
  frameOf(typingTopic),
  frameOf(chatTopic),
  frameOf(chatDraftTopic),
  frameOf(applicationTopic),
  frameOf(savedTopic),
  frameOf(jobTopic),
  frameOf(jobAlertTopic),
  frameOf(pickTopic),
  frameOf(newsTopic),
  frameOf(accountTopic),
  frameOf(resumeReadingTopic),
]);
export type SocketEvent = z.infer<typeof socketEvent>;
