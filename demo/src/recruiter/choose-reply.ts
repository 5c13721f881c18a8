import type { LanguageTag } from '@jobharbor/shared/contracts';
import { type ReplyTexts, replyTextsOf } from './reply-texts.ts';

/** Inputs that select a reply. */
export interface ReplyContext {
  language: LanguageTag;
  /** The candidate's first name; may be empty. */
  name: string;
  title: string;
  company: string;
  /** Chooses among phrasings: the same number gives the same text. */
  seed: number;
}

/** The first reply to an application, sent with `message` or without one. */
export function firstReply(context: ReplyContext, message: string): string {
  const texts = replyTextsOf(context.language);
  return greet(context, message.trim() === '' ? texts.received_without_words : texts.received);
}

/** The reply to a question before an application: to its topic where its words name one. */
export function replyToQuestion(context: ReplyContext, message: string): string {
  const texts = replyTextsOf(context.language);
  const answers = topicOf(texts, message)?.answers;
  return answers ? fill(pick(answers, context.seed), context) : greet(context, texts.question);
}

function greet(context: ReplyContext, phrases: readonly string[]): string {
  const texts = replyTextsOf(context.language);
  const hello = context.name.trim() === '' ? texts.hello_nameless : texts.hello;
  return fill(`${hello}${space(context.language)}${pick(phrases, context.seed)}`, context);
}

/** The reply to later messages: by their topic where their words name one, else for their files. */
export function reply(context: ReplyContext, message: string, files = 0): string {
  const texts = replyTextsOf(context.language);
  const phrases = topicOf(texts, message)?.answers ?? (files > 0 ? texts.files : texts.other);
  return fill(pick(phrases, context.seed), context);
}

/** Whether a message asks where the workplace is. */
export function asksForPlace({ language }: ReplyContext, message: string): boolean {
  const texts = replyTextsOf(language);
  return topicOf(texts, message) === texts.topics.place;
}

/** The message sent with a decision. */
export const decisionMessage = (context: ReplyContext, decision: 'accepted' | 'declined'): string =>
  fill(pick(replyTextsOf(context.language)[decision], context.seed), context);

/** Where an interview on site is, and what the invitation says. */
export function interviewTexts(context: ReplyContext): { place: string; note: string } {
  const { place, note } = replyTextsOf(context.language).interview;
  return { place: fill(place, context), note: fill(note, context) };
}

/** What an offer says besides pay and dates. */
export function offerTexts(context: ReplyContext) {
  const { hours, place, benefits, note } = replyTextsOf(context.language).offer;
  return { hours, benefits, place: fill(place, context), note: fill(note, context) };
}

/** Message with the interest in somebody for another job. */
export const interestNote = (context: ReplyContext): string =>
  fill(replyTextsOf(context.language).interest, context);

/** Thanks come last: "Thanks! And the salary?" is a question about the salary. */
function topicOf({ topics }: ReplyTexts, message: string) {
  const text = message.toLowerCase();
  return [topics.pay, topics.place, topics.start, topics.schedule, topics.thanks].find((topic) =>
    topic.words.some((word) => containsWord(text, word)),
  );
}

/** In Latin script a word must begin there, so that "pay" is not found in "display". */
const containsWord = (text: string, word: string): boolean =>
  /^[\p{Script=Latin}\s]+$/u.test(word)
    ? new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text)
    : text.includes(word);

const space = (language: LanguageTag): string => (language === 'ja' || language.startsWith('zh') ? '' : ' ');

const pick = (phrases: readonly string[], seed: number): string => phrases[seed % phrases.length] ?? '';

/** Fills placeholders in one pass, so that a name that looks like a placeholder stays as it is. */
const fill = (phrase: string, { name, title, company }: ReplyContext): string =>
  phrase.replace(/\{(name|title|company)\}/g, (_, key: string) =>
    key === 'name' ? name.trim() : key === 'title' ? title : company,
  );
