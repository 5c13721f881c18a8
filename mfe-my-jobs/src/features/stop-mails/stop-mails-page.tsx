import { openNoticeLink } from '@jobharbor/shared/calls/jobseeker-account/open-notice-link';
import { switchNoticesByLink } from '@jobharbor/shared/calls/jobseeker-account/switch-notices-by-link';
import type { NoticeLink } from '@jobharbor/shared/contracts/account/notice-link';
import { ErrorNotice, useCall, usePage, useSend } from '@jobharbor/shared/remote';
import { Button, ButtonLink, Card, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LinkFailure } from '../../common/link-failure.tsx';
import '../../common/alerts.css';
import '../../common/my-jobs.css';

/** Target of the links that stop mails about messages, applications and interviews; needs no session. */
export function StopMailsPage() {
  const { t } = useTranslation('myJobs');
  // In the fragment, which is not sent to servers and so not logged.
  const token = useLocation().hash.slice(1);
  const opened = useCall(openNoticeLink, { body: { token } }, { retry: false, enabled: token !== '' });
  const switched = useSend(switchNoticesByLink, { networkMode: 'always' });
  usePage({ title: t('mails.title'), robots: 'noindex' });

  if (token === '' || opened.isError)
    return (
      <LinkFailure
        error={token === '' ? null : opened.error}
        onRetry={() => void opened.refetch()}
        action={<ButtonLink render={<Link to="/account-settings" />}>{t('alerts.toSettings')}</ButtonLink>}
      />
    );
  const link = switched.data ?? opened.data;
  return (
    <div className="jh-page jhm-page">
      <h1>{t('mails.title')}</h1>
      {link ? (
        <MailSwitch
          link={link}
          isPending={switched.isPending}
          onSwitch={(is_on) => switched.mutate({ body: { token, is_on } })}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      <ErrorNotice error={switched.error} />
    </div>
  );
}

type MailSwitchProps = {
  link: NoticeLink;
  isPending: boolean;
  onSwitch: (isOn: boolean) => void;
};

/** One button that stays where it is, so that the focus does, too. */
function MailSwitch({ link: { kind, is_on, email }, isPending, onSwitch }: MailSwitchProps) {
  const { t } = useTranslation('myJobs');
  return (
    <Card className="jhm-alert-link">
      <p role="status">{is_on ? t(`mails.${kind}`) : t(`mails.${kind}Off`)}</p>
      <p className="jh-quiet">{t('alerts.link.goesTo', { email })}</p>
      <div className="jhm-actions">
        <Button
          variant={is_on ? 'primary' : 'secondary'}
          loading={isPending}
          onClick={() => onSwitch(!is_on)}
        >
          {is_on ? t('alerts.link.unsubscribe') : t('alerts.link.again')}
        </Button>
      </div>
    </Card>
  );
}
