import { describeChange } from '@jobharbor/shared/calls/auth/describe-change';
import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import { undoChange } from '@jobharbor/shared/calls/auth/undo-change';
import { signInPath } from '@jobharbor/shared/domain/session';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { formatMoment } from '@jobharbor/shared/i18n';
import { useErrorText, useLocale, usePage, useRemote, useTimeZone } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Button, ButtonLink } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StepFailurePage, StepLoading, StepPage } from '../../common/steps/step-page.tsx';
import { useLinkToken } from '../../common/use-link-token.ts';
import '../../common/auth.css';

/**
 * Target of the link in a message about a change of what signs in. Shows what it undoes, and undoes it on a press only:
 * mail scanners follow links.
 */
export function UndoChangePage() {
  const { t } = useTranslation('auth');
  const { http, session } = useRemote();
  const timeZone = useTimeZone();
  const { tag, base } = useLocale();
  const errorText = useErrorText();
  const token = useLinkToken();
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useMutation({ mutationFn: () => sendCall(http, describeChange, { body: { token } }) });
  const undo = useMutation({
    mutationFn: () => sendCall(http, undoChange, { body: { token } }),
    // The session of this browser has ended, too, if it was the account's.
    async onSuccess() {
      const { user } = await sendCall(http, getSession).catch(() => ({ user: null }));
      setSession(session, user);
    },
  });
  const title = t(undo.isSuccess ? 'undoChange.done' : 'undoChange.title');
  usePage({ title, canonical: '/undo-change', robots: 'noindex' });
  const begin = useEffectEvent(() => change.mutate());
  useEffect(() => {
    begin();
  }, []);
  useEffect(() => {
    if (undo.isSuccess) heading.current?.focus();
  }, [undo.isSuccess]);

  const signIn = (
    <ButtonLink variant="primary" render={<Link to={signInPath(`${base}/account-settings`)} />}>
      {t('back.sign-in')}
    </ButtonLink>
  );
  const error = change.error ?? undo.error;
  if (error !== null)
    return (
      <StepFailurePage
        title={t('undoChange.failed')}
        actions={
          hasCode(error, errorCode.changeLinkDead) ? (
            signIn
          ) : (
            <Button
              variant="primary"
              loading={change.isPending || undo.isPending}
              onClick={() => (change.isError ? change.mutate() : undo.mutate())}
            >
              {t('retry')}
            </Button>
          )
        }
      >
        {errorText(error)}
      </StepFailurePage>
    );
  return (
    <StepPage title={title} heading={heading}>
      {undo.isSuccess ? (
        <>
          <p role="status">{t('undoChange.doneLead')}</p>
          {signIn}
        </>
      ) : change.data ? (
        <>
          <p>
            <strong>
              {t(`undoChange.event.${change.data.event}`, {
                time: formatMoment(tag, timeZone, change.data.changed_at),
              })}
            </strong>
          </p>
          <p>{t('undoChange.lead')}</p>
          <Button
            variant="danger"
            size="large"
            wide
            loading={undo.isPending}
            loadingLabel={t('sending')}
            onClick={() => undo.mutate()}
          >
            {t('undoChange.submit')}
          </Button>
        </>
      ) : (
        <StepLoading />
      )}
    </StepPage>
  );
}
