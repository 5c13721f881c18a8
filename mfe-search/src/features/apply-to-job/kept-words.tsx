import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useSession } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { readDraft } from './apply-draft.ts';
import './apply.css';

/** What a person wrote for a job that has no form any more, for them to take along. */
export function KeptWords({ job }: { job: Pick<JobStatic, 'id' | 'screening_questions'> }) {
  const { t } = useTranslation('search');
  const { user } = useSession();
  const draft = (user && readDraft(user.id, job.id)) ?? readDraft('guest', job.id);
  const answers = job.screening_questions
    .filter(({ kind }) => kind === 'text')
    .map(({ id }) => ({ id, text: draft?.answers[id] ?? '' }));
  const words = [{ id: 0, text: draft?.message ?? '' }, ...answers].filter(({ text }) => text.trim() !== '');
  if (words.length === 0) return null;
  return (
    <div className="jhs-kept">
      <p>{t('apply.textKept')}</p>
      <blockquote>
        {words.map(({ id, text }) => (
          <p key={id}>
            <UserText>{text}</UserText>
          </p>
        ))}
      </blockquote>
    </div>
  );
}
