import { Button, Chip, Sheet } from '@jobharbor/shared/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters, listedFields } from './address.ts';
import { fields, withCompanies } from './field-options.ts';
import { FieldPanel } from './field-panel.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { shortValue } from './short-value.ts';

/** On a phone: all filters in one sheet, whose button says how many jobs they leave. */
export function FiltersSheet({ filters, lists, found, isSearching, onField }: FilterBarProps) {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useState(false);
  const options = withCompanies(lists, found);
  const count = countFilters(filters);
  const close = () => setIsOpen(false);
  return (
    <>
      <span className="jhs-filters__all">
        <Chip icon={<SlidersHorizontal />} onClick={() => setIsOpen(true)}>
          {count > 0 ? t('filter.allCount', { count }) : t('filter.all')}
        </Chip>
      </span>
      {isOpen && (
        <Sheet
          open
          onClose={close}
          title={t('filter.all')}
          closeLabel={t('close')}
          footer={
            <Button variant="primary" wide loading={isSearching} onClick={close}>
              {found ? t('filter.show', { count: found.total }) : t('close')}
            </Button>
          }
        >
          {listedFields
            .filter(
              (field) => filters[field].length > 0 || (found?.facets[fields[field].facet].length ?? 1) > 0,
            )
            .map((field) => {
              const value = shortValue(field, filters, options);
              return (
                <details key={field} className="jhs-filters__section">
                  <summary>
                    {t(`filter.${field}`)}
                    {value && (
                      <span className="jh-quiet">
                        {': '}
                        <bdi>{value}</bdi>
                      </span>
                    )}
                  </summary>
                  <FieldPanel
                    field={field}
                    name={`sheet-${field}`}
                    chosen={filters[field]}
                    lists={options}
                    facets={found?.facets}
                    onChoose={(chosen) => onField(field, chosen)}
                  />
                </details>
              );
            })}
        </Sheet>
      )}
    </>
  );
}
