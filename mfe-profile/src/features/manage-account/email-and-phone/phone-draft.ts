import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

const schema = z.object({ number: z.string(), country: z.string(), isSent: z.boolean() });
export type PhoneDraft = z.infer<typeof schema>;

const keyOf = (userId: number) => `settings:${userId}:phone`;

/** Draft of the new number, which survives a reload and the end of the session; never password or code. */
export const readPhoneDraft = (userId: number, now: number): PhoneDraft | null =>
  readDraft(keyOf(userId), schema, now);

export const hasPhoneDraft = (userId: number, now: number): boolean => readPhoneDraft(userId, now) !== null;

export const savePhoneDraft = (userId: number, draft: PhoneDraft): void =>
  saveDraft(keyOf(userId), draft, Date.now());

export const deletePhoneDraft = (userId: number): void => deleteDraft(keyOf(userId));
