import { feedbackLimits, feedbackTopics } from '@jobharbor/shared/contracts/account/feedback';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { RadioGroup, TextArea, TextField } from '@jobharbor/shared/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FeedbackValues } from './feedback-draft.ts';

interface FieldsProps {
  form: UseFormReturn<FeedbackValues>;
  onChanged: () => void;
}

// Each field is a component of its own: the form focuses the first fault in the order in which fields have rendered.

export function TopicField({ form, onChanged }: FieldsProps) {
  const { t } = useTranslation('search');
  return (
    <Controller
      control={form.control}
      name="topic"
      render={({ field: { ref, name, value, onChange } }) => (
        <RadioGroup<FeedbackValues['topic']>
          {...{ ref, name, value }}
          legend={t('feedback.about')}
          error={form.formState.errors.topic && t('feedback.topicNeeded')}
          options={feedbackTopics.map((topic) => ({ value: topic, label: t(`feedback.topic.${topic}`) }))}
          onValueChange={(topic) => {
            onChange(topic);
            onChanged();
          }}
        />
      )}
    />
  );
}

/** Controlled: its counter counts a draft, too. */
export function MessageField({ form, onChanged }: FieldsProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  return (
    <Controller
      control={form.control}
      name="text"
      render={({ field }) => (
        <TextArea
          {...field}
          onChange={(event) => {
            field.onChange(event);
            onChanged();
          }}
          label={t('feedback.text')}
          hint={t('feedback.textHint')}
          error={form.formState.errors.text && t('feedback.textNeeded')}
          rows={6}
          maxLength={feedbackLimits.text}
          counter={(text) => `${formatNumber(tag, text.length)}/${formatNumber(tag, feedbackLimits.text)}`}
        />
      )}
    />
  );
}

/** Reply address of a guest. */
export function EmailField({ form, onChanged }: FieldsProps) {
  const { t } = useTranslation('search');
  return (
    <TextField
      {...form.register('email', { onChange: onChanged })}
      type="email"
      inputMode="email"
      autoComplete="email"
      dir="ltr"
      label={t('feedback.email')}
      note={t('apply.optional')}
      hint={t('feedback.emailHint')}
      error={form.formState.errors.email && t('feedback.emailWrong')}
    />
  );
}
