import type { Resume } from '@jobharbor/shared/contracts/jobseeker';
import { RadioGroup } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { ResumeFacts } from './resume-facts.tsx';

export interface ResumeChoiceProps {
  resumes: readonly Resume[];
  selectedId: number | null;
  onSelect: (resume: Resume) => void;
}

/** Which of the résumés to send. */
export function ResumeChoice({ resumes, selectedId, onSelect }: ResumeChoiceProps) {
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
        hint: <ResumeFacts resume={resume} />,
      }))}
    />
  );
}
