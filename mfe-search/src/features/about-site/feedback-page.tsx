import { brand } from '@jobharbor/shared/brand';
import { usePage } from '@jobharbor/shared/remote';
import { BoatMotif, Button, ButtonLink, EmptyState } from '@jobharbor/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FeedbackForm } from './feedback-form.tsx';
import { OwnFeedback } from './own-feedback.tsx';

/** Page for feedback about the site, also for guests. */
export function FeedbackPage() {
  const { t } = useTranslation('search');
  const [state, setState] = useState<'writing' | 'sent'>('writing');
  const page = useRef<HTMLDivElement>(null);
  const first = useRef(state);
  useEffect(() => {
    if (first.current === state) return;
    first.current = state;
    // The focused form was removed.
    page.current?.focus();
  }, [state]);
  usePage({
    title: t('feedback.title'),
    description: t('feedback.description', { name: brand.name }),
    canonical: '/feedback',
    market: 'every',
    breadcrumbs: [
      { name: brand.name, path: '/' },
      { name: t('feedback.title'), path: '/feedback' },
    ],
  });
  return (
    <div className="jh-page jh-stack jh-gap-6 jhs-feedback" ref={page} tabIndex={-1}>
      {state === 'sent' ? (
        <div role="status">
          <EmptyState
            motif={<BoatMotif />}
            headingLevel={1}
            title={t('feedback.done')}
            actions={
              <>
                <ButtonLink variant="primary" render={<Link to="/jobs" />}>
                  {t('feedback.toJobs')}
                </ButtonLink>
                <Button onClick={() => setState('writing')}>{t('feedback.more')}</Button>
              </>
            }
          >
            <p>{t('feedback.doneText')}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="jh-stack jh-gap-2">
            <h1>{t('feedback.title')}</h1>
            <p className="jhs-feedback__lead">{t('feedback.lead', { report: t('report.action') })}</p>
          </div>
          <FeedbackForm onSent={() => setState('sent')} />
          <OwnFeedback />
        </>
      )}
    </div>
  );
}
