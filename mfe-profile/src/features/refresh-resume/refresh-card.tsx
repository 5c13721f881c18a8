import { getResumeRefresh } from '@jobharbor/shared/calls/jobseeker-vip/get-resume-refresh';
import { refreshResume } from '@jobharbor/shared/calls/jobseeker-vip/refresh-resume';
import { resumeRefresh } from '@jobharbor/shared/contracts/account/point-limits';
import type { RefreshStatus } from '@jobharbor/shared/contracts/account/resume-refresh';
import { focusIfLost } from '@jobharbor/shared/forms';
import { formatMoment } from '@jobharbor/shared/i18n';
import {
  callKey,
  ErrorNotice,
  useCall,
  useCallSource,
  useLocale,
  useRemote,
  useSendOnce,
} from '@jobharbor/shared/remote';
import { Button, Card, TextLink } from '@jobharbor/shared/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../common/profile.css';

/** The refresh of the résumé: what counts, whether something new is there, and until when it lasts. Not where it is off. */
export function RefreshCard() {
  const { t } = useTranslation('profile');
  const id = useId();
  // Fresh at each visit: whoever has followed the link to the profile comes back with something new.
  const refresh = useCall(getResumeRefresh, {}, { staleTime: 0 });
  // An extra of the page: without its answer, the page has all that it is for.
  if (!refresh.data || refresh.data.state === 'closed') return null;
  const { points } = refresh.data;
  return (
    <Card as="section" padding="roomy" aria-labelledby={id} className="jh-stack jh-gap-3">
      <h2 id={id} className="jhp-section__title">
        {t('refresh.title')}
      </h2>
      <p>
        {t('refresh.lead', { days: resumeRefresh.days })}{' '}
        {points > 0 && <span>{t('refresh.points', { shown: points })}</span>}
      </p>
      <Standing status={refresh.data} />
      <details>
        <summary className="jh-disclosure">{t('refresh.counts')}</summary>
        <p className="jh-quiet">{t('refresh.countsText', { words: resumeRefresh.words })}</p>
      </details>
      {!refresh.data.is_findable && (
        <p className="jh-quiet">
          {t('refresh.hidden')}{' '}
          <TextLink render={<Link to="/account-settings" />}>{t('refresh.toSettings')}</TextLink>
        </p>
      )}
    </Card>
  );
}

/** What holds now, and what the person can do. The line takes the focus of the button, which a refresh removes. */
function Standing({ status: { state, until } }: { status: RefreshStatus }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const { queryClient, timeZone } = useRemote();
  const queryKey = callKey(getResumeRefresh, useCallSource(), {});
  const send = useSendOnce(refreshResume, {
    onSuccess: (status) => queryClient.setQueryData(queryKey, status),
    // A refusal may come from another tab’s change: the card then shows what holds.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const isReady = state === 'ready';
  const date = until === null ? '' : formatMoment(tag, timeZone, until);
  return (
    <>
      <p ref={send.isIdle || isReady ? undefined : focusIfLost} tabIndex={-1} role="status">
        {state === 'active' ? (
          <strong>{t('refresh.active', { date })}</strong>
        ) : state === 'incomplete' ? (
          <NextStep
            text={t('refresh.incomplete')}
            to="/jobseeker-complete-profile"
            action={t('refresh.complete')}
          />
        ) : isReady ? (
          t('refresh.ready')
        ) : (
          <NextStep text={t('refresh.unchanged')} to="/profile" action={t('refresh.add')} />
        )}
      </p>
      {isReady && (
        <>
          <ErrorNotice error={send.error} />
          <p>
            <Button variant="primary" loading={send.isPending} onClick={() => send.sendOnce({})}>
              {t('refresh.submit')}
            </Button>
          </p>
        </>
      )}
    </>
  );
}

const NextStep = ({ text, to, action }: { text: string; to: string; action: string }) => (
  <>
    <span>{text}</span> <TextLink render={<Link to={to} />}>{action}</TextLink>
  </>
);
