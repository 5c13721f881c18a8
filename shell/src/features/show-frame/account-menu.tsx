import { Avatar, Button, ButtonLink, Menu, MenuItem, MenuLine, VisuallyHidden } from '@jobharbor/shared/ui';
import FileText from 'lucide-react/icons/file-text';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { signInAddress } from '../../common/sign-in-address.ts';
import { useFrame } from './frame-context.tsx';
import { useFrameLocale } from './use-frame-locale.ts';

/** The way in for a visitor; the person's own places and the way out for who is signed in. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { session, serves, signOut } = useFrame();
  const { base, address } = useFrameLocale();
  const { user } = useStore(session);
  if (!user) {
    return (
      <ButtonLink variant="secondary" size="small" href={signInAddress(address)}>
        {t('account.signIn')}
      </ButtonLink>
    );
  }
  return (
    <Menu
      label={t('account.menu')}
      closeLabel={t('close')}
      trigger={
        <Button variant="quiet" size="small">
          <Avatar name={user.first_name} src={user.avatar_url} size="small" />
          <VisuallyHidden>{t('account.menuOf', { name: user.first_name })}</VisuallyHidden>
          <bdi className="jhf-header__wide" aria-hidden="true">
            {user.first_name}
          </bdi>
        </Button>
      }
    >
      {serves('/profile') && (
        <MenuItem href={`${base}/profile`} icon={<UserRound />}>
          {t('account.profile')}
        </MenuItem>
      )}
      {serves('/resume') && (
        <MenuItem href={`${base}/resume`} icon={<FileText />}>
          {t('account.resume')}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={<LogOut />} onClick={signOut}>
        {t('account.signOut')}
      </MenuItem>
    </Menu>
  );
}
