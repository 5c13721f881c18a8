import { signInPath } from '@jobharbor/shared/domain/session';
import { TextLink } from '@jobharbor/shared/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Link back to sign-in, with `returnTo` (a full path of this site) to open afterwards. */
export function BackToSignIn({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('auth');
  return (
    <TextLink bare render={<Link to={signInPath(returnTo)} />} className="jha-back">
      <ArrowLeft className="jh-icon jh-icon--directional" aria-hidden="true" />
      {t('back.sign-in')}
    </TextLink>
  );
}
