import { drawResumeTemplate } from '@jobharbor/shared/calls/jobseeker-resumes/draw-resume-template';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import { type ResumeTemplate, resumeTemplates } from '@jobharbor/shared/contracts/profile/resume-document';
import { useLocale } from '@jobharbor/shared/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface TemplateChoiceProps {
  value: ResumeTemplate;
  onChange: (template: ResumeTemplate) => void;
}

/** Radio group of the templates, with previews of a sample résumé. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  return (
    <fieldset className="jhp-templates">
      <legend>{t('buildResume.template')}</legend>
      {resumeTemplates.map((template) => (
        <label key={template} className="jhp-template">
          <ExamplePicture
            src={`/api${callPath(drawResumeTemplate, { params: { template } })}?language=${language.value}`}
            alt={t('buildResume.example', { name: t(`buildResume.templates.${template}`) })}
          />
          <span className="jh-choice">
            <input
              type="radio"
              name="jhp-template"
              value={template}
              checked={value === template}
              onChange={() => onChange(template)}
            />
            <span>{t(`buildResume.templates.${template}`)}</span>
          </span>
        </label>
      ))}
      {value === 'rirekisho' && (
        <p className="jh-quiet jh-small jhp-templates__hint">{t('buildResume.formHint')}</p>
      )}
    </fieldset>
  );
}

/** A preview, slow to load for the first request in a language. */
function ExamplePicture({ src, alt }: { src: string; alt: string }) {
  const [settled, setSettled] = useState('');
  const settle = () => setSettled(src);
  return (
    <img
      className="jhp-page-picture"
      // It may have loaded before hydration, without an event for React.
      ref={(image) => {
        if (image?.complete) settle();
      }}
      data-loading={settled !== src}
      src={src}
      alt={alt}
      width={1000}
      height={1414}
      decoding="async"
      onLoad={settle}
      onError={settle}
    />
  );
}
