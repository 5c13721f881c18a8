import type { ResumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';
import { TextArea, TextField } from '@jobharbor/shared/ui';
import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { basicFields, maxEntries, maxLong, maxShort } from './form-sections.ts';

const autoComplete = {
  name: 'name',
  label: 'organization-title',
  email: 'email',
  phone: 'tel',
  url: 'url',
} as const;

type Basics = NonNullable<ResumeDocument['basics']>;

export interface BasicsFormProps {
  basics: Basics;
  onChange: (basics: Basics) => void;
  nameField: Ref<HTMLInputElement>;
  nameError: string | undefined;
}

/** Name, contact details and summary: the header of a résumé. */
export const BasicsForm = memo(function BasicsForm(props: BasicsFormProps) {
  const { basics, onChange, nameField, nameError } = props;
  const { t } = useTranslation('profile');
  const set = (changes: Basics) => onChange({ ...basics, ...changes });
  return (
    <section className="jh-stack jh-gap-4" aria-labelledby="jhp-basics">
      <h2 id="jhp-basics">{t('buildResume.sections.basics')}</h2>
      {basicFields.map((name) => (
        <TextField
          key={name}
          {...(name === 'name' && { ref: nameField, error: nameError })}
          dir={name === 'name' || name === 'label' ? 'auto' : 'ltr'}
          type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
          autoComplete={autoComplete[name]}
          label={t(`buildResume.fields.basics.${name}`)}
          maxLength={maxShort}
          value={basics[name] ?? ''}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
        />
      ))}
      <TextField
        dir="auto"
        autoComplete="address-level2"
        label={t('buildResume.fields.basics.city')}
        maxLength={maxShort}
        value={basics.location?.city ?? ''}
        onChange={(event) => set({ location: { ...basics.location, city: event.currentTarget.value } })}
      />
      <LinksField profiles={basics.profiles} onChange={(profiles) => set({ profiles })} />
      <TextArea
        dir="auto"
        rows={5}
        label={t('buildResume.fields.basics.summary')}
        maxLength={maxLong}
        value={basics.summary ?? ''}
        onChange={(event) => set({ summary: event.currentTarget.value })}
      />
    </section>
  );
});

interface LinksFieldProps {
  profiles: Basics['profiles'];
  onChange: (profiles: NonNullable<Basics['profiles']>) => void;
}

/** Further pages of the person, one address a line. An address that stays keeps the name of its network. */
function LinksField({ profiles = [], onChange }: LinksFieldProps) {
  const { t } = useTranslation('profile');
  const addressOf = ({ url, username }: (typeof profiles)[number]) => url ?? username ?? '';
  return (
    <TextArea
      dir="ltr"
      rows={2}
      label={t('buildResume.fields.basics.profiles')}
      hint={t('buildResume.onePerLink')}
      value={profiles.map(addressOf).join('\n')}
      onChange={(event) =>
        onChange(
          event.currentTarget.value
            .split('\n')
            .slice(0, maxEntries)
            .map(
              (line) => profiles.find((one) => addressOf(one) === line) ?? { url: line.slice(0, maxShort) },
            ),
        )
      }
      onBlur={() => onChange(profiles.filter((one) => addressOf(one).trim() !== ''))}
    />
  );
}
