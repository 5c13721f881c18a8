import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './both-versions.css';

/** Conflict view: the person's input beside the version saved by another tab or device. */
export function BothVersions({ mine, theirs }: { mine: ReactNode; theirs: ReactNode }) {
  const { t } = useTranslation('profile');
  return (
    <div className="jhp-versions">
      <Version title={t('conflict.here')}>{mine}</Version>
      <Version title={t('conflict.there')}>{theirs}</Version>
    </div>
  );
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="jh-quiet">{title}</p>
      {/* Long texts scroll here, so it must be focusable for the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="jhp-version" tabIndex={0} aria-label={title}>
        {children}
      </section>
    </div>
  );
}
