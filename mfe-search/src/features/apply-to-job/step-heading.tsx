import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

export type StepHeadingProps = { ref: Ref<HTMLHeadingElement>; now: number; all: number; title: string };

/** Number of the current step and of all steps. */
export function StepHeading({ ref, now, all, title }: StepHeadingProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  return (
    <h3 ref={ref} tabIndex={-1} className="jhs-apply__step">
      <span className="jh-quiet jh-small">
        {t('applySteps.step', { now: formatNumber(tag, now), all: formatNumber(tag, all) })}
      </span>
      <span>{title}</span>
    </h3>
  );
}
