import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { Facts, TextField } from '@jobharbor/shared/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApplyValues } from '../../common/job-news/apply-draft.ts';
import { ResumeField } from './fields/resume-field.tsx';
import { useAnswerText } from './fields/use-answer-text.ts';
import type { useResumeChoice } from './fields/use-resume-choice.ts';
import type { useVideoChoice } from './fields/use-video-choice.ts';
import { VideoField } from './fields/video-field.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import type { useOwnName } from './use-own-name.ts';

export type CheckStepProps = {
  job: JobStatic;
  form: UseFormReturn<ApplyValues>;
  ownName: ReturnType<typeof useOwnName>;
  choice: ReturnType<typeof useResumeChoice>;
  video: ReturnType<typeof useVideoChoice>;
};

/** Last step: the name if the account has none, the documents to send, and a preview of everything the employer gets. */
export function CheckStep({ job, form, ownName, choice, video }: CheckStepProps) {
  const { t } = useTranslation('search');
  const answerText = useAnswerText();
  const { message, answers } = form.getValues();
  return (
    <div className="jh-stack">
      {ownName.isMissing && (
        <TextField
          ref={ownName.field}
          name="first_name"
          dir="auto"
          autoComplete="given-name"
          label={t('applySteps.firstName.label')}
          hint={t('applySteps.firstName.hint')}
          value={ownName.text}
          error={ownName.error}
          onChange={(event) => ownName.setText(event.currentTarget.value)}
        />
      )}
      <ResumeField
        jobId={job.id}
        choice={choice}
        onChoose={(resumeIds) => form.setValue('resumeIds', resumeIds)}
      />
      <VideoField choice={video} onChoose={(videoId) => form.setValue('videoId', videoId)} />
      <section className="jhs-apply__check jh-stack jh-gap-3">
        <h4>{t('applySteps.gets')}</h4>
        <Facts
          facts={[
            {
              term: t('applySteps.message'),
              detail: message.trim() ? <UserText>{message}</UserText> : t('applySteps.none'),
            },
            ...job.screening_questions.map((question) => ({
              term: isolate(question.question),
              detail: (
                <UserText>{answerText(question, answers[question.id]) || t('applySteps.none')}</UserText>
              ),
            })),
          ]}
        />
        <ProfilePreview jobId={job.id} />
        <p className="jh-quiet jh-small">{t('apply.shared')}</p>
      </section>
    </div>
  );
}
