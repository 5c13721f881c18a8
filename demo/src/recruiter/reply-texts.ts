import { type LanguageTag, languages } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { readJson } from '../data/read-data.ts';

const phrases = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));
/** `words` in a message select the topic; one of `answers` is the reply. */
const topic = z.object({ words: phrases, answers: phrases });
const replyTexts = z.strictObject({
  hello: z.string(),
  hello_nameless: z.string(),
  received: phrases,
  received_without_words: phrases,
  /** To a question before an application. */
  question: phrases,
  topics: z.strictObject({ pay: topic, place: topic, start: topic, schedule: topic, thanks: topic }),
  /** For pictures and documents. */
  files: phrases,
  other: phrases,
  accepted: phrases,
  declined: phrases,
  interview: z.strictObject({ place: z.string(), note: z.string() }),
  offer: z.strictObject({ hours: z.string(), place: z.string(), benefits: phrases, note: z.string() }),
  /** Sent with the interest in somebody for another job. */
  interest: z.string(),
});
export type ReplyTexts = z.infer<typeof replyTexts>;

const texts = new Map<LanguageTag, ReplyTexts>(
  languages.map(({ value }) => [value, readJson(`recruiter/locales/${value}.json`, replyTexts)]),
);

/** Texts of the demonstration recruiter in a language. */
export function replyTextsOf(language: LanguageTag): ReplyTexts {
  const found = texts.get(language);
  if (!found) throw new Error(`demo/data/recruiter/locales has no file for ${language}`);
  return found;
}
