import { cancelDeletion } from '@jobharbor/shared/calls/jobseeker-account/cancel-deletion';
import { deletionGraceDays } from '@jobharbor/shared/contracts/account/account-data';
import { signInPath } from '@jobharbor/shared/domain/session';
import { formatMoment, formatNumber } from '@jobharbor/shared/i18n';
import {
  ErrorNotice,
  useLocale,
  usePage,
  useRemote,
  useSendOnce,
  useSession,
  useTimeZone,
} from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Button, ButtonLink, Card } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useReturnPath } from '../../common/use-return-path.ts';
import '../../common/auth.css';

/**
 * For the owner of an account that is scheduled for deletion: shown after the request, and at each sign-in until it is
 * deleted.
 */
export function CancelDeletionPage() {
  const { t } = useTranslation('auth');
  const timeZone = useTimeZone();
  const { tag, base } = useLocale();
  const { user } = useSession();
  const [query] = useSearchParams();
  const cancel = useCancelDeletion(useReturnPath(query.get('redirect')));
  const dueAt = user?.deletion_due_at;
  const guest = query.has('asked') ? 'asked' : 'guest';
  const state = dueAt !== undefined ? 'pending' : user === null ? guest : 'kept';
  usePage({ title: t(`cancelDeletion.${state}.title`), canonical: '/cancel-deletion', robots: 'noindex' });
  const lead = t(`cancelDeletion.${state}.lead`, {
    days: formatNumber(tag, deletionGraceDays),
    time: dueAt === undefined ? '' : formatMoment(tag, timeZone, dueAt),
  });
  const home = (
    <ButtonLink variant="quiet" render={<Link to="/" />}>
      {t('fallback.home')}
    </ButtonLink>
  );
  const signIn = (
    <ButtonLink variant="primary" render={<Link to={signInPath(`${base}/cancel-deletion`)} />}>
      {t('cancelDeletion.signIn')}
    </ButtonLink>
  );
  const actions: Record<typeof state, ReactNode> = {
    pending: (
      <Button
        variant="primary"
        loading={cancel.isPending}
        loadingLabel={t('sending')}
        onClick={() => cancel.sendOnce({})}
      >
        {t('cancelDeletion.keep')}
      </Button>
    ),
    asked: signIn,
    guest: signIn,
    kept: null,
  };
  return (
    <div className="jh-page jh-page--narrow jha-page">
      <Card as="section" padding="roomy" className="jha-card">
        <header className="jh-stack jh-gap-1">
          <h1>{t(`cancelDeletion.${state}.title`)}</h1>
          <p>{lead}</p>
        </header>
        <ErrorNotice error={cancel.error} />
        <div className="jh-inline">
          {actions[state]}
          {home}
        </div>
      </Card>
    </div>
  );
}

/** Keeps the account, says so, and opens the page that the person came from. */
function useCancelDeletion(returnTo: ReturnType<typeof useReturnPath>) {
  const { t } = useTranslation('auth');
  const { session, notify } = useRemote();
  return useSendOnce(cancelDeletion, {
    onSuccess({ user }) {
      setSession(session, user);
      notify({ tone: 'success', text: t('cancelDeletion.kept.title') });
      returnTo.open();
    },
  });
}
