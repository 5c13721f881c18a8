import type { Resume } from '@jobharbor/shared/contracts/jobseeker';
import { createLifecycles, useErrorText, useRemote, useSession } from '@jobharbor/shared/remote';
import { Button, Notice, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useResumes } from '../core/use-resumes.ts';
import { ResumeChoice } from '../features/manage-resumes/resume-choice.tsx';
import { ResumeUpload } from '../features/manage-resumes/resume-upload.tsx';
import '../styles.css';

/**
 * A résumé for the form of another remote. With `slotData.selectedId` (a number, or null for "none yet") it lists
 * what there is, tells the choice as `resume:selected` and proposes the newest; without, the host lists and this only
 * uploads. Either way a new file is told as `resume:uploaded`.
 */
export function ResumeSlot() {
  const { t } = useTranslation('profile');
  const { events, slotData } = useRemote();
  const { user } = useSession();
  const errorText = useErrorText();
  const resumes = useResumes();
  const isChoice = 'selectedId' in slotData;
  const given = typeof slotData.selectedId === 'number' ? slotData.selectedId : null;
  const [chosenId, setChosenId] = useState(given);

  const select = ({ id, filename }: Resume) => {
    setChosenId(id);
    if (isChoice) events.emit('resume:selected', { resumeId: id, filename });
  };
  const list = resumes.data?.resumes ?? [];
  const isKnown = list.some(({ id }) => id === chosenId);
  const propose = useEffectEvent(() => list[0] && select(list[0]));
  const mustPropose = isChoice && list.length > 0 && !isKnown;
  useEffect(() => {
    if (mustPropose) propose();
  }, [mustPropose]);

  if (!user) return null;
  if (resumes.isError) {
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t('failed.resumes')}
        actions={
          <Button size="small" loading={resumes.isFetching} onClick={() => void resumes.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {errorText(resumes.error)}
      </Notice>
    );
  }
  if (!resumes.data) return <Skeleton shape="block" />;
  return (
    <div className="jh-stack jh-gap-3">
      {isChoice && list.length > 0 && <ResumeChoice resumes={list} selectedId={chosenId} onSelect={select} />}
      <ResumeUpload
        resumes={list}
        limit={resumes.data.max_uploaded}
        label={list.length > 0 ? t('upload.another') : t('upload.label')}
        atLimit={
          <p>
            <TextLink render={<Link to="/resume" />}>{t('limit.elsewhere')}</TextLink>
          </p>
        }
        onUploaded={select}
      />
    </div>
  );
}

export const { bootstrap, mount, unmount } = createLifecycles(ResumeSlot);
