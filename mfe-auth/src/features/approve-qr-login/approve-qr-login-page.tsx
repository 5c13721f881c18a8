import { signInPath } from '@jobharbor/shared/domain/session';
import { useLocale, usePage, useSession } from '@jobharbor/shared/remote';
import { ButtonLink } from '@jobharbor/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StepLoading, StepPage } from '../../common/steps/step-page.tsx';
import { ApproveQrLogin } from './approve-qr-login.tsx';
import { storeQrToken, useQrToken } from './use-qr-token.ts';
import '../../common/auth.css';

/** Target of a QR code: on a signed-in device, the approval; on any other, sign-in first. */
export function ApproveQrLoginPage() {
  const { t } = useTranslation('auth');
  const session = useSession();
  const { base } = useLocale();
  const { token, forget } = useQrToken();
  usePage({ title: t('qrApprove.title'), canonical: '/qr-login', robots: 'noindex' });
  useEffect(() => {
    if (token !== '') storeQrToken(token);
  }, [token]);

  if (session.status === 'signed-in')
    return <ApproveQrLogin token={token} user={session.user} onDone={forget} />;
  return (
    <Frame>
      {session.status === 'unknown' ? (
        <StepLoading />
      ) : (
        <>
          <p>{t('qrApprove.signInFirst')}</p>
          <ButtonLink variant="primary" wide render={<Link to={signInPath(`${base}/qr-login`)} />}>
            {t('title.sign-in')}
          </ButtonLink>
        </>
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth');
  return <StepPage title={t('qrApprove.title')}>{children}</StepPage>;
}
