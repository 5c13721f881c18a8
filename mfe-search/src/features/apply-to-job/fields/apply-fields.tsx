import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { draftDays } from '@jobharbor/shared/contracts/applications/application-draft';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useCall, useLocale } from '@jobharbor/shared/remote';
import { TextArea } from '@jobharbor/shared/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApplyValues } from '../../../common/job-news/apply-draft.ts';
import type { SendState } from '../use-send-application.ts';
import { QuestionField } from './question-field.tsx';

const maxMessageLength = 2_000;

export type ApplyFieldsProps = {
  job: JobStatic;
  form: UseFormReturn<ApplyValues>;
  sendState: SendState;
  greeting: string | null;
};

/** The message and the employer's questions, with the errors of the form and of the server. */
export function ApplyFields({ job, form, sendState, greeting }: ApplyFieldsProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const isEmpty = form.watch('message').trim() === '';
  const setting = useCall(getAccountSetting, {}, { enabled: greeting !== null && isEmpty });
  const hintOf = (text: string) => {
    if (greeting !== null && text === greeting) return 'greeting.hint';
    const isSent = greeting !== null && isEmpty && setting.data?.automatic?.greeting;
    return isSent ? 'greeting.automatic' : 'apply.messageHint';
  };
  const serverErrors = sendState.status === 'failed' ? sendState.fields : {};
  return (
    <>
      <Controller
        control={form.control}
        name="message"
        render={({ field }) => (
          <TextArea
            {...field}
            label={t('apply.message')}
            note={t('apply.optional')}
            hint={t(hintOf(field.value))}
            error={serverErrors.first_message?.[0]}
            maxLength={maxMessageLength}
            rows={5}
            counter={(text) => `${formatNumber(tag, text.length)}/${formatNumber(tag, maxMessageLength)}`}
          />
        )}
      />
      {job.screening_questions.map((question) => (
        <Controller
          key={question.id}
          control={form.control}
          name={`answers.${question.id}`}
          render={({ field, fieldState }) => (
            <QuestionField
              question={question}
              language={job.language}
              answer={field.value ?? ''}
              error={fieldState.error?.message ?? serverErrors[`screening_answers.${question.id}`]?.[0]}
              onAnswer={field.onChange}
            />
          )}
        />
      ))}
      <p className="jh-quiet jh-small">{t('apply.draftKept', { days: draftDays })}</p>
    </>
  );
}
