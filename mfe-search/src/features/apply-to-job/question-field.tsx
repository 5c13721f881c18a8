import type { ScreeningQuestion } from '@jobharbor/shared/contracts/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { RadioGroup, TextArea } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export type QuestionFieldProps = {
  question: ScreeningQuestion;
  language: string;
  answer: string;
  error: string | undefined;
  onAnswer: (answer: string) => void;
};

/** One of the employer's questions: free text, yes or no, or a choice. */
export function QuestionField({ question, language, answer, error, onAnswer }: QuestionFieldProps) {
  const { t } = useTranslation('search');
  const { id, kind, options, is_required } = question;
  const name = `question-${id}`;
  const questionText = <UserText language={language}>{question.question}</UserText>;
  if (kind === 'text') {
    return (
      <TextArea
        name={name}
        label={questionText}
        note={is_required ? undefined : t('apply.optional')}
        aria-required={is_required}
        maxLength={2_000}
        rows={2}
        value={answer}
        error={error}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
    );
  }
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
      hint={is_required ? undefined : t('apply.optional')}
      name={name}
      inline={kind === 'yes_no'}
      options={choices}
      value={answer}
      onValueChange={onAnswer}
      error={error}
    />
  );
}
