import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useSession } from '@jobharbor/shared/remote';
import { Button, Sheet } from '@jobharbor/shared/ui';
import { type Ref, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApplyValues } from '../../common/job-news/apply-draft.ts';
import { CheckStep } from './check-step.tsx';
import { ApplyFields } from './fields/apply-fields.tsx';
import { useResumeChoice } from './fields/use-resume-choice.ts';
import { useVideoChoice } from './fields/use-video-choice.ts';
import { PreconditionNotices } from './notices/precondition-notices.tsx';
import { SendProblem } from './notices/send-problem.tsx';
import { useEligibility } from './notices/use-eligibility.ts';
import { SignInSection } from './sign-in-section.tsx';
import { StepHeading } from './step-heading.tsx';
import type { ApplyStep } from './use-apply-dialog.ts';
import { useApplyForm } from './use-apply-form.ts';
import { useFocusOnSignIn } from './use-focus-on-sign-in.ts';
import { useFollowedJob } from './use-followed-job.ts';
import { useOwnName } from './use-own-name.ts';
import { useSendApplication } from './use-send-application.ts';
import { useStepFocus } from './use-step-focus.ts';
import './apply.css';

const formId = 'jhs-apply';

export type ApplyPanelProps = {
  job: JobStatic;
  /** Id of the person's application, if there is one: the form then closes, or leads to the success page. */
  applicationId: number | undefined;
  step: ApplyStep;
  onStep: (step: ApplyStep) => void;
  onClose: () => void;
};

/**
 * The application form in a sheet: message and questions, then documents and a preview for the employer. A guest signs up
 * or in between the two, in the same sheet.
 */
export function ApplyPanel({ job, applicationId, step, onStep, onClose }: ApplyPanelProps) {
  const { t } = useTranslation('search');
  const { status: session } = useSession();
  const { form, greeting, getKey, dropDraft } = useApplyForm(job);
  const choice = useResumeChoice(useWatch({ control: form.control, name: 'resumeIds' }));
  const video = useVideoChoice(useWatch({ control: form.control, name: 'videoId' }));
  const { state, send } = useSendApplication(job, {
    applicationId,
    onFieldErrors: () => onStep('write'),
    onSent: dropDraft,
    onElsewhere: onClose,
  });
  const ownName = useOwnName();
  const { isBarred, ...fit } = useEligibility(job);
  const isClosed = job.status !== 'open' || state.status === 'closed' || isBarred;
  useFollowedJob(job.id);
  const isGuest = session === 'guest';
  const hasBeenGuest = useRef(false);
  hasBeenGuest.current ||= isGuest;
  const all = hasBeenGuest.current ? 3 : 2;
  const shown = step === 'check' && isGuest ? 'account' : step;
  const now = shown === 'write' ? 1 : shown === 'account' ? 2 : all;
  const sendButton = useFocusOnSignIn();
  const heading = useStepFocus(shown, () => focusFirstError(job, form.formState.errors));

  const next = form.handleSubmit(
    () => !isClosed && onStep('check'),
    (errors) => focusFirstError(job, errors),
  );
  const submit = form.handleSubmit(
    (values: ApplyValues) =>
      session === 'signed-in' &&
      !isClosed &&
      ownName.save(() => send({ ...values, resumeIds: choice.resumeIds, videoId: video.videoId }, getKey())),
    // The answered questions are outdated, or the URL skipped them.
    () => onStep('write'),
  );

  if (applicationId !== undefined) return null;
  return (
    <Sheet
      open
      keepOnBackdrop
      onClose={onClose}
      title={t('apply.title')}
      closeLabel={t('close')}
      footer={
        <StepButtons
          step={shown}
          isClosed={isClosed}
          isSending={state.status === 'sending' || ownName.isSaving}
          isReady={session === 'signed-in' && !choice.isPending}
          sendButton={sendButton}
          onBack={shown === 'write' ? onClose : () => onStep('write')}
          onSend={() => void submit()}
        />
      }
    >
      <JobName job={job} />
      <StepHeading ref={heading} now={now} all={all} title={t(`applySteps.${shown}`)} />
      <PreconditionNotices job={job} {...fit} />
      {job.status === 'open' && <SendProblem job={job} state={state} />}
      {shown === 'write' && (
        <form id={formId} className="jh-stack" noValidate onSubmit={next}>
          <ApplyFields job={job} form={form} sendState={state} greeting={greeting} />
        </form>
      )}
      {shown === 'account' && <SignInSection job={job} />}
      {shown === 'check' && (
        <CheckStep job={job} form={form} ownName={ownName} choice={choice} video={video} />
      )}
    </Sheet>
  );
}

function JobName({ job }: Pick<ApplyPanelProps, 'job'>) {
  return (
    <p className="jhs-apply__job">
      <strong>
        <UserText language={job.language}>{job.title}</UserText>
      </strong>
      <UserText className="jh-quiet">{job.company.name}</UserText>
    </p>
  );
}

type StepButtonsProps = {
  step: ApplyStep | 'account';
  isClosed: boolean;
  isSending: boolean;
  /** Somebody is signed in, and their résumés are loaded. */
  isReady: boolean;
  sendButton: Ref<HTMLButtonElement>;
  onBack: () => void;
  onSend: () => void;
};

/** Back or later, and what leads on from the step. */
function StepButtons({ step, isClosed, isSending, isReady, sendButton, onBack, onSend }: StepButtonsProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <Button variant="quiet" onClick={onBack}>
        {t(step === 'write' ? 'apply.later' : 'applySteps.back')}
      </Button>
      {step === 'write' && (
        <Button type="submit" form={formId} variant="primary" aria-disabled={isClosed}>
          {t('applySteps.next')}
        </Button>
      )}
      {step === 'check' && (
        <Button
          ref={sendButton}
          variant="primary"
          loading={isSending}
          loadingLabel={t('apply.sending')}
          aria-disabled={!isReady || isClosed}
          onClick={onSend}
        >
          {t('apply.send')}
        </Button>
      )}
    </>
  );
}

/** Radio groups have no ref, so the first field with an error is found by name. */
function focusFirstError({ screening_questions }: JobStatic, errors: { answers?: object }): boolean {
  const question = screening_questions.find(({ id }) => errors.answers && id in errors.answers);
  const field = document.querySelector<HTMLElement>(`#${formId} [name="question-${question?.id}"]`);
  field?.focus();
  return field !== null;
}
