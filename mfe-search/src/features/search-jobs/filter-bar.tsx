import type { JobPage } from '@jobharbor/shared/contracts/search';
import { Button, Chip, FilterChip } from '@jobharbor/shared/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FilterLists } from '../../common/filter-lists.ts';
import {
  type ChoiceField,
  choiceFields,
  countFilters,
  type JobFilters,
  withoutFilters,
  writeAddress,
} from './address.ts';
import { chosenOptions } from './field-options.ts';
import { FieldPanel } from './field-panel.tsx';

export type FilterBarProps = {
  filters: JobFilters;
  lists: FilterLists;
  /** The current results; undefined until the first are loaded. */
  found: JobPage | undefined;
  isSearching: boolean;
  onField: (field: ChoiceField, chosen: readonly string[]) => void;
};

/** The filters as chips. A choice applies at once; the button in the panel shows the current number of jobs. */
export function FilterBar({ filters, lists, found, isSearching, onField }: FilterBarProps) {
  const { t } = useTranslation('search');
  const isEmpty = found?.total === 0 && !isSearching;
  const toggled = { ...filters, verified: !filters.verified };
  return (
    <div className="jh-chips jh-chips--row jhs-filters">
      {choiceFields.map((field) => (
        <FilterChip
          key={field}
          label={t(`filter.${field}`)}
          closeLabel={t('close')}
          value={shortValue(field, filters, lists)}
          footer={(close) => (
            <>
              {isEmpty && <p className="jhs-filters__none">{t('results.none')}</p>}
              <Button
                size="small"
                variant={isEmpty && filters[field].length > 0 ? 'primary' : 'quiet'}
                aria-disabled={filters[field].length === 0}
                onClick={() => onField(field, [])}
              >
                {t('filter.clear')}
              </Button>
              <Button
                size="small"
                variant={isEmpty ? 'secondary' : 'primary'}
                type="submit"
                loading={isSearching}
                onClick={close}
              >
                <span suppressHydrationWarning>
                  {isEmpty || !found ? t('close') : t('filter.show', { count: found.total })}
                </span>
              </Button>
            </>
          )}
        >
          <FieldPanel
            field={field}
            chosen={filters[field]}
            lists={lists}
            facets={found?.facets}
            onChoose={(chosen) => onField(field, chosen)}
          />
        </FilterChip>
      ))}
      <Chip
        icon={<BadgeCheck />}
        on={filters.verified}
        render={
          <Link
            to={`/jobs${writeAddress({ filters: toggled })}`}
            aria-current={filters.verified ? 'true' : undefined}
          />
        }
      >
        <span suppressHydrationWarning>
          {found && !filters.verified
            ? t('filter.verifiedCount', { count: found.facets.is_company_verified })
            : t('filter.verified')}
        </span>
      </Chip>
      {countFilters(filters) > 0 && (
        <Chip render={<Link to={`/jobs${writeAddress({ filters: withoutFilters(filters) })}`} />}>
          {t('filter.clearAll')}
        </Chip>
      )}
      {filters.verified && <input type="hidden" name="verified" value="1" />}
      {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
      {filters.company.map((id) => (
        <input key={id} type="hidden" name="company" value={id} />
      ))}
    </div>
  );
}

function shortValue(field: ChoiceField, filters: JobFilters, lists: FilterLists): string | undefined {
  const [first, ...rest] = chosenOptions(field, filters[field], lists);
  return first && (rest.length > 0 ? `${first.value} +${rest.length}` : first.value);
}
