import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { findWellKnown } from '../../common/find-well-known.ts';
import { useFrame } from './frame-context.tsx';
import { useFrameLocale } from './use-frame-locale.ts';

/** `<noscript>` texts: what requires scripts and what works without. */
export function NoScript() {
  const { t } = useTranslation('shell');
  const { contracts } = useFrame();
  const { base } = useFrameLocale();
  const jobs = findWellKnown(contracts, 'jobs');
  return (
    <noscript>
      <div className="jh-page jhf-no-script">
        <Notice tone="attention" title={t('noScript.title')}>
          <p>{t('noScript.text')}</p>
          {jobs && (
            <p>
              <a href={base + jobs}>{t('noScript.search')}</a>
            </p>
          )}
        </Notice>
      </div>
    </noscript>
  );
}
