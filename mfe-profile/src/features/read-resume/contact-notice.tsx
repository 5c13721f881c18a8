import type { SyncField } from '@jobharbor/shared/contracts/profile/resume-sync';
import { Notice, TextLink } from '@jobharbor/shared/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/**
 * Name, email address and phone of a résumé where those of the account differ. The name is changed in the profile; address
 * and phone sign in, and are changed in the account's settings only.
 */
export function ContactNotice({ contact }: { contact: readonly SyncField[] }) {
  const { t } = useTranslation('profile');
  const isName = ({ name }: SyncField) => name === 'name';
  return (
    <>
      <Differences
        fields={contact.filter(isName)}
        title={t('readResume.contact.nameTitle')}
        change={<Link to="/profile" />}
        changeText={t('readResume.contact.nameChange')}
      />
      <Differences
        fields={contact.filter((field) => !isName(field))}
        title={t('readResume.contact.title')}
        change={<Link to="/account-settings" />}
        changeText={t('readResume.contact.change')}
      />
    </>
  );
}

interface DifferencesProps {
  fields: readonly SyncField[];
  title: string;
  change: ComponentProps<typeof TextLink>['render'];
  changeText: string;
}

function Differences({ fields, title, change, changeText }: DifferencesProps) {
  const { t } = useTranslation('profile');
  if (fields.length === 0) return null;
  return (
    <Notice title={title} actions={<TextLink render={change}>{changeText}</TextLink>}>
      <ul className="jhp-contact">
        {fields.map(({ name, value, current }) => (
          <li key={name}>
            {t('readResume.contact.inResume')} <bdi>{value}</bdi>
            <br />
            {current === null ? (
              t('readResume.contact.none')
            ) : (
              <>
                {t('readResume.have')} <bdi>{current}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
