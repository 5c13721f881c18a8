import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { outdatedId, unstartedId } from '../../common/start-notices.ts';
import { useFrameLocale } from './use-frame-locale.ts';

/**
 * Says that a file which the page needs did not come, with a reload. Part of every page and hidden: it is shown without the
 * code that failed. No React attribute says so, since it may be shown before the frame hydrates.
 */
export function Unstarted() {
  const { t } = useTranslation('shell');
  const { address } = useFrameLocale();
  return (
    <div id={unstartedId} className="jh-page" role="alert" hidden suppressHydrationWarning>
      <Notice tone="attention" title={t('unstarted.title')}>
        <p>{t('unstarted.text')}</p>
        <p>
          {/* With a target, since links of this window are followed without a reload. */}
          <a href={address} target="_top">
            {t('unstarted.reload')}
          </a>
        </p>
      </Notice>
    </div>
  );
}

/** Says that the browser is too old for the scripts, in the same way. The page works as without script then. */
export function Outdated() {
  const { t } = useTranslation('shell');
  return (
    <div id={outdatedId} className="jh-page" role="alert" hidden suppressHydrationWarning>
      <Notice tone="attention" title={t('outdated.title')}>
        <p>{t('outdated.text')}</p>
      </Notice>
    </div>
  );
}
