import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { RadioGroup } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { ResumeDetails } from './resume-details.tsx';

export interface ResumePickerProps {
  resumes: readonly Resume[];
  selectedId: number | null;
  onSelect: (resume: Resume) => void;
}

/** Radio buttons to select the résumé of an application. */
export function ResumePicker({ resumes, selectedId, onSelect }: ResumePickerProps) {
  const { t } = useTranslation('profile');
  return (
    <RadioGroup
      name="jhp-resume"
      legend={t('choice.legend')}
      value={String(selectedId ?? '')}
      onValueChange={(value) => {
        const chosen = resumes.find(({ id }) => String(id) === value);
        if (chosen) onSelect(chosen);
      }}
      options={resumes.map((resume) => ({
        value: String(resume.id),
        label: <bdi>{resume.filename}</bdi>,
        hint: <ResumeDetails resume={resume} />,
      }))}
    />
  );
}
