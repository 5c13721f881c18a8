import { TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { passEmailToNextPage } from '../../../common/fields/email-between-pages.ts';

export interface ForgotPasswordLinkProps {
  /** Whole path of the page to open after the new password. */
  returnTo: string;
  /** Called when the link is followed, to prefill the email. */
  getEmail: () => string;
}

/** Link to the password reset. */
export function ForgotPasswordLink({ returnTo, getEmail }: ForgotPasswordLinkProps) {
  const { t } = useTranslation('auth');
  return (
    <TextLink
      className="jha-forgot"
      render={<Link to={`/change-password?redirect=${encodeURIComponent(returnTo)}`} />}
      onClick={() => passEmailToNextPage(getEmail())}
    >
      {t('reset.forgot')}
    </TextLink>
  );
}
