import { callPath } from '@jobharbor/shared/contracts/call-path';
import { drawResumeTemplate } from '@jobharbor/shared/contracts/calls/draw-resume-template';
import { type ResumeTemplate, resumeTemplates } from '@jobharbor/shared/contracts/resume-document';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

export interface TemplateChoiceProps {
  value: ResumeTemplate;
  onChange: (template: ResumeTemplate) => void;
}

/** Both templates with the résumé of an invented person, of which one is chosen. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  return (
    <fieldset className="jhp-templates">
      <legend>{t('buildResume.template')}</legend>
      {resumeTemplates.map((template) => (
        <label key={template} className="jhp-template">
          <img
            className="jhp-page-picture"
            src={`/api${callPath(drawResumeTemplate, { params: { template } })}?language=${language.value}`}
            alt={t('buildResume.example', { name: t(`buildResume.templates.${template}`) })}
            width={1000}
            height={1414}
            decoding="async"
          />
          <span className="jhp-template__name">
            <input
              type="radio"
              name="jhp-template"
              value={template}
              checked={value === template}
              onChange={() => onChange(template)}
            />
            {t(`buildResume.templates.${template}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
