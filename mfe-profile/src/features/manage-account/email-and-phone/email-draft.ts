import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

const schema = z.object({ email: z.string(), isSent: z.boolean() });
export type EmailDraft = z.infer<typeof schema>;

const keyOf = (userId: number) => `settings:${userId}:email`;

/** Draft of the new address, which survives a reload and the end of the session; never password or code. */
export const readEmailDraft = (userId: number, now: number): EmailDraft | null =>
  readDraft(keyOf(userId), schema, now);

export const hasEmailDraft = (userId: number, now: number): boolean => readEmailDraft(userId, now) !== null;

export const saveEmailDraft = (userId: number, draft: EmailDraft): void =>
  saveDraft(keyOf(userId), draft, Date.now());

export const deleteEmailDraft = (userId: number): void => deleteDraft(keyOf(userId));
