import { useLocale } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../texts/failure-text.ts';
import { formatClock } from './format-clock.ts';
import type { Attempt } from './use-account-form.ts';
import { useCountdown } from './use-countdown.ts';

/** What came of the last attempt, where no field can say it. */
export function AttemptNotice({ attempt, onWaited }: { attempt: Attempt; onWaited: () => void }) {
  const { t } = useTranslation(['auth', 'shell']);
  switch (attempt.status) {
    case 'idle':
    case 'sending':
    case 'refused':
      return null;
    case 'throttled':
      return <WaitNotice seconds={attempt.seconds} onWaited={onWaited} />;
    case 'suspended':
      return (
        <Notice tone="danger" role="alert">
          {attempt.text}
        </Notice>
      );
    case 'already-signed-in':
      return (
        <Notice tone="attention" role="alert">
          {t('alreadySignedIn')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" role="alert" title={failureText(attempt.error, t)}>
          {t('kept')}
        </Notice>
      );
  }
}

/** Read out once; the seconds that run are for the eye alone. */
function WaitNotice({ seconds, onWaited }: { seconds: number; onWaited: () => void }) {
  const { t } = useTranslation('auth');
  const { language } = useLocale();
  const left = useCountdown(seconds, onWaited);
  return (
    <Notice tone="attention" role="alert" title={t('wait.title')}>
      <p role="timer" aria-live="off">
        {t('wait.left', { time: formatClock(language.value, left) })}
      </p>
    </Notice>
  );
}
