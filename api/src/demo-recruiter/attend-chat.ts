import { setTimeout as pause } from 'node:timers/promises';
import { type Chat, languageByTag, type Message } from '@jobharbor/shared/contracts';
import { isAppError } from '@jobharbor/shared/errors';
import { answer, greet, type Scene, tellDecision } from './choose-words.ts';
import { decide } from './decide.ts';
import { anyIn, type Pace } from './pace.ts';
import type { RecruiterClient } from './recruiter-client.ts';
import { replyLanguage } from './reply-language.ts';

export interface Desk {
  client: RecruiterClient;
  pace: Pace;
  typing: (chatId: number) => void;
  signal: AbortSignal;
  report: (line: string) => void;
  /** An application that was opened just now waits for a decision. */
  onViewed: (application: Undecided) => void;
}

/** An application as deciding needs it; the time is in seconds. */
export interface Undecided {
  id: number;
  chat_id: number | null;
  applied_at: number;
}

const typingEvery = 2_000;

/** Opens a new application and answers what the candidate said last. Nothing is done twice: keys follow from ids. */
export async function attendChat(desk: Desk, chatId: number): Promise<void> {
  const { client, pace, report } = desk;
  const chat = await client.chat(chatId);
  const owed = owedAnswer(chat, await client.messages(chatId));
  const isNew = chat.application_label === 'pending';
  if (!isNew && owed === null) return;
  const delay = anyIn(pace.answer);
  await pause(delay / 2, undefined, { signal: desk.signal });
  if (isNew) {
    await client.move(chat.application_id, 'viewed').catch(ignoreRefusal);
    report(`Viewed application ${chat.application_id} for “${chat.job.title}”.`);
    desk.onViewed({ id: chat.application_id, chat_id: chatId, applied_at: Date.now() / 1000 });
  }
  if (owed === null) return;
  if (owed.upTo > 0) await client.read(chatId, owed.upTo);
  await typeFor(desk, chatId, delay / 2);
  // Whatever came while we typed is answered with it.
  const latest = owedAnswer(chat, await client.messages(chatId));
  if (latest === null) return;
  if (latest.upTo > owed.upTo) await client.read(chatId, latest.upTo);
  const scene = sceneOf(chat, latest.words, latest.upTo);
  const text = latest.isFirst ? greet(scene, latest.words) : answer(scene, latest.words);
  await client.send(chatId, `demo-answer-${chatId}-${latest.upTo}`, text);
  report(`Answered in chat ${chatId} (${scene.language}).`);
}

interface OwedAnswer {
  /** The candidate's words since the last answer. */
  words: string;
  /** The last of them; 0 for an application without words. */
  upTo: number;
  /** Whether the recruiter has not said anything yet. */
  isFirst: boolean;
}

/** What waits for an answer; null when nothing does. Nobody is greeted for what was withdrawn or has closed. */
function owedAnswer(chat: Chat, messages: readonly Message[]): OwedAnswer | null {
  if (chat.application_label === 'withdrawn') return null;
  const lastAnswer = messages.findLastIndex(isAnswer);
  const hasSpoken = messages.some((message) => message.sender === 'recruiter');
  const since = messages.slice(lastAnswer + 1).filter((message) => message.sender === 'jobseeker');
  const last = since.at(-1);
  if (last === undefined && hasSpoken) return null;
  if (!hasSpoken && (chat.application_label === 'job_closed' || chat.application_label === 'on_hold'))
    return null;
  return {
    words: since.map((message) => message.text).join('\n'),
    upTo: last?.id ?? 0,
    isFirst: lastAnswer < 0,
  };
}

const decisionKey = 'demo-decision-';

/** A decision answers nothing: a question that came just before it still waits. */
const isAnswer = ({ sender, client_key }: Message): boolean =>
  sender === 'recruiter' && client_key?.startsWith(decisionKey) !== true;

async function typeFor({ typing, signal }: Desk, chatId: number, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= typingEvery) {
    typing(chatId);
    await pause(Math.min(left, typingEvery), undefined, { signal });
  }
}

const sceneOf = (chat: Chat, words: string, seed: number): Scene => ({
  language: replyLanguage(words, languageByTag(chat.job.language)?.value ?? 'en'),
  name: chat.counterpart.name,
  title: chat.job.title,
  company: chat.company.name,
  seed,
});

/** Decides on an application that has been viewed, with words. */
export async function decideOn({ client, report }: Desk, { id, chat_id }: Undecided): Promise<void> {
  const decision = decide(id);
  if (decision === null || chat_id === null) return;
  const chat = await client.chat(chat_id);
  if (chat.application_label !== 'viewed') return;
  const messages = await client.messages(chat_id);
  const words = messages.filter((message) => message.sender === 'jobseeker').map((message) => message.text);
  await client.send(
    chat_id,
    `${decisionKey}${id}`,
    tellDecision(sceneOf(chat, words.join('\n'), id), decision),
  );
  await client.move(id, decision).catch(ignoreRefusal);
  report(`Application ${id} is ${decision}.`);
}

/** The candidate may have withdrawn, or another hand have moved it, in between. */
function ignoreRefusal(error: unknown): void {
  if (!isAppError(error) || error.status !== 422) throw error;
}
