import { copyText } from '@jobharbor/shared/browser/copy-text';
import type { startQrLogin } from '@jobharbor/shared/calls/auth/start-qr-login';
import type { CallAnswer } from '@jobharbor/shared/contracts/define-call';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../../common/codes/use-countdown.ts';
import { formatDuration } from '../../../common/format-duration.ts';
import './qr-code.css';

export interface QrCodeProps {
  code: CallAnswer<typeof startQrLogin>;
  /** The server is unreachable. */
  isOffline: boolean;
  onRenew: () => void;
}

/** The QR code with instructions and countdown. */
export function QrCode({ code, isOffline, onRenew }: QrCodeProps) {
  const { t } = useTranslation('auth');
  const { tag } = useLocale();
  const { notify } = useRemote();
  const [isOver, setOver] = useState(false);
  const secondsLeft = useCountdown(code.expires_in, () => setOver(true));
  if (isOver) {
    return (
      <>
        <Notice tone="attention" role="status">
          {t('qr.expired')}
        </Notice>
        <Button wide variant="primary" onClick={onRenew}>
          {t('qr.renew')}
        </Button>
      </>
    );
  }
  const copy = async () => {
    const isCopied = await copyText(code.url);
    notify(
      isCopied ? { tone: 'success', text: t('qr.copied') } : { tone: 'danger', text: t('qr.notCopied') },
    );
  };
  const { size, path } = code.qr;
  return (
    <>
      <ol className="jha-qr__steps">
        <li>{t('qr.step.scan')}</li>
        <li>{t('qr.step.compare')}</li>
        <li>{t('qr.step.approve')}</li>
      </ol>
      <svg
        role="img"
        className="jha-qr__code"
        aria-label={t('qr.label')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p role="timer" aria-live="off" className="jh-quiet jh-small">
        {t('qr.left', { time: formatDuration(tag, secondsLeft) })}
      </p>
      <p role="status" className="jh-small">
        {isOffline ? t('qr.offline') : ''}
      </p>
      <Button wide onClick={() => void copy()}>
        {t('qr.copy')}
      </Button>
    </>
  );
}
