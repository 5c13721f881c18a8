import { userOf } from '@jobharbor/shared/remote';
import { Avatar, Button, ButtonLink, Menu, MenuItem, MenuLine, VisuallyHidden } from '@jobharbor/shared/ui';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { signInAddress } from '../../common/sign-in-address.ts';
import { useFrame } from './frame-context.tsx';
import { PlaceIcon } from './place-icon.tsx';
import { useFrameLocale } from './use-frame-locale.ts';
import { usePlaces } from './use-places.ts';

const signOutForm = 'jhf-sign-out';

/** The sign-in link for a guest; the person's own places and signing out for a signed-in person. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { session, contracts, signOut } = useFrame();
  const { address, base } = useFrameLocale();
  const places = usePlaces('account');
  const user = useStore(session, userOf);
  if (!user) {
    const signIn = signInAddress(contracts, address);
    if (signIn === undefined) return null;
    return (
      <ButtonLink variant="secondary" size="small" href={signIn} data-redirect="here">
        {t('account.signIn')}
      </ButtonLink>
    );
  }
  const { first_name: first, shown_name: whole = first } = user;
  // A family name that stands first is no name apart from the rest, as a first name is.
  const name = whole.startsWith(first) ? first : whole;
  return (
    <>
      {/* Signing out works without script, too. */}
      <form
        id={signOutForm}
        method="post"
        action="/api/auth/log-out/form"
        onSubmit={(event) => {
          event.preventDefault();
          signOut(event.currentTarget);
        }}
      >
        <input type="hidden" name="to" value={base} />
      </form>
      <Menu
        label={t('account.menu')}
        closeLabel={t('close')}
        trigger={
          <Button variant="quiet" size="small">
            <Avatar name={whole} src={user.avatar_url} size="small" />
            <VisuallyHidden>{t('account.menuOf', { name })}</VisuallyHidden>
            <bdi className="jhf-header__wide" aria-hidden="true">
              {name}
            </bdi>
          </Button>
        }
      >
        {places.map(({ path, href, icon, label }) => (
          <MenuItem key={path} href={href} icon={<PlaceIcon icon={icon} />}>
            {label}
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem icon={<LogOut />} form={signOutForm}>
          {t('account.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
