import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { AlertNotice } from './alert-notice.tsx';
import { useCountdown } from './codes/use-countdown.ts';
import { formatDuration } from './format-duration.ts';

export interface ThrottleNoticeProps {
  title: string;
  seconds: number;
  /** Called when the countdown ends. */
  onEnd: () => void;
}

/** Rate limit exceeded, with the remaining time. Announced once: the countdown itself is not a live region. */
export function ThrottleNotice({ title, seconds, onEnd }: ThrottleNoticeProps) {
  const { t } = useTranslation('auth');
  const { tag } = useLocale();
  const secondsLeft = useCountdown(seconds, onEnd);
  return (
    <AlertNotice tone="attention" title={title}>
      <p role="timer" aria-live="off">
        {t('wait.left', { time: formatDuration(tag, secondsLeft) })}
      </p>
    </AlertNotice>
  );
}
