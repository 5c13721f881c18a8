import { randomKey } from '@jobharbor/shared/browser/environment';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale, useUser } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type ApplyDraft,
  type ApplyValues,
  type DraftOwner,
  storeApplyDraft,
  takeApplyDraft,
} from '../../common/job-news/apply-draft.ts';
import { resolveAnswers } from './fields/resolve-answers.ts';
import { useGreeting } from './use-greeting.ts';
import { useServerDraft } from './use-server-draft.ts';

export interface ApplyForm {
  form: UseFormReturn<ApplyValues>;
  /** The greeting that prefilled the message, if any. */
  greeting: string | null;
  /** The idempotency key of the current content. */
  getKey: () => string;
  /** Call it once the application has been sent. */
  dropDraft: () => void;
}

/**
 * State of the application form. Every change is stored as a draft at once, and debounced on the server for a signed-in
 * person.
 */
export function useApplyForm(job: JobStatic): ApplyForm {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const user = useUser();
  const visitor: DraftOwner = user?.id ?? 'guest';
  const [first] = useState(() => takeApplyDraft(visitor, job.id) ?? emptyDraft());
  const draft = useRef({ owner: visitor, key: first.key, text: textOf(first), at: first.at ?? 0 });
  const form = useForm<ApplyValues>({
    defaultValues: first,
    resolver: resolveAnswers(job.screening_questions, {
      required: t('apply.answerNeeded'),
      number: t('applySteps.number', { example: formatNumber(tag, 2.5) }),
      date: t('applySteps.day'),
    }),
    shouldFocusError: false,
  });
  const kept = useServerDraft(job.id, (values, writtenAt) => {
    const text = textOf(values);
    // Whole seconds, as on the server: the same draft from this device must not count as newer.
    if (text === draft.current.text || writtenAt <= draft.current.at) return;
    draft.current = { ...draft.current, text, at: writtenAt, key: randomKey() };
    form.reset({ ...values });
    storeApplyDraft(draft.current.owner, job.id, { ...values, key: draft.current.key, at: writtenAt });
  });

  // An untouched form starts with the greeting, which is no draft yet.
  const greeting = useGreeting(job);
  const [begun, setBegun] = useState<string | null>(null);
  const greet = useEffectEvent((text: string) => {
    const values = form.getValues();
    if (draft.current.text !== textOf(emptyDraft()) || values.message !== '') return;
    const greeted = { ...values, message: text };
    draft.current = { ...draft.current, text: textOf(greeted) };
    form.reset(greeted);
    setBegun(text);
  });
  useEffect(() => {
    if (greeting && kept.isNone) greet(greeting);
  }, [greeting, kept.isNone]);

  const store = useEffectEvent((values: ApplyValues) => {
    const text = textOf(values);
    const { owner } = draft.current;
    if (text === draft.current.text) return;
    const at = Date.now();
    // Changed content needs a new key: the old one may have reached the server.
    draft.current = { owner, text, key: randomKey(), at };
    storeApplyDraft(owner, job.id, { ...values, key: draft.current.key, at });
    kept.keep(values, at);
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [form],
  );

  // After signing in, a visitor continues with the guest's draft, or their own earlier one. After the session's end, a
  // person continues with their own draft.
  const join = useEffectEvent((owner: DraftOwner) => {
    const taken = takeApplyDraft(owner, job.id) ?? { ...form.getValues(), key: randomKey() };
    const at = taken.at ?? 0;
    draft.current = { owner, key: taken.key, text: textOf(taken), at };
    form.reset(taken);
    if (at > 0) kept.keep(taken, at);
  });
  useEffect(() => {
    if (visitor !== 'guest' && visitor !== draft.current.owner) join(visitor);
  }, [visitor]);

  return { form, greeting: begun, getKey: () => draft.current.key, dropDraft: kept.drop };
}

const emptyDraft = (): ApplyDraft => ({ key: randomKey(), message: '', answers: {} });

const textOf = ({ message, answers, resumeIds, videoId }: ApplyValues): string =>
  JSON.stringify([message, answers, resumeIds, videoId]);
