import type { CompanyFacets } from '@jobharbor/shared/calls/company/search-companies';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Button, Checkbox, Chip, FilterChip } from '@jobharbor/shared/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortenOptions } from '../../common/search-form/shorten-options.ts';
import {
  type CompanyField,
  type CompanyFilters,
  companiesPath,
  companyFields,
  isFiltered,
} from './companies-address.ts';

const facetOf = { industry: 'industries', size: 'sizes', benefit: 'benefits' } as const;

export type CompanyFilterBarProps = {
  filters: CompanyFilters;
  /** Of the current results; undefined until the first are loaded. */
  found: { total: number; facets: CompanyFacets } | undefined;
  isSearching: boolean;
  onFilters: (filters: CompanyFilters) => void;
};

/** Filters of companies as chips, applied at once; options without companies are hidden. */
export function CompanyFilterBar({ filters, found, isSearching, onFilters }: CompanyFilterBarProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const toggled = { ...filters, verified: !filters.verified };
  return (
    <div className="jh-chips jh-chips--row jhs-filters">
      {companyFields.map((field) => (
        <FilterChip
          key={field}
          label={t(`companies.${field}`)}
          closeLabel={t('close')}
          value={shortValue(tag, field, filters, found?.facets)}
          footer={(close) => (
            <>
              <Button
                size="small"
                variant="quiet"
                aria-disabled={filters[field].length === 0}
                onClick={() => onFilters({ ...filters, [field]: [] })}
              >
                {t('filter.clear')}
              </Button>
              <Button size="small" variant="primary" type="submit" loading={isSearching} onClick={close}>
                <span suppressHydrationWarning>
                  {found ? t('companies.show', { count: found.total }) : t('close')}
                </span>
              </Button>
            </>
          )}
        >
          <Options field={field} filters={filters} facets={found?.facets} onFilters={onFilters} />
        </FilterChip>
      ))}
      <Chip
        icon={<BadgeCheck />}
        on={filters.verified}
        render={
          <Link
            to={companiesPath({ filters: toggled })}
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
      {isFiltered(filters) && (
        <Chip render={<Link to={companiesPath({ filters: noFilters(filters) })} />}>
          {t('filter.clearAll')}
        </Chip>
      )}
      {filters.verified && <input type="hidden" name="verified" value="1" />}
    </div>
  );
}

const noFilters = ({ q }: CompanyFilters): CompanyFilters => ({
  q,
  industry: [],
  size: [],
  benefit: [],
  verified: false,
});

type OptionsProps = Pick<CompanyFilterBarProps, 'filters' | 'onFilters'> & {
  field: CompanyField;
  facets: CompanyFacets | undefined;
};

function Options({ field, filters, facets, onFilters }: OptionsProps) {
  const { tag } = useLocale();
  const chosen = filters[field];
  return (
    <ul className="jhs-options">
      {(facets?.[facetOf[field]] ?? []).map(({ key, value, count }) => (
        <li key={key}>
          <Checkbox
            name={field}
            value={key}
            label={value}
            count={<span suppressHydrationWarning>{formatNumber(tag, count)}</span>}
            checked={chosen.includes(key)}
            onChange={() =>
              onFilters({
                ...filters,
                [field]: chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key],
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}

function shortValue(
  tag: string,
  field: CompanyField,
  filters: CompanyFilters,
  facets: CompanyFacets | undefined,
): string | undefined {
  const names = facets?.[facetOf[field]].filter(({ key }) => filters[field].includes(key)) ?? [];
  return shortenOptions(tag, names);
}
