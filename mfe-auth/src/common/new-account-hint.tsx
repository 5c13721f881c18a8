import { brand } from '@jobharbor/shared/brand';
import { useTranslation } from 'react-i18next';
import { PolicyLinks } from './policy-links.tsx';

/**
 * Effect of signing in by mail without an account. The same text for everybody, so as not to reveal whether an address
 * has one.
 */
export function NewAccountHint() {
  const { t } = useTranslation('auth');
  return (
    <div className="jh-stack jh-gap-1">
      <p className="jh-quiet jh-small">{t('byMail.newHere', { brand: brand.name })}</p>
      <PolicyLinks plain />
    </div>
  );
}
