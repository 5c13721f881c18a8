import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { useResumes } from '@jobharbor/shared/domain/resumes';
import { ErrorNotice, useRemote, useSession } from '@jobharbor/shared/remote';
import { Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ResumePicker } from './resume-picker.tsx';
import { ResumeUpload } from './resume-upload.tsx';
import './manage-resumes.css';

/**
 * Fills the slot `resume-upload` in another remote's form. With `slotData.selectedId` (a number, or null for none) it
 * lists the résumés. It preselects the default one or else the newest, and emits each selection as `resume:selected`.
 * Without it the host lists them, and the slot only uploads. An upload is emitted as `resume:uploaded` either way.
 */
export function ResumeSlot({ showsNewest = false }: { showsNewest?: boolean }) {
  const { t } = useTranslation('profile');
  const { events, slotData } = useRemote();
  const { user } = useSession();
  const resumes = useResumes();
  const hasPicker = 'selectedId' in slotData;
  const initialId = typeof slotData.selectedId === 'number' ? slotData.selectedId : null;
  const [selectedId, setSelectedId] = useState(initialId);

  const select = ({ id, filename }: Resume) => {
    setSelectedId(id);
    if (hasPicker) events.emit('resume:selected', { resumeId: id, filename });
  };
  const list = resumes.data?.resumes ?? [];
  const isListed = list.some(({ id }) => id === selectedId);
  const selectFirst = useEffectEvent(() => {
    const first = list.find(({ is_default: isDefault }) => isDefault) ?? list[0];
    if (first) select(first);
  });
  const needsSelection = hasPicker && list.length > 0 && !isListed;
  useEffect(() => {
    if (needsSelection) selectFirst();
  }, [needsSelection]);

  if (!user) return null;
  if (resumes.isError) {
    return <ErrorNotice title={t('failed.resumes')} error={resumes.error} retry={resumes} />;
  }
  if (!resumes.data) return <Skeleton shape="block" />;
  return (
    <div className="jh-stack jh-gap-3">
      {hasPicker && list.length > 0 && (
        <ResumePicker resumes={list} selectedId={selectedId} onSelect={select} />
      )}
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
        showsNewest={showsNewest}
      />
    </div>
  );
}
