import { setTimeout as pause } from 'node:timers/promises';
import { type Chat, languageByTag, type Message, type SentProfile } from '@jobharbor/shared/contracts';
import { isAppError } from '@jobharbor/shared/errors';
import {
  asksForPlace,
  decisionMessage,
  firstReply,
  interestNote,
  type ReplyContext,
  reply,
  replyToQuestion,
} from './choose-reply.ts';
import { decide } from './decide.ts';
import { type Pace, randomIn } from './pace.ts';
import { planInterview } from './plan-interview.ts';
import { planOffer } from './plan-offer.ts';
import type { Opened, RecruiterClient } from './recruiter-api.ts';
import { replyLanguage } from './reply-language.ts';
import { wayToUs } from './way-to-us.ts';

export interface ChatOptions {
  client: RecruiterClient;
  pace: Pace;
  typing: (chatId: number) => void;
  signal: AbortSignal;
  report: (line: string) => void;
  /** An application was opened just now and waits for a decision. */
  onViewed: (application: ViewedApplication) => void;
}

/** An application without a decision; `applied_at` is in seconds. */
export interface ViewedApplication {
  id: number;
  chat_id: number | null;
  applied_at: number;
  /** Answers that are not what the job asks for. */
  unmet_answers?: number | undefined;
}

const typingEveryMs = 2_000;

/**
 * Opens a new application and replies to the candidate's latest messages. Repeating it sends nothing twice: the client
 * keys of the messages follow from ids.
 */
export async function handleChat(options: ChatOptions, chatId: number): Promise<void> {
  const { client, pace, report } = options;
  const chat = await client.chat(chatId);
  const unanswered = unansweredMessages(chat, await client.messages(chatId));
  if ((await client.acceptMobile(chatId)) > 0) report(`Exchanged mobile numbers in chat ${chatId}.`);
  const resumes = await client.openResumes(chatId);
  if (resumes.length > 0) report(`Opened résumés of ${resumes.join(', ')} bytes in chat ${chatId}.`);
  // A question before an application is only answered.
  const isNew = chat.application_label === 'pending' && !chat.start;
  if (!isNew && unanswered === null) return;
  const delay = randomIn(pace.reply);
  await pause(delay / 2, undefined, { signal: options.signal });
  if (isNew) {
    const opened = await client.open(chat.application_id);
    if (opened === null) await client.move(chat.application_id, 'viewed').catch(ignoreRefusal);
    report(`Viewed application ${chat.application_id} for “${chat.job.title}”${describe(opened)}.`);
    const analysis = opened === null ? null : await client.analyse(chat.application_id);
    if (analysis !== null && analysis.asked > 0)
      report(`It shows ${analysis.shown} of the ${analysis.asked} things that the job asks for.`);
    options.onViewed({
      ...{ id: chat.application_id, chat_id: chatId, applied_at: Date.now() / 1000 },
      unmet_answers: opened?.application.unmet_answers,
    });
  }
  if (unanswered === null) return;
  if (unanswered.lastId > 0) await client.read(chatId, unanswered.lastId);
  await showTyping(options, chatId, delay / 2);
  // Messages that arrived while typing are answered by the same reply.
  const latest = unansweredMessages(chat, await client.messages(chatId));
  if (latest === null) return;
  if (latest.lastId > unanswered.lastId) await client.read(chatId, latest.lastId);
  const context = replyContext(chat, latest.text, latest.lastId);
  const sizes = await client.openFiles(latest.files);
  if (sizes.length > 0) report(`Opened files of ${sizes.join(', ')} bytes in chat ${chatId}.`);
  const text = chat.start
    ? replyToQuestion(context, latest.text)
    : latest.isFirst
      ? firstReply(context, latest.text)
      : reply(context, latest.text, sizes.length);
  await client.send(chatId, `demo-answer-${chatId}-${latest.lastId}`, text).catch(ignoreRefusal);
  if (asksForPlace(context, latest.text))
    await client.sendFile(chatId, `demo-map-${chatId}-${latest.lastId}`, wayToUs()).catch(ignoreRefusal);
  report(`Answered in chat ${chatId} (${context.language}).`);
}

/** Parts of an application, without anything of their content. */
function describe(opened: Opened | null): string {
  if (opened === null) return ', which is not shared';
  const { screening_answers, unmet_answers = 0, profile } = opened.application;
  const parts = [
    ...(screening_answers.length > 0 ? [`${screening_answers.length} answers`] : []),
    ...(unmet_answers > 0 ? [`${unmet_answers} of them other than asked for`] : []),
    ...opened.resumeBytes.map((bytes) => `a résumé of ${bytes} bytes`),
    ...(opened.videoBytes > 0 ? [`a video of ${opened.videoBytes} bytes`] : []),
    ...(profile === null ? [] : [describeProfile(profile)]),
  ];
  return parts.length === 0 ? '' : ` with ${parts.join(', ')}`;
}

function describeProfile({ work_experiences = [], educations = [], skills = [] }: SentProfile): string {
  const count = work_experiences.length + educations.length + skills.length;
  return count === 0 ? 'a profile' : `a profile of ${count} entries`;
}

interface Unanswered {
  /** The candidate's messages since the last reply. */
  text: string;
  files: Message[];
  /** Id of the last of them; 0 for an application without a message. */
  lastId: number;
  /** Whether the recruiter has not replied yet. */
  isFirst: boolean;
}

/** Message that waits for a reply; null when none does. Withdrawn applications and closed jobs get no first reply. */
function unansweredMessages(chat: Chat, messages: readonly Message[]): Unanswered | null {
  if (chat.application_label === 'withdrawn') return null;
  const lastReply = messages.findLastIndex(isReply);
  const hasWritten = messages.some((message) => message.sender === 'recruiter');
  const since = messages.slice(lastReply + 1).filter((message) => message.sender === 'jobseeker');
  const last = since.at(-1);
  if (last === undefined && hasWritten) return null;
  if (!hasWritten && (chat.application_label === 'job_closed' || chat.application_label === 'on_hold'))
    return null;
  return {
    text: since
      .filter(({ kind }) => kind === 'text')
      .map((message) => message.text)
      .join('\n'),
    files: since.filter(({ kind }) => kind !== 'text'),
    lastId: last?.id ?? 0,
    isFirst: lastReply < 0,
  };
}

const decisionKey = 'demo-decision-';

/** A decision is no reply: a question that arrived just before it still needs one. */
const isReply = ({ sender, client_key }: Message): boolean =>
  sender === 'recruiter' && client_key?.startsWith(decisionKey) !== true;

async function showTyping({ typing, signal }: ChatOptions, chatId: number, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= typingEveryMs) {
    typing(chatId);
    await pause(Math.min(left, typingEveryMs), undefined, { signal });
  }
}

const replyContext = (chat: Chat, message: string, seed: number): ReplyContext => ({
  language: replyLanguage(message, languageByTag(chat.job.language)?.value ?? 'en'),
  name: chat.counterpart.name,
  title: chat.job.title,
  company: chat.company.name,
  seed,
});

/** Accepts or declines an application that has been viewed, with a message; who is accepted is invited to an interview. */
export async function decideOn(
  { client, report }: ChatOptions,
  { id, chat_id, unmet_answers }: ViewedApplication,
): Promise<void> {
  const decision = decide(id, unmet_answers);
  if (decision === null || chat_id === null) return;
  const chat = await client.chat(chat_id);
  if (chat.application_label !== 'viewed') return;
  const messages = await client.messages(chat_id);
  const texts = messages.filter((message) => message.sender === 'jobseeker').map((message) => message.text);
  const context = replyContext(chat, texts.join('\n'), id);
  if (decision === 'accepted')
    await client
      .invite(id, planInterview(context, chat.job.country_key, id, Date.now()))
      .catch(ignoreRefusal);
  await client.send(chat_id, `${decisionKey}${id}`, decisionMessage(context, decision)).catch(ignoreRefusal);
  // Before the move, so that a failed suggestion is tried again by the next poll of undecided applications.
  if (decision === 'declined') await suggestAnotherJob(client, chat, id, context);
  await client.move(id, decision).catch(ignoreRefusal);
  // Refused while only one side has written.
  if (decision === 'accepted') {
    await client.requestMobile(chat_id, `demo-mobile-${id}`).catch(ignoreRefusal);
    const opened = await client.open(id);
    if (opened?.resumeBytes.length === 0)
      await client.requestResume(chat_id, `demo-resume-${id}`).catch(ignoreRefusal);
  }
  report(`Application ${id} is ${decision}.`);
}

/** Suggests another open job of the company to a candidate who is declined; idempotent. */
async function suggestAnotherJob(client: RecruiterClient, chat: Chat, id: number, context: ReplyContext) {
  const jobs = await client.jobsOf(chat.company.id, chat.job.country_key);
  const other = jobs.find((job) => job.id !== chat.job.id);
  if (other === undefined) return;
  const note = interestNote({ ...context, title: other.title });
  await client.showInterest(id, other.id, note).catch(ignoreRefusal);
}

/** Confirms the first of the times that candidates proposed, gives the results that they ask for, and makes offers. */
export async function answerInterviews({ client, report }: ChatOptions): Promise<void> {
  for (const interview of await client.interviews()) {
    if (interview.attendance?.stage === 'pending_results') {
      // Two of three pass, always the same ones.
      const result = interview.id % 3 === 0 ? 'not_suitable' : 'passed';
      await client.giveResult(interview, result).catch(ignoreRefusal);
      if (result === 'passed')
        await client.offer(interview.application_id, planOffer(interview, Date.now())).catch(ignoreRefusal);
      report(`Interview ${interview.id} has its result: ${result}.`);
    }
    if (interview.attendance?.is_contested && interview.attendance.marks?.recruiter === false) {
      await client.takeAbsenceBack(interview).catch(ignoreRefusal);
      report(`The absence from interview ${interview.id} was taken back.`);
    }
    if (interview.phase !== 'pending') continue;
    const time = interview.proposed_times.find((at) => at * 1000 > Date.now());
    if (time === undefined) continue;
    await client.reschedule(interview, time).catch(ignoreRefusal);
    report(`Interview ${interview.id} was moved to a time of the candidate.`);
  }
}

/** The candidate may have withdrawn, or somebody else have moved the application, in between. */
function ignoreRefusal(error: unknown): void {
  if (!isAppError(error) || ![404, 409, 422].includes(error.status)) throw error;
}
