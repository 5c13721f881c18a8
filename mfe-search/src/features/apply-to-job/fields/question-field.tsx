import { isExpectedAnswer, readScreeningAnswer } from '@jobharbor/shared/contracts/applications/screening';
import type { ScreeningQuestion } from '@jobharbor/shared/contracts/jobs/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { Notice, RadioGroup, TextArea, TextField } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExpectedText } from './use-expected-text.ts';

export type QuestionFieldProps = {
  question: ScreeningQuestion;
  language: string;
  answer: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
};

/** A screening question with the expected answer, and a hint if the answer differs. */
export function QuestionField(props: QuestionFieldProps) {
  const { t } = useTranslation('search');
  const { question, answer } = props;
  const value = answer.trim() === '' ? null : readScreeningAnswer(question, answer);
  const isOther = value !== null && isExpectedAnswer(question, value) === false;
  return (
    <div className="jh-stack jh-gap-2">
      <QuestionControl {...props} asked={useExpectedText()(question)} />
      <div role="status">{isOther && <Notice tone="attention">{t('applySteps.other')}</Notice>}</div>
    </div>
  );
}

function QuestionControl({
  question,
  language,
  answer,
  error,
  onAnswer,
  asked,
}: QuestionFieldProps & { asked: ReactNode }) {
  const { t } = useTranslation('search');
  const { id, kind, format, options, is_required } = question;
  const questionText = <UserText language={language}>{question.question}</UserText>;
  const field = {
    name: `question-${id}`,
    label: questionText,
    hint: asked,
    note: is_required ? undefined : t('apply.optional'),
    'aria-required': is_required,
    value: answer,
    error,
  };
  if (kind === 'text' && format)
    return (
      <TextField
        {...field}
        {...(format === 'date' ? { type: 'date' } : { inputMode: 'decimal', maxLength: 20 })}
        autoComplete="off"
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
    );
  if (kind === 'text')
    return (
      <TextArea
        {...field}
        maxLength={2_000}
        rows={2}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
    );
  const choices =
    kind === 'yes_no'
      ? [
          { value: 'yes', label: t('apply.yes') },
          { value: 'no', label: t('apply.no') },
        ]
      : options.map((option) => ({
          value: option,
          label: <UserText language={language}>{option}</UserText>,
        }));
  return (
    <RadioGroup
      legend={questionText}
      hint={asked ?? field.note}
      name={field.name}
      inline={kind === 'yes_no'}
      options={choices}
      value={answer}
      onValueChange={onAnswer}
      error={error}
    />
  );
}
