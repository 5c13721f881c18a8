import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useSession } from '@jobharbor/shared/remote';
import { Button, Notice, Sheet, TextArea } from '@jobharbor/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingAnswers } from './missing-answers.ts';
import { QuestionField } from './question-field.tsx';
import { ResumeField } from './resume-field.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { useApply } from './use-apply.ts';
import { useDraft } from './use-draft.ts';
import { useFocusOnSignIn } from './use-focus-on-sign-in.ts';
import { useResumes } from './use-resumes.ts';
import './apply.css';

const longestMessage = 2_000;

/** The application form. What is written is kept at every letter; a guest writes first and signs in then. */
export function ApplyPanel({ job, onClose }: { job: JobStatic; onClose: () => void }) {
  const { t } = useTranslation('search');
  const { user, status: session } = useSession();
  const [draft, change] = useDraft(user?.id ?? 'guest', job.id);
  const known = useResumes(draft.resumeId);
  const { state, send } = useApply(job);
  const [missing, setMissing] = useState<readonly number[]>([]);
  const isSignedIn = session === 'signed-in';
  const isGuest = session === 'guest';
  const signInPart = useRef<HTMLElement>(null);
  const sendButton = useFocusOnSignIn();
  const fieldErrors = state.status === 'failed' ? state.fields : {};

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const unanswered = missingAnswers(job.screening_questions, draft.answers);
    setMissing(unanswered);
    if (unanswered[0] !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="question-${unanswered[0]}"]`)?.focus();
    } else if (isSignedIn) void send({ ...draft, resumeId: known.resumeId });
    else if (isGuest) showWayIn(signInPart.current);
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
            form="jhs-apply"
            variant="primary"
            loading={state.status === 'sending'}
            loadingLabel={t('apply.sending')}
            aria-disabled={!isGuest && (!isSignedIn || state.status === 'closed' || known.isPending)}
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
        <bdi className="jh-quiet">{job.company.name}</bdi>
      </p>
      <form id="jhs-apply" className="jh-stack" noValidate onSubmit={submit}>
        {state.status === 'closed' && (
          <Notice tone="attention" role="alert" title={state.text}>
            <p>{t('apply.textKept')}</p>
          </Notice>
        )}
        {state.status === 'failed' && Object.keys(state.fields).length === 0 && (
          <Notice tone="danger" role="alert" title={t('apply.notSent')}>
            <p>
              {state.text} {t('apply.textKept')}
            </p>
          </Notice>
        )}
        <TextArea
          name="message"
          label={t('apply.message')}
          note={t('apply.optional')}
          hint={t('apply.messageHint')}
          error={fieldErrors.first_message}
          maxLength={longestMessage}
          rows={5}
          value={draft.message}
          counter={(text) => `${text.length}/${longestMessage}`}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
        {job.screening_questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            language={job.language}
            answer={draft.answers[question.id] ?? ''}
            error={
              missing.includes(question.id) && !draft.answers[question.id]?.trim()
                ? t('apply.answerNeeded')
                : fieldErrors[`screening_answers.${question.id}`]
            }
            onAnswer={(answer) => change({ answers: { ...draft.answers, [question.id]: answer } })}
          />
        ))}
      </form>
      {isSignedIn && (
        <ResumeField jobId={job.id} known={known} onChoose={(resumeId) => change({ resumeId })} />
      )}
      {isGuest && <SignInSection ref={signInPart} job={job} />}
    </Sheet>
  );
}

/** Leads a guest who wants to send on to what is asked of them first. */
function showWayIn(part: HTMLElement | null) {
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('input:not([hidden]), a')?.focus({ preventScroll: true });
}
