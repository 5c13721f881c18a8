import { signInPath } from '@jobharbor/shared/domain/session';
import { TextLink } from '@jobharbor/shared/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way back to sign-in, which leads on to `returnTo` (a whole path of this site). */
export function BackToSignIn({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('auth');
  return (
    <TextLink bare render={<Link to={signInPath(returnTo)} />} className="jha-back">
      <ArrowLeft className="jh-icon jh-icon--directional" aria-hidden="true" />
      {t('back.sign-in')}
    </TextLink>
  );
}
