import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { IconButton, Menu, MenuItem, MenuLine } from '@jobharbor/shared/ui';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Gauge from 'lucide-react/icons/gauge';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import SquarePen from 'lucide-react/icons/square-pen';
import Star from 'lucide-react/icons/star';
import Target from 'lucide-react/icons/target';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { resumeFileUrl } from './resume-file-url.ts';

export interface ResumeMenuProps {
  resume: Resume;
  /** The button that opens the menu. */
  ref: Ref<HTMLButtonElement>;
  /** The rating is shown below the résumé. */
  isAnalysed: boolean;
  onAnalyse: () => void;
  onEmail: () => void;
  onChoose: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** Menu of a résumé's less frequent actions. */
export function ResumeMenu({ resume, ref, isAnalysed, ...on }: ResumeMenuProps) {
  const { t } = useTranslation('profile');
  return (
    <Menu
      label={resume.filename}
      closeLabel={t('manageResumes.close')}
      trigger={
        <IconButton
          ref={ref}
          icon={<Ellipsis />}
          label={t('manageResumes.menu.more', { name: resume.filename })}
        />
      }
    >
      <MenuItem icon={<ListChecks />} render={<Link to={`/resume/${resume.id}/fill`} />}>
        {t('readResume.title')}
      </MenuItem>
      <MenuItem icon={<Gauge />} current={isAnalysed} onClick={on.onAnalyse}>
        {t('readResume.analysis.title')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Download />} render={<a href={resumeFileUrl(resume.id)} download />}>
        {t('manageResumes.menu.download')}
      </MenuItem>
      <MenuItem icon={<Mail />} onClick={on.onEmail}>
        {t('manageResumes.email.title')}
      </MenuItem>
      {resume.kind === 'generated' && (
        <MenuItem icon={<SquarePen />} render={<Link to={`/resume-templates?resume=${resume.id}`} />}>
          {t('manageResumes.menu.edit')}
        </MenuItem>
      )}
      {resume.kind === 'generated' && (
        <MenuItem icon={<Target />} render={<Link to={`/resume-templates?resume=${resume.id}#jhp-fit`} />}>
          {t('fitJob.title')}
        </MenuItem>
      )}
      {!resume.is_default && (
        <MenuItem icon={<Star />} onClick={on.onChoose}>
          {t('manageResumes.menu.choose')}
        </MenuItem>
      )}
      <MenuItem icon={<Pencil />} onClick={on.onRename}>
        {t('manageResumes.menu.rename')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 />} danger onClick={on.onDelete}>
        {t('manageResumes.menu.delete')}
      </MenuItem>
    </Menu>
  );
}
