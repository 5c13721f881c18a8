import { feedbackDraft, feedbackLimits, feedbackTopics } from '@jobharbor/shared/contracts/feedback';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useDirtyLease, useErrorText, useLocale, useSession } from '@jobharbor/shared/remote';
import { Button, Notice, ProgressBar, RadioGroup, TextArea, TextField } from '@jobharbor/shared/ui';
import { useEffect, useRef } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  deleteFeedbackDraft,
  type FeedbackValues,
  noFeedback,
  readFeedbackDraft,
  storeFeedbackDraft,
} from './feedback-draft.ts';
import { PictureField } from './picture-field.tsx';
import { usePictures } from './use-pictures.ts';
import { useSendFeedback } from './use-send-feedback.ts';

/** Feedback form: topic, text, pictures, and a reply address for guests. Stored as a draft until it is sent. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('search');
  const { user, status } = useSession();
  const isSignedIn = status === 'signed-in';
  const errorText = useErrorText();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<FeedbackValues>({
    defaultValues: noFeedback,
    // It would skip the topic, a group of radio buttons.
    shouldFocusError: false,
  });
  const sending = useSendFeedback(() => {
    deleteFeedbackDraft(user?.id);
    onSent();
  });
  const { pictures, add, remove, faultText } = usePictures(isSignedIn, sending.changed);
  useDirtyLease(pictures.length > 0, 'feedback');

  useEffect(() => {
    const draft = readFeedbackDraft(user?.id);
    const { topic, text } = form.getValues();
    if (draft && topic === '' && text === '') form.reset(draft);
  }, [user?.id, form]);
  useEffect(() => {
    const watching = form.watch((values) => storeFeedbackDraft(user?.id, { ...noFeedback, ...values }));
    return () => watching.unsubscribe();
  }, [user?.id, form]);

  const send = form.handleSubmit(
    (values) => sending.send(isSignedIn ? { ...values, email: '' } : values, pictures),
    () => {
      const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (form.getFieldState('topic').invalid) element.current?.querySelector('input')?.focus();
      else first?.focus();
    },
  );
  return (
    <form
      ref={element}
      className="jh-stack jh-gap-5"
      noValidate
      onKeyDown={preventComposingSubmit}
      onSubmit={(event) => void send(event)}
    >
      <FeedbackFields form={form} onChanged={sending.changed} />
      <PictureField
        pictures={pictures}
        isSignedIn={isSignedIn}
        error={faultText ?? sending.error?.fields.image?.[0]}
        disabled={sending.isPending}
        onAdd={add}
        onRemove={remove}
      />
      {isSignedIn ? (
        <p className="jh-quiet">{t('feedback.account')}</p>
      ) : (
        <EmailField form={form} onChanged={sending.changed} />
      )}
      {sending.isPending && pictures.length > 0 && (
        <ProgressBar label={t('feedback.sending')} labelHidden value={Math.round(sending.share * 100)} />
      )}
      {sending.error && (
        <Notice tone="danger" role="alert">
          <p>
            <strong>{t('feedback.failed')}</strong> {errorText(sending.error)}
          </p>
          <p>{t('apply.textKept')}</p>
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          loading={sending.isPending}
          loadingLabel={t('feedback.sending')}
        >
          {t('feedback.send')}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  form: UseFormReturn<FeedbackValues>;
  onChanged: () => void;
}

function FeedbackFields({ form, onChanged }: FieldsProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  return (
    <>
      <Controller
        control={form.control}
        name="topic"
        rules={{ required: t('feedback.topicNeeded') }}
        render={({ field, fieldState }) => (
          <RadioGroup
            name="feedback-topic"
            legend={t('feedback.about')}
            error={fieldState.error?.message}
            options={feedbackTopics.map((topic) => ({ value: topic, label: t(`feedback.topic.${topic}`) }))}
            value={field.value as (typeof feedbackTopics)[number]}
            onValueChange={(topic) => {
              field.onChange(topic);
              onChanged();
            }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="text"
        rules={{ validate: (text) => text.trim() !== '' || t('feedback.textNeeded'), onChange: onChanged }}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            onChange={(event) => {
              field.onChange(event);
              onChanged();
            }}
            label={t('feedback.text')}
            hint={t('feedback.textHint')}
            error={fieldState.error?.message}
            rows={6}
            maxLength={feedbackLimits.text}
            counter={(text) => `${formatNumber(tag, text.length)}/${formatNumber(tag, feedbackLimits.text)}`}
          />
        )}
      />
    </>
  );
}

/** Reply address of a guest. */
function EmailField({ form, onChanged }: FieldsProps) {
  const { t } = useTranslation('search');
  return (
    <TextField
      {...form.register('email', {
        validate: (email) =>
          email.trim() === '' ||
          feedbackDraft.shape.email.safeParse(email).success ||
          t('feedback.emailWrong'),
        onChange: onChanged,
      })}
      type="email"
      inputMode="email"
      autoComplete="email"
      dir="ltr"
      label={t('feedback.email')}
      note={t('apply.optional')}
      hint={t('feedback.emailHint')}
      error={form.formState.errors.email?.message}
    />
  );
}
