import { usePage } from '@jobharbor/shared/remote';
import { Card } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DeadLink } from './dead-link.tsx';
import { StopRequests } from './stop-requests.tsx';
import './write-reference.css';

/** Target of the link below a mail that asks for a reference: ends such mails on a press. */
export function StopPage() {
  const { t } = useTranslation('profile');
  const token = useLocation().hash.slice(1);
  usePage({ title: t('reference.plainTitle'), canonical: '/reference/stop', robots: 'noindex' });
  if (token === '') return <DeadLink error={null} />;
  return (
    <div className="jh-page jh-page--narrow jhp-page">
      <Card as="section" padding="roomy" className="jhp-write">
        <h1>{t('reference.plainTitle')}</h1>
        <StopRequests token={token} />
      </Card>
    </div>
  );
}
