import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { TextArea } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { EditableSection, type EditRequest } from './editable-section.tsx';
import { maxLengths, sections } from './sections.ts';
import { useFieldError } from './use-field-error.ts';
import type { SectionEditor } from './use-section-editor.ts';

/** The section “About you”: a free text. */
export function AboutSection({ me, request }: { me: Me; request: EditRequest | null }) {
  const { t } = useTranslation('profile');
  return (
    <EditableSection
      section={sections.about}
      me={me}
      request={request}
      fields={(editor) => <Fields editor={editor} />}
    >
      <h2 className="jhp-section__title">{t('section.about')}</h2>
      {me.summary ? (
        <p className="jhp-about" dir="auto">
          {me.summary}
        </p>
      ) : (
        <p className="jh-quiet">{t('empty.summary')}</p>
      )}
    </EditableSection>
  );
}

function Fields({ editor: { form } }: { editor: SectionEditor }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const errorOf = useFieldError(form);
  const format = (count: number) => formatNumber(tag, count);
  return (
    <TextArea
      {...form.register('summary')}
      // The initial count comes from it; the value itself is the form's.
      defaultValue={form.getValues('summary')}
      rows={8}
      label={t('field.summary')}
      labelHidden
      hint={t('hint.summary')}
      error={errorOf('summary')}
      counter={(text) => t('counter', { used: format(text.length), max: format(maxLengths.summary) })}
    />
  );
}
