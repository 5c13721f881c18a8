import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useSession } from '@jobharbor/shared/remote';
import { Button, Sheet } from '@jobharbor/shared/ui';
import { useRef } from 'react';
import { type FieldErrors, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApplyValues } from './apply-draft.ts';
import { ApplyFields } from './apply-fields.tsx';
import { ResumeField } from './resume-field.tsx';
import { SendProblem } from './send-problem.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { useApplyForm } from './use-apply-form.ts';
import { useFocusOnSignIn } from './use-focus-on-sign-in.ts';
import { useResumeChoice } from './use-resume-choice.ts';
import { useSendApplication } from './use-send-application.ts';
import { useVideoChoice } from './use-video-choice.ts';
import { VideoField } from './video-field.tsx';
import './apply.css';

const formId = 'jhs-apply';

/** The application form in a sheet. A guest may fill it in, and signs in before sending. */
export function ApplyPanel({ job, onClose }: { job: JobStatic; onClose: () => void }) {
  const { t } = useTranslation('search');
  const { status: session } = useSession();
  const { form, getKey } = useApplyForm(job);
  const choice = useResumeChoice(useWatch({ control: form.control, name: 'resumeId' }));
  const video = useVideoChoice(useWatch({ control: form.control, name: 'videoId' }));
  const { state, send } = useSendApplication(job);
  const isSignedIn = session === 'signed-in';
  const isGuest = session === 'guest';
  const signInSection = useRef<HTMLElement>(null);
  const sendButton = useFocusOnSignIn();

  const submit = (values: ApplyValues) => {
    if (isSignedIn) send({ ...values, resumeId: choice.resumeId, videoId: video.videoId }, getKey());
    else if (isGuest) focusSection(signInSection.current);
  };

  return (
    <Sheet
      open
      keepOnBackdrop
      onClose={onClose}
      title={t('apply.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('apply.later')}
          </Button>
          <Button
            ref={sendButton}
            type="submit"
            form={formId}
            // A guest's next step is the form above, whose own button is the primary one.
            variant={isGuest ? 'secondary' : 'primary'}
            loading={state.status === 'sending'}
            loadingLabel={t('apply.sending')}
            aria-disabled={!isGuest && (!isSignedIn || state.status === 'closed' || choice.isPending)}
          >
            {t(isGuest ? 'apply.signIn' : 'apply.send')}
          </Button>
        </>
      }
    >
      <p className="jhs-apply__job">
        <strong>
          <UserText language={job.language}>{job.title}</UserText>
        </strong>
        <UserText className="jh-quiet">{job.company.name}</UserText>
      </p>
      <form
        id={formId}
        className="jh-stack"
        noValidate
        onSubmit={form.handleSubmit(submit, (errors) => focusFirstError(job, errors))}
      >
        <SendProblem state={state} />
        <ApplyFields job={job} form={form} sendState={state} />
      </form>
      {isSignedIn && (
        <ResumeField
          jobId={job.id}
          choice={choice}
          onChoose={(resumeId) => form.setValue('resumeId', resumeId)}
        />
      )}
      {isSignedIn && <VideoField choice={video} onChoose={(videoId) => form.setValue('videoId', videoId)} />}
      {!isGuest && <p className="jh-quiet jh-small">{t('apply.shared')}</p>}
      {isGuest && <SignInSection ref={signInSection} job={job} />}
    </Sheet>
  );
}

/** Groups of radio buttons have no ref of their own, so the first field with an error is found by its name. */
function focusFirstError({ screening_questions }: JobStatic, errors: FieldErrors<ApplyValues>) {
  const question = screening_questions.find(({ id }) => errors.answers?.[id]);
  document.querySelector<HTMLElement>(`#${formId} [name="question-${question?.id}"]`)?.focus();
}

function focusSection(section: HTMLElement | null) {
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input:not([hidden]), a')?.focus({ preventScroll: true });
}
