import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { VisuallyHidden } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { FilterLists } from '../../../common/search-form/filter-lists.ts';

type SalaryRange = FilterLists['salary_range_filters'][number];

export interface PayHistogramProps {
  bands: readonly SalaryRange[];
  /** Number of jobs of this search by the id of the range. */
  counts: ReadonlyMap<number, number>;
  chosen: SalaryRange | undefined;
}

/** Minimum number of jobs for a meaningful histogram. */
const minCount = 10;
const [step, height] = [10, 24];

/**
 * Histogram of pay in this search, independent of the selected pay; excluded bars are pale. The numbers are also
 * available to screen readers. Uses attributes instead of CSS, because it is in a lazy chunk.
 */
export function PayHistogram({ bands, counts, chosen }: PayHistogramProps) {
  const { t } = useTranslation('search');
  const { tag, language } = useLocale();
  const bars = bands.map((band) => ({ band, jobs: counts.get(band.id) ?? 0 }));
  const most = Math.max(...bars.map(({ jobs }) => jobs));
  if (bars.reduce((sum, { jobs }) => sum + jobs, 0) < minCount) return null;
  const width = step * bars.length;
  return (
    <figure className="jh-stack jh-gap-1">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height="56"
        preserveAspectRatio="none"
        fill="var(--jh-harbour)"
        aria-hidden="true"
      >
        <g transform={language.dir === 'rtl' ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
          {bars.map(({ band, jobs }, index) => {
            const tall = jobs === 0 ? 0 : Math.max(1, Math.round((jobs / most) * height * 10) / 10);
            return (
              <rect
                key={band.id}
                x={index * step + 1}
                y={height - tall}
                width={step - 2}
                height={tall}
                opacity={isWithin(band, chosen) ? 1 : 0.3}
              />
            );
          })}
        </g>
      </svg>
      <VisuallyHidden>
        <ul>
          {bars.map(({ band, jobs }) => (
            <li key={band.id} suppressHydrationWarning>
              {t('payFilter.band', { pay: band.value, jobs: formatNumber(tag, jobs) })}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
      <figcaption className="jh-small jh-quiet">{t('payFilter.note')}</figcaption>
    </figure>
  );
}

const isWithin = (band: SalaryRange, chosen: SalaryRange | undefined): boolean =>
  chosen === undefined || (band.from >= chosen.from && (chosen.to === null || band.from < chosen.to));
