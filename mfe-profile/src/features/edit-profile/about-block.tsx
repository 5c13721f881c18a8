import type { Me } from '@jobharbor/shared/contracts/jobseeker';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { TextArea } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { blocks, longest, type ProfileField } from './blocks.ts';
import { ProfileBlock } from './profile-block.tsx';
import type { BlockEditor } from './use-block-editor.ts';
import { useBlockError } from './use-block-error.ts';

/** In the person's own words. */
export function AboutBlock({ me, wanted }: { me: Me; wanted: { field: ProfileField } | null }) {
  const { t } = useTranslation('profile');
  return (
    <ProfileBlock
      block={blocks.about}
      me={me}
      wanted={wanted}
      fields={(editor) => <Fields editor={editor} />}
    >
      <h2 className="jhp-block__title">{t('block.about')}</h2>
      {me.summary ? (
        <p className="jhp-about" dir="auto">
          {me.summary}
        </p>
      ) : (
        <p className="jh-quiet">{t('empty.summary')}</p>
      )}
    </ProfileBlock>
  );
}

function Fields({ editor: { form } }: { editor: BlockEditor }) {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  const errorOf = useBlockError(form);
  const shown = (count: number) => formatNumber(language.value, count);
  return (
    <TextArea
      {...form.register('summary')}
      // For the counter, which starts from it; the field's text is the form's.
      defaultValue={form.getValues('summary')}
      rows={8}
      label={t('field.summary')}
      labelHidden
      hint={t('hint.summary')}
      error={errorOf('summary')}
      counter={(text) => t('counter', { used: shown(text.length), max: shown(longest.summary) })}
    />
  );
}
