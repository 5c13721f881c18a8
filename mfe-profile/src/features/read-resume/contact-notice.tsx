import type { SyncField } from '@jobharbor/shared/contracts/profile/resume-sync';
import { Notice, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Email address and phone of a résumé where those of the account differ: they sign in, and change in its settings only. */
export function ContactNotice({ contact }: { contact: readonly SyncField[] }) {
  const { t } = useTranslation('profile');
  if (contact.length === 0) return null;
  return (
    <Notice
      title={t('readResume.contact.title')}
      actions={<TextLink render={<Link to="/account-settings" />}>{t('readResume.contact.change')}</TextLink>}
    >
      <ul className="jhp-contact">
        {contact.map(({ name, value, current }) => (
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
