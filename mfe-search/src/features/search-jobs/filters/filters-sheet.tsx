import { type FlagName, flagFilters, listedFilter } from '@jobharbor/shared/contracts/search/search-filters';
import { useLocale } from '@jobharbor/shared/remote';
import { Button, Sheet } from '@jobharbor/shared/ui';
import Blocks from 'lucide-react/icons/blocks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listedNames } from '../address.ts';
import { withCompanies } from './field-options.ts';
import { FieldPanel, type FieldPanelProps } from './field-panel.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterToggle } from './filter-toggle.tsx';
import { flagCount } from './flag-count.ts';
import { shortValue } from './short-value.ts';

/** All filters in one sheet, whose button shows the number of jobs. */
export function FiltersSheet({
  filters,
  lists,
  found,
  isSearching,
  onField,
  onClose,
}: FilterBarProps & { onClose: () => void }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const options = withCompanies(lists, found);
  const flags = useFlags({ filters, found, isSearching });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filter.all')}
      closeLabel={t('close')}
      footer={
        <Button variant="primary" wide loading={isSearching} onClick={onClose}>
          {found ? t('filter.show', { count: found.total }) : t('close')}
        </Button>
      }
    >
      {listedNames
        .filter(
          (field) => filters[field].length > 0 || (found?.facets[listedFilter[field].field].length ?? 1) > 0,
        )
        .map((field) => (
          <Section
            key={field}
            field={field}
            name={`sheet-${field}`}
            value={shortValue(tag, field, filters, options)}
            chosen={filters[field]}
            companies={options.companies}
            facets={found?.facets}
            onChoose={(chosen) => onField(field, chosen)}
          />
        ))}
      {flags.map(({ name, count }) => (
        <p key={name} className="jhs-filters__section">
          <FilterToggle filter={name} filters={filters} count={count} icon={name === 'web3' && <Blocks />} />
        </p>
      ))}
    </Sheet>
  );
}

/** Flags without one in the row above the results. One that was offered stays: it may have the focus while jobs load. */
function useFlags({ filters, ...results }: Pick<FilterBarProps, 'filters' | 'found' | 'isSearching'>) {
  const [offered] = useState(() => new Set<FlagName>());
  const flags = flagFilters
    .filter(({ name }) => name !== 'verified')
    .map((flag) => ({ ...flag, count: flagCount(flag, results) }))
    .filter(({ name, count }) => offered.has(name) || filters[name] || Number(count) > 0);
  for (const { name } of flags) offered.add(name);
  return flags;
}

/** A filter with its value. Its options are rendered once it is opened: those of all filters are hundreds of elements. */
function Section({ value, ...panel }: FieldPanelProps & { value: string | undefined }) {
  const { t } = useTranslation('search');
  const [hasOpened, setHasOpened] = useState(false);
  return (
    <details className="jhs-filters__section" onToggle={() => setHasOpened(true)}>
      <summary className="jh-disclosure">
        <span>
          {t(`filter.${panel.field}`)}
          {value && (
            <span className="jh-quiet">
              {': '}
              <bdi>{value}</bdi>
            </span>
          )}
        </span>
      </summary>
      {hasOpened && <FieldPanel {...panel} />}
    </details>
  );
}
