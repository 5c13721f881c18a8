import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import { useLocale, useNow } from '@jobharbor/shared/remote';
import { Facts, SelectField, TextField, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCountryOptions } from '../../common/entries/fields/countries-field.tsx';
import { EditableSection, type EditRequest } from './editable-section.tsx';
import { sections } from './sections.ts';
import { useFieldError } from './use-field-error.ts';
import { useFieldText } from './use-field-text.ts';
import type { SectionEditor } from './use-section-editor.ts';

const minimumAge = 16;

/** Private data: date of birth, address, nationality, contact details. */
export function PersonalSection({ me, request }: { me: Me; request: EditRequest | null }) {
  const { t } = useTranslation('profile');
  const textOf = useFieldText();
  const none = <span className="jh-quiet">{t('empty.fact')}</span>;
  const contact = (text: string | null) => (text === null ? none : <bdi dir="ltr">{text}</bdi>);
  const values = sections.personal.valuesOf(me);
  return (
    <EditableSection
      section={sections.personal}
      me={me}
      request={request}
      fields={(editor) => <Fields editor={editor} />}
    >
      <h2 className="jhp-section__title">{t('section.personal')}</h2>
      <p className="jh-quiet">{t('personal.private')}</p>
      <Facts
        facts={[
          ...(['birthday', 'address', 'nationality'] as const).map((field) => ({
            term: t(`field.${field}`),
            detail: values[field] ? <bdi>{textOf(field, values[field])}</bdi> : none,
          })),
          { term: t('personal.email'), detail: contact(me.email) },
          {
            term: t('personal.phone'),
            detail: (
              <>
                {contact(me.phone_num)}
                {me.phone_num !== null && (
                  <>
                    {' '}
                    <span className="jh-quiet jh-small">
                      {t(me.is_mobile_verified ? 'settings.email.confirmed' : 'settings.email.unconfirmed')}
                    </span>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      <p>
        <TextLink render={<Link to="/account-settings" />}>{t('personal.change')}</TextLink>
      </p>
    </EditableSection>
  );
}

function Fields({ editor: { form } }: { editor: SectionEditor }) {
  const { t } = useTranslation('profile');
  const errorOf = useFieldError(form);
  const countries = useCountryOptions();
  const { language } = useLocale();
  const youngest = new Date(useNow());
  youngest.setUTCFullYear(youngest.getUTCFullYear() - minimumAge);
  return (
    <>
      <p className="jh-quiet">{t('personal.private')}</p>
      <TextField
        {...form.register('birthday')}
        type="date"
        lang={language.value}
        min="1900-01-01"
        max={youngest.toISOString().slice(0, 10)}
        autoComplete="bday"
        label={t('field.birthday')}
        note={t('optional')}
        error={errorOf('birthday')}
      />
      <TextField
        {...form.register('address')}
        dir="auto"
        autoComplete="street-address"
        label={t('field.address')}
        note={t('optional')}
        error={errorOf('address')}
      />
      <SelectField
        {...form.register('nationality')}
        label={t('field.nationality')}
        error={errorOf('nationality')}
      >
        <option value="">{t('choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
