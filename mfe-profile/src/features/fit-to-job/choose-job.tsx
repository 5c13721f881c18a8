import { listSavedJobs } from '@jobharbor/shared/calls/job/list-saved-jobs';
import { maxAdvertisementLength } from '@jobharbor/shared/contracts/profile/resume-document';
import { deleteDraft, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { useCall, useSession } from '@jobharbor/shared/remote';
import { Button, SelectField, TextArea } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ComparedJob } from './use-comparison.ts';

const draftText = z.string().check(z.maxLength(maxAdvertisementLength));

/** A saved job, or the text of one from elsewhere, which stays on the device as a draft. */
export function ChooseJob({ onChoose }: { onChoose: (job: ComparedJob) => void }) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const draft = `resume-job:${user?.id ?? 'guest'}`;
  const [text, setText] = useState(() => readDraft(draft, draftText, Date.now()) ?? '');
  const [isAsked, setAsked] = useState(false);
  const hasWords = /[\p{L}\p{N}]/u.test(text);
  function write(next: string): void {
    setText(next);
    if (next === '') deleteDraft(draft);
    else saveDraft(draft, next, Date.now());
  }
  return (
    <>
      {user?.role === 'jobseeker' && <SavedJobs onChoose={onChoose} />}
      <form
        className="jh-stack jh-gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(!hasWords);
          if (hasWords) onChoose({ job_text: text });
          else event.currentTarget.querySelector('textarea')?.focus();
        }}
      >
        <TextArea
          dir="auto"
          rows={6}
          label={t('fitJob.paste')}
          hint={t('fitJob.pasteHint')}
          error={isAsked && !hasWords ? t('fitJob.pasteFirst') : undefined}
          maxLength={maxAdvertisementLength}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <div className="jh-inline">
          <Button type="submit">{t('fitJob.compare')}</Button>
        </div>
      </form>
    </>
  );
}

/** A choice of the newest saved jobs; nothing for somebody without any, or where they cannot be loaded. */
function SavedJobs({ onChoose }: { onChoose: (job: ComparedJob) => void }) {
  const { t } = useTranslation('profile');
  const { data } = useCall(listSavedJobs, { query: {} });
  if (!data?.saved_jobs.length) return null;
  return (
    <SelectField
      label={t('fitJob.saved')}
      value=""
      onChange={({ currentTarget: { value } }) => value && onChoose({ job_id: Number(value) })}
    >
      <option value="">{t('fitJob.chooseSaved')}</option>
      {data.saved_jobs.map(({ job }) => (
        <option key={job.id} value={job.id}>
          {job.title}
        </option>
      ))}
    </SelectField>
  );
}
