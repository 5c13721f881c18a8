import { openReferenceLink } from '@jobharbor/shared/calls/jobseeker-profile/open-reference-link';
import type { LinkedReference } from '@jobharbor/shared/contracts/profile/reference';
import { formatDay } from '@jobharbor/shared/i18n';
import { useCall, useLocale, usePage, useTimeZone } from '@jobharbor/shared/remote';
import { Card, Notice, Skeleton } from '@jobharbor/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { referenceDay } from '../../common/reference-day.ts';
import { DeadLink } from './dead-link.tsx';
import { StopRequests } from './stop-requests.tsx';
import { WithdrawReference } from './withdraw-reference.tsx';
import { WriteForm } from './write-form.tsx';
import './write-reference.css';

/**
 * Target of the link in a mail that asks for a reference. It shows the request, and changes something on a press only:
 * mail scanners follow links. The token stays in the fragment, so that the address can be kept to withdraw later.
 */
export function WriteReferencePage() {
  const { t } = useTranslation('profile');
  const token = useLocation().hash.slice(1);
  const opened = useCall(openReferenceLink, { body: { token } }, { retry: false, enabled: token !== '' });
  const [answered, setAnswered] = useState<LinkedReference>();
  const reference = answered ?? opened.data;
  const title = reference?.is_open
    ? t('reference.title', { name: reference.asker })
    : t('reference.plainTitle');
  usePage({ title: t('reference.plainTitle'), canonical: '/reference', robots: 'noindex' });
  if (!reference && (token === '' || opened.isError))
    return <DeadLink error={token === '' ? null : opened.error} onRetry={() => void opened.refetch()} />;
  return (
    <div className="jh-page jh-page--narrow jhp-page">
      <Card as="section" padding="roomy" className="jhp-write">
        <h1>{title}</h1>
        {reference ? (
          <>
            <Answer
              key={reference.state}
              {...{ token, reference }}
              isFocused={answered !== undefined}
              onAnswered={setAnswered}
            />
            <StopRequests token={reference.stop_token} />
          </>
        ) : (
          <div aria-busy="true">
            <Skeleton length="long" />
            <Skeleton shape="block" />
          </div>
        )}
      </Card>
    </div>
  );
}

interface AnswerProps {
  token: string;
  reference: LinkedReference;
  /** Whether the reader has just answered: what became of it gets the focus, since the pressed button is gone. */
  isFocused: boolean;
  onAnswered: (reference: LinkedReference) => void;
}

function Answer({ token, reference, isFocused, onAnswered }: AnswerProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) status.current?.focus();
  }, [isFocused]);
  const { state, asker, about, text, answered_at, domain } = reference;
  const day = (seconds: number) => formatDay(tag, timeZone, seconds);
  return (
    <>
      <p>
        {t('reference.about')}{' '}
        <strong>
          <bdi>{[about.title, about.place].filter(Boolean).join(' · ')}</bdi>
        </strong>
      </p>
      {state !== 'waiting' && (
        <div ref={status} tabIndex={-1}>
          <Notice tone={state === 'written' ? 'success' : 'info'} role="status">
            {t(`reference.answer.${state === 'expired' ? 'withdrawn' : state}`, {
              name: asker,
              date: referenceDay(tag, answered_at),
            })}
          </Notice>
        </div>
      )}
      {state === 'written' && text !== null && (
        <>
          <blockquote className="jhp-write__text">
            <bdi>{text}</bdi>
          </blockquote>
          <WithdrawReference token={token} onWithdrawn={onAnswered} />
        </>
      )}
      {reference.is_open && (
        <>
          <h2>{t('reference.what.title')}</h2>
          <ul className="jhp-write__list">
            <li>{t('reference.what.reads', { name: asker })}</li>
            <li>{t('reference.what.shows', { domain })}</li>
            <li>{t('reference.what.stays')}</li>
          </ul>
          <WriteForm {...{ token, reference, onAnswered }} until={day(reference.expires_at)} />
        </>
      )}
    </>
  );
}
