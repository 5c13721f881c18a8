import { copyText } from '@jobharbor/shared/browser/copy-text';
import { useDirtyLease } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('profile');
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useDirtyLease(true, 'settings-recovery-codes', 'lost');
  const copy = async () => setCopied(await copyText(codes.join('\n')));
  return (
    <div className="jhp-setting__form">
      <h3 ref={heading} tabIndex={-1}>
        {t('settings.twoFactor.codesTitle')}
      </h3>
      <p>{t('settings.twoFactor.codesLead')}</p>
      <ul className="jhp-setting__codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="jh-inline">
        <Button variant="primary" onClick={onClose}>
          {t('settings.twoFactor.finish')}
        </Button>
        <Button onClick={() => void copy()}>{t('settings.twoFactor.copy')}</Button>
        <span role="status">{isCopied ? t('settings.twoFactor.copied') : ''}</span>
      </div>
    </div>
  );
}
