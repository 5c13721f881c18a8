import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useUser } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { readApplyDraft } from '../../../common/job-news/apply-draft.ts';
import '../apply.css';

/** The text of a draft for a job without an application form, so that the person can copy it. */
export function UnsentDraft({ job }: { job: Pick<JobStatic, 'id' | 'screening_questions'> }) {
  const { t } = useTranslation('search');
  const user = useUser();
  const draft = (user && readApplyDraft(user.id, job.id)) ?? readApplyDraft('guest', job.id);
  const answers = job.screening_questions
    .filter(({ kind }) => kind === 'text')
    .map(({ id }) => ({ id, text: draft?.answers[id] ?? '' }));
  const texts = [{ id: 0, text: draft?.message ?? '' }, ...answers].filter(({ text }) => text.trim() !== '');
  if (texts.length === 0) return null;
  return (
    <div className="jhs-unsent-draft">
      <p>{t('apply.textKept')}</p>
      <blockquote>
        {texts.map(({ id, text }) => (
          <p key={id}>
            <UserText>{text}</UserText>
          </p>
        ))}
      </blockquote>
    </div>
  );
}
