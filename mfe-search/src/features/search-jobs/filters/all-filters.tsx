import { lazyPart } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters } from '../address.ts';
import type { FilterBarProps } from './filter-bar-props.ts';

const FiltersSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './filters-sheet.tsx')).FiltersSheet,
);

/** The button that opens all filters in one sheet, whose chunk is loaded then. */
export function AllFilters(props: FilterBarProps) {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(props.filters);
  return (
    <>
      <span className="jhs-filters__all">
        <Chip icon={<SlidersHorizontal />} onClick={() => setIsOpen(true)}>
          {count > 0 ? t('filter.allCount', { count }) : t('filter.all')}
        </Chip>
      </span>
      {isOpen && (
        <Suspense>
          <FiltersSheet {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
