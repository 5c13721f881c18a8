import { pixelClickDays, pixelProviders } from '@jobharbor/shared/contracts/markets/pixel-consent';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { Button } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPageData } from '../../common/page-data.ts';
import { browserRefuses, readPixelChoice } from '../../common/pixel-choice.ts';
import { useFrame } from './frame-context.tsx';

/**
 * Whether the advertising provider is told of events: shown where the page's country has one, and to who once agreed. The
 * status is read out after a press.
 */
export function PixelSetting({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  const { choosePixel } = useFrame();
  const [choice, setChoice] = useState(readPixelChoice);
  const provider = readPageData().pixel ?? (choice === null ? undefined : 'meta');
  if (provider === undefined) return null;
  const choose = (chosen: 'yes' | 'no') => {
    setChoice(chosen);
    choosePixel(chosen);
  };
  const status = choice === 'yes' ? t('pixel.nowTold') : t('pixel.nowNotTold');
  return (
    <section aria-labelledby="jhf-pixel">
      <h3 id="jhf-pixel" className="jhf-consent__title">
        {t('pixel.title', { provider: isolate(pixelProviders[provider].label) })}
      </h3>
      <p className="jh-small">{t('pixel.text', { days: pixelClickDays })}</p>
      <p className="jh-small">{t('pixel.never')}</p>
      <p className="jh-small jh-quiet" role="status">
        {browserRefuses() ? t('pixel.browserRefuses') : status}
      </p>
      {!browserRefuses() && (
        <div className="jhf-consent__choices">
          <Button aria-pressed={choice === 'no'} onClick={() => choose('no')}>
            {t('consent.refuse')}
          </Button>
          <Button aria-pressed={choice === 'yes'} onClick={() => choose('yes')}>
            {t('consent.allow')}
          </Button>
        </div>
      )}
      <Button size="small" variant="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </section>
  );
}
