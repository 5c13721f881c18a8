import { decideQrLogin } from '@jobharbor/shared/calls/auth/decide-qr-login';
import { describeQrLogin } from '@jobharbor/shared/calls/auth/describe-qr-login';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import {
  ErrorNotice,
  useErrorText,
  useLocale,
  usePage,
  useSend,
  useSendOnce,
} from '@jobharbor/shared/remote';
import { Button, ButtonLink, Notice } from '@jobharbor/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StepFailurePage, StepLoading, StepPage } from '../../common/steps/step-page.tsx';
import { WaitingBrowser } from './waiting-browser.tsx';

export interface ApproveQrLoginProps {
  token: string;
  /** User of the approving session: the other device is signed in to this account. */
  user: SessionUser;
  /** Called when the code has been decided or has expired. */
  onDone: () => void;
}

/** Shows which browser a code signs in, and approves or refuses it. */
export function ApproveQrLogin({ token, user, onDone }: ApproveQrLoginProps) {
  const { t } = useTranslation('auth');
  const closeIfExpired = (error: unknown) => hasCode(error, errorCode.qrLoginInvalid) && onDone();
  const described = useSend(describeQrLogin, { onError: closeIfExpired });
  const decide = useSendOnce(decideQrLogin, { onSuccess: onDone, onError: closeIfExpired });
  const begin = useEffectEvent(() => described.mutate({ body: { token: token || '-' } }));
  useEffect(() => {
    begin();
  }, []);

  const isApproved = decide.isSuccess ? decide.variables.body.is_approved : null;
  const title = isApproved === null ? 'title' : isApproved ? 'approved.title' : 'refused.title';
  usePage({ title: t(`qrApprove.${title}`), canonical: '/qr-login', robots: 'noindex' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button was removed: restore the focus.
    if (isApproved !== null) heading.current?.focus();
  }, [isApproved]);

  const isDead = [described.error, decide.error].some((error) => hasCode(error, errorCode.qrLoginInvalid));
  if (described.isError || isDead) {
    const error = isDead && decide.isError ? decide.error : described.error;
    return <QrLoginFailure {...{ error, isDead }} isRetrying={described.isPending} onRetry={begin} />;
  }
  return (
    <StepPage title={t(`qrApprove.${title}`)} heading={heading}>
      {isApproved !== null ? (
        <Decided isApproved={isApproved} />
      ) : described.data === undefined ? (
        <StepLoading shape="block" />
      ) : (
        <>
          <p>{t('qrApprove.lead', { name: user.first_name })}</p>
          <WaitingBrowser waiting={described.data} />
          <Notice tone="attention">{t('qrApprove.warning')}</Notice>
          <ErrorNotice error={decide.error} />
          <DecideButtons
            pending={decide.isPending ? decide.variables.body.is_approved : null}
            onDecide={(is_approved) => decide.sendOnce({ body: { token, is_approved } })}
          />
        </>
      )}
    </StepPage>
  );
}

interface QrLoginFailureProps {
  error: unknown;
  /** The code has expired or was decided: no retry can succeed. */
  isDead: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

function QrLoginFailure({ error, isDead, isRetrying, onRetry }: QrLoginFailureProps) {
  const { t } = useTranslation('auth');
  const { base } = useLocale();
  const errorText = useErrorText();
  const home = (
    <ButtonLink variant="primary" href={base}>
      {t('back.home')}
    </ButtonLink>
  );
  const retry = (
    <Button variant="primary" loading={isRetrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <StepFailurePage title={t('qrApprove.failed')} actions={isDead ? home : retry}>
      {errorText(error)}
    </StepFailurePage>
  );
}

function Decided({ isApproved }: { isApproved: boolean }) {
  const { t } = useTranslation('auth');
  const { base } = useLocale();
  return (
    <>
      <p>{t(isApproved ? 'qrApprove.approved.text' : 'qrApprove.refused.text')}</p>
      <div className="jha-guest">
        <ButtonLink variant="primary" wide href={base}>
          {t('fallback.home')}
        </ButtonLink>
        <ButtonLink wide href={`${base}/account-settings`}>
          {t('qrApprove.devices')}
        </ButtonLink>
      </div>
    </>
  );
}

interface DecideButtonsProps {
  /** The decision that is being sent; null while none is. */
  pending: boolean | null;
  onDecide: (isApproved: boolean) => void;
}

function DecideButtons({ pending, onDecide }: DecideButtonsProps) {
  const { t } = useTranslation('auth');
  const propsOf = (isApproved: boolean) => ({
    loading: pending === isApproved,
    loadingLabel: t('sending'),
    onClick: () => pending === null && onDecide(isApproved),
  });
  return (
    <div className="jha-guest">
      <Button wide size="large" variant="primary" {...propsOf(true)}>
        {t('qrApprove.approve')}
      </Button>
      <Button wide {...propsOf(false)}>
        {t('qrApprove.refuse')}
      </Button>
    </div>
  );
}
