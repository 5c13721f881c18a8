import { languages } from '@jobharbor/shared/contracts/markets/market';
import {
  type PaperSize,
  paperSizes,
  resumeAccents,
} from '@jobharbor/shared/contracts/profile/resume-document';
import { RadioGroup, SelectField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { ResumeDraft } from './use-resume-draft.ts';

/** Paper size, colour and language of the résumé. */
export function PaperOptions({ draft: { design, change, changeLanguage } }: { draft: ResumeDraft }) {
  const { t } = useTranslation('profile');
  return (
    <div className="jhp-builder__options">
      <RadioGroup<PaperSize>
        inline
        name="jhp-paper"
        legend={t('buildResume.paper')}
        value={design.paper}
        onValueChange={(paper) => change({ paper })}
        options={paperSizes.map((value) => ({ value, label: t(`buildResume.papers.${value}`) }))}
      />
      <SelectField
        label={t('buildResume.accent')}
        value={design.accent ?? 'harbour'}
        onChange={({ currentTarget: { value } }) =>
          change({ accent: resumeAccents.find((accent) => accent === value) })
        }
      >
        {resumeAccents.map((accent) => (
          <option key={accent} value={accent}>
            {t(`buildResume.accents.${accent}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('buildResume.language')}
        value={design.language}
        onChange={({ currentTarget: { value } }) => {
          const chosen = languages.find((language) => language.value === value);
          if (chosen) void changeLanguage(chosen.value);
        }}
      >
        {languages.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
