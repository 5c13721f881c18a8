import { playSentVideo } from '@jobharbor/shared/calls/job-application/play-sent-video';
import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import { sentResumeUrl } from '@jobharbor/shared/domain/applications';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { Facts } from '@jobharbor/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { Sharing } from './sharing.tsx';
import { useAnswerText } from './use-answer-text.ts';
import './sent.css';

/** The submitted message, screening answers and résumé, unchanged. */
export function SubmittedDetails({
  application,
  isOpen = false,
}: {
  application: Application;
  /** Unfolded from the beginning. */
  isOpen?: boolean;
}) {
  const { t } = useTranslation('myJobs');
  const { first_message, resume, resumes, video, screening_answers } = application;
  const answerText = useAnswerText();
  // Older API versions send the first one only.
  const files = resumes ?? (resume ? [resume] : []);
  const userText = (text: string) => (
    <span className="jhm-sent__text">
      <UserText>{text}</UserText>
    </span>
  );
  return (
    <details className="jhm-sent" open={isOpen}>
      <summary className="jhm-sent__summary">
        {t('applied.sent.title')}
        <ChevronDown className="jh-icon jhm-sent__arrow" aria-hidden="true" />
      </summary>
      <Facts
        facts={[
          {
            term: t('applied.sent.message'),
            detail: first_message ? userText(first_message) : t('applied.sent.noMessage'),
          },
          ...screening_answers.map((sent) => ({
            term: isolate(sent.question),
            detail: sent.answer ? (
              <>
                {userText(answerText(sent))}
                {sent.is_expected === false && (
                  <span className="jh-quiet jh-small"> · {t('sentAnswers.other')}</span>
                )}
              </>
            ) : (
              t('applied.sent.noAnswer')
            ),
          })),
          {
            term: t('applied.sent.resume'),
            detail:
              files.length > 0 ? (
                <ul className="jhm-sent__files">
                  {files.map(({ filename }, index) => (
                    <li key={index}>
                      <a href={sentResumeUrl(application.id, index + 1)} className="jh-link" download>
                        <UserText>{filename}</UserText>
                      </a>
                    </li>
                  ))}
                </ul>
              ) : (
                t('applied.sent.noResume')
              ),
          },
          ...(video
            ? [
                {
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
                },
              ]
            : []),
        ]}
      />
      <Sharing application={application} />
    </details>
  );
}
