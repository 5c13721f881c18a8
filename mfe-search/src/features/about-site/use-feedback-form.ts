import { feedbackDraft } from '@jobharbor/shared/contracts/account/feedback';
import { schemaResolver } from '@jobharbor/shared/forms';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type FeedbackValues, noFeedback, readFeedbackDraft, storeFeedbackDraft } from './feedback-draft.ts';

const { topic, text, email } = feedbackDraft.shape;
const blank = z.string().check(z.regex(/^\s*$/));
const guestForm = z.object({ topic, text, email: z.union([blank, email]) });
/** An account's address is known, and its field is left out. */
const accountForm = z.object({ topic, text, email: z.string() });

/** Values of the feedback form, stored as a draft of the person with every change. */
export function useFeedbackForm(
  userId: number | undefined,
  isSignedIn: boolean,
): UseFormReturn<FeedbackValues> {
  const form = useForm<FeedbackValues>({
    defaultValues: noFeedback,
    resolver: schemaResolver(isSignedIn ? accountForm : guestForm) as never,
  });
  useEffect(() => {
    const draft = readFeedbackDraft(userId);
    const values = form.getValues();
    if (draft && values.topic === '' && values.text === '') form.reset(draft);
  }, [userId, form]);
  useEffect(() => {
    const watching = form.watch((values) => storeFeedbackDraft(userId, { ...noFeedback, ...values }));
    return () => watching.unsubscribe();
  }, [userId, form]);
  return form;
}
