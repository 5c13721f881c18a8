import { openInvitation } from '@jobharbor/shared/calls/jobseeker-vip/open-invitation';
import { signInPath } from '@jobharbor/shared/domain/session';
import { ErrorNotice, useLocale, useRemote, useSend, useSession } from '@jobharbor/shared/remote';
import { Badge, ButtonLink, Notice } from '@jobharbor/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VipPanel } from './vip-panel.tsx';
import './invite-friends.css';

/** Fills the slot `invite-friends` of `/vip`: who invites a guest, or the VIP time, link and friends of a job seeker. */
export function InviteSlot() {
  const { t } = useTranslation('profile');
  const { navigation } = useRemote();
  const { user } = useSession();
  const code = new URLSearchParams(navigation.current().search).get('invite') ?? '';
  if (user?.role === 'jobseeker') return <VipPanel code={code} />;
  if (user && user.role !== 'guest') return <p className="jh-quiet">{t('vip.jobseekersOnly')}</p>;
  return (
    <div className="jhp-vip">
      {code !== '' && <Welcome key={code} code={code} />}
      <SignInToInvite isInvited={code !== ''} />
    </div>
  );
}

/** Who invites. Opening the link also sets the cookie by which the new account is known as invited. */
function Welcome({ code }: { code: string }) {
  const { t } = useTranslation('profile');
  const opened = useSend(openInvitation);
  const open = useEffectEvent(() => opened.mutate({ body: { code } }));
  useEffect(() => open(), []);
  if (opened.isError) return <ErrorNotice error={opened.error} retry={{ refetch: open }} />;
  if (!opened.data) return null;
  return (
    <Notice tone="success" role="status">
      {opened.data.has_badge && (
        <p>
          <bdi>{opened.data.first_name}</bdi> <Badge tone="success">{t('vip.badgeShown')}</Badge>
        </p>
      )}
      <p>{t('vip.welcome', { name: opened.data.first_name })}</p>
      <p>{t('vip.welcomeSeen', { name: opened.data.first_name })}</p>
    </Notice>
  );
}

function SignInToInvite({ isInvited }: { isInvited: boolean }) {
  const { t } = useTranslation('profile');
  const { base } = useLocale();
  return (
    <p>
      <ButtonLink variant="primary" render={<Link to={signInPath(`${base}/vip`)} />}>
        {t(isInvited ? 'vip.join' : 'vip.signIn')}
      </ButtonLink>
    </p>
  );
}
