import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale, useSession } from '@jobharbor/shared/remote';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type ApplyDraft,
  type ApplyValues,
  type DraftOwner,
  storeApplyDraft,
  takeApplyDraft,
} from './apply-draft.ts';
import { resolveAnswers } from './resolve-answers.ts';

/** The application form. Every change is stored as a draft at once. */
export function useApplyForm(job: JobStatic): { form: UseFormReturn<ApplyValues>; getKey: () => string } {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { user } = useSession();
  const visitor: DraftOwner = user?.id ?? 'guest';
  const [first] = useState(() => takeApplyDraft(visitor, job.id) ?? emptyDraft());
  const draft = useRef({ owner: visitor, key: first.key, text: textOf(first) });
  const form = useForm<ApplyValues>({
    defaultValues: first,
    resolver: resolveAnswers(job.screening_questions, {
      required: t('apply.answerNeeded'),
      number: t('applySteps.number', { example: formatNumber(tag, 2.5) }),
      date: t('applySteps.day'),
    }),
    shouldFocusError: false,
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          const text = textOf(values);
          const { owner } = draft.current;
          if (text === draft.current.text) return;
          // A changed text needs a new key: the old one may have reached the server with the old text.
          draft.current = { owner, text, key: crypto.randomUUID() };
          storeApplyDraft(owner, job.id, { ...values, key: draft.current.key });
        },
      }),
    [form, job.id],
  );

  // A visitor who signs in goes on with what they wrote as a guest, or with an earlier draft of their own. A person whose
  // session ends goes on with their own draft, and finds it again after signing in.
  useEffect(() => {
    if (visitor === 'guest' || visitor === draft.current.owner) return;
    const taken = takeApplyDraft(visitor, job.id) ?? { ...form.getValues(), key: crypto.randomUUID() };
    draft.current = { owner: visitor, key: taken.key, text: textOf(taken) };
    form.reset(taken);
  }, [visitor, form, job.id]);

  return { form, getKey: () => draft.current.key };
}

const emptyDraft = (): ApplyDraft => ({ key: crypto.randomUUID(), message: '', answers: {} });

const textOf = ({ message, answers, resumeIds, videoId }: ApplyValues): string =>
  JSON.stringify([message, answers, resumeIds, videoId]);
