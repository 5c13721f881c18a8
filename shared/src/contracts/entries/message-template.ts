import * as z from 'zod/mini';
import { changesOf, entryHead, entryText } from './entry.ts';

/** At most 10 greetings (41343) and 20 common phrases (41181), each short enough to be edited in the field it is put into. */
export const messageTemplateLimits = { text: 500, greetings: 10, commonPhrases: 20 } as const;

const text = entryText(messageTemplateLimits.text);

const greetingFields = z.strictObject({
  text,
  /** Default for new applications. At most one greeting: setting it clears the others. */
  is_default: z.boolean(),
});

export const greetingRules = (_now: Date) => greetingFields;
export const greetingDraft = z.partial(greetingFields, { is_default: true });
export const greetingChanges = changesOf(greetingFields);
export const greeting = z.extend(entryHead, greetingFields.shape);
export type Greeting = z.infer<typeof greeting>;

const commonPhraseFields = z.strictObject({ text });

export const commonPhraseRules = (_now: Date) => commonPhraseFields;
export const commonPhraseDraft = commonPhraseFields;
export const commonPhraseChanges = changesOf(commonPhraseFields);
export const commonPhrase = z.extend(entryHead, commonPhraseFields.shape);
export type CommonPhrase = z.infer<typeof commonPhrase>;
