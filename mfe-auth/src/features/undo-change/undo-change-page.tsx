import type { describeChange, SignInMethodName } from '@jobharbor/shared/calls/auth/describe-change';
import type { CallResult } from '@jobharbor/shared/contracts/define-call';
import { signInPath } from '@jobharbor/shared/domain/session';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { formatMoment } from '@jobharbor/shared/i18n';
import { useErrorText, useLocale, usePage, useTimeZone } from '@jobharbor/shared/remote';
import { Button, ButtonLink } from '@jobharbor/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StepFailurePage, StepLoading, StepPage } from '../../common/steps/step-page.tsx';
import { useUndoChange } from './use-undo-change.ts';
import '../../common/auth.css';

/**
 * Target of the link in a message about a change of what signs in. Shows what it undoes, and undoes it on a press only:
 * mail scanners follow links.
 */
export function UndoChangePage() {
  const { t } = useTranslation('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  const { change, undo } = useUndoChange();
  const isCompany = change.data?.event === 'company-transferred';
  const title = t(undo.isSuccess ? 'undoChange.done' : 'undoChange.title');
  usePage({ title, canonical: '/undo-change', robots: 'noindex' });
  useEffect(() => {
    if (undo.isSuccess) heading.current?.focus();
  }, [undo.isSuccess]);

  const error = change.error ?? undo.error;
  if (error !== null) {
    const retry = () => (change.isError ? change.mutate() : undo.mutateOnce());
    return <UndoFailure error={error} isRetrying={change.isPending || undo.isPending} onRetry={retry} />;
  }
  return (
    <StepPage title={title} heading={heading}>
      {undo.isSuccess ? (
        <>
          <p role="status">{t(isCompany ? 'undoChange.companyDoneLead' : 'undoChange.doneLead')}</p>
          <Restored names={change.data?.restores} title={t('undoChange.restored')} />
          <SignInLink />
        </>
      ) : change.data ? (
        <ChangeToUndo change={change.data} isUndoing={undo.isPending} onUndo={undo.mutateOnce} />
      ) : (
        <StepLoading />
      )}
    </StepPage>
  );
}

type UndoFailureProps = { error: Error; isRetrying: boolean; onRetry: () => void };

/** A link that is used up or too old leads to the sign-in; any other failure can be retried. */
function UndoFailure({ error, isRetrying, onRetry }: UndoFailureProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const retry = (
    <Button variant="primary" loading={isRetrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  const isDead = hasCode(error, errorCode.changeLinkInvalid);
  return (
    <StepFailurePage title={t('undoChange.failed')} actions={isDead ? <SignInLink /> : retry}>
      {errorText(error)}
    </StepFailurePage>
  );
}

type ChangeToUndoProps = {
  change: CallResult<typeof describeChange>;
  isUndoing: boolean;
  onUndo: () => void;
};

/** Describes an account change and its time, with the undo button. */
function ChangeToUndo({ change, isUndoing, onUndo }: ChangeToUndoProps) {
  const { t } = useTranslation('auth');
  const { tag } = useLocale();
  const time = formatMoment(tag, useTimeZone(), change.changed_at);
  return (
    <>
      <p>
        <strong>{t(`undoChange.event.${change.event}`, { company: change.company, time })}</strong>
      </p>
      <p>{t(change.event === 'company-transferred' ? 'undoChange.companyLead' : 'undoChange.lead')}</p>
      <Restored names={change.restores} title={t('undoChange.restores')} />
      <Button
        variant="danger"
        size="large"
        wide
        loading={isUndoing}
        loadingLabel={t('sending')}
        onClick={onUndo}
      >
        {t('undoChange.submit')}
      </Button>
    </>
  );
}

type RestoredProps = { names: readonly SignInMethodName[] | undefined; title: string };

/** What has changed since, and goes back: what a thief has added is seen. */
function Restored({ names = [], title }: RestoredProps) {
  const { t } = useTranslation('auth');
  const titleId = useId();
  if (names.length === 0) return null;
  return (
    <div>
      <p id={titleId}>{title}</p>
      <ul aria-labelledby={titleId}>
        {names.map((name) => (
          <li key={name}>{t(`undoChange.method.${name}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function SignInLink() {
  const { t } = useTranslation('auth');
  const { base } = useLocale();
  return (
    <ButtonLink variant="primary" render={<Link to={signInPath(`${base}/account-settings`)} />}>
      {t('back.sign-in')}
    </ButtonLink>
  );
}
