import { playSentVideo } from '@jobharbor/shared/calls/job-application/play-sent-video';
import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import { sentResumeUrl } from '@jobharbor/shared/domain/applications';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { type Fact, Facts } from '@jobharbor/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { Sharing } from './sharing.tsx';
import { useAnswerText } from './use-answer-text.ts';
import './sent.css';

export type SubmittedDetailsProps = {
  application: Application;
  /** Unfolded from the beginning. */
  isOpen?: boolean;
};

/** The submitted message, screening answers and résumé, unchanged. */
export function SubmittedDetails({ application, isOpen = false }: SubmittedDetailsProps) {
  const { t } = useTranslation('myJobs');
  const { first_message, video, screening_answers } = application;
  const facts: Fact[] = [
    {
      term: t('applied.sent.message'),
      detail: first_message ? <SentText text={first_message} /> : t('applied.sent.noMessage'),
    },
    ...screening_answers.map((sent) => ({
      term: isolate(sent.question),
      detail: <SentAnswer sent={sent} />,
    })),
    { term: t('applied.sent.resume'), detail: <SentResumes application={application} /> },
  ];
  if (video)
    facts.push({
      term: t('applied.sent.video'),
      detail: (
        <a
          href={`/api${callPath(playSentVideo, { params: { id: application.id } })}`}
          className="jh-link"
          download={video.filename}
        >
          <UserText>{video.filename}</UserText>
        </a>
      ),
    });
  return (
    <details className="jhm-sent" open={isOpen}>
      <summary className="jhm-sent__summary">
        {t('applied.sent.title')}
        <ChevronDown className="jh-icon jhm-sent__arrow" aria-hidden="true" />
      </summary>
      <Facts facts={facts} />
      <Sharing application={application} />
    </details>
  );
}

const SentText = ({ text }: { text: string }) => (
  <span className="jhm-sent__text">
    <UserText>{text}</UserText>
  </span>
);

/** The answer to one screening question, and whether the employer wished for another. */
function SentAnswer({ sent }: { sent: Application['screening_answers'][number] }) {
  const { t } = useTranslation('myJobs');
  const answerText = useAnswerText();
  if (!sent.answer) return t('applied.sent.noAnswer');
  return (
    <>
      <SentText text={answerText(sent)} />
      {sent.is_expected === false && <span className="jh-quiet jh-small"> · {t('sentAnswers.other')}</span>}
    </>
  );
}

/** Downloads of the résumés as they were sent. */
function SentResumes({ application: { id, resume, resumes } }: { application: Application }) {
  const { t } = useTranslation('myJobs');
  // Older API versions send the first one only.
  const files = resumes ?? (resume ? [resume] : []);
  if (files.length === 0) return t('applied.sent.noResume');
  return (
    <ul className="jhm-sent__files">
      {files.map(({ filename }, index) => (
        <li key={index}>
          <a href={sentResumeUrl(id, index + 1)} className="jh-link" download>
            <UserText>{filename}</UserText>
          </a>
        </li>
      ))}
    </ul>
  );
}
