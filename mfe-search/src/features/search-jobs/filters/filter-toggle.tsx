import type { FlagName } from '@jobharbor/shared/contracts/search/search-filters';
import { Chip } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ResultsSearch, writeAddress } from '../address.ts';

export type FilterToggleProps = {
  filter: FlagName;
  filters: ResultsSearch;
  /** Of `flagCount`; undefined while loading. */
  count: number | undefined;
  icon?: ReactNode;
};

/** A boolean filter: a link that toggles it. */
export function FilterToggle({ filter, filters, count, icon }: FilterToggleProps) {
  const { t } = useTranslation('search');
  const isOn = filters[filter];
  const to = `/jobs${writeAddress({ filters: { ...filters, [filter]: !isOn } })}`;
  return (
    <Chip icon={icon} on={isOn} render={<Link to={to} aria-current={isOn ? 'true' : undefined} />}>
      <span suppressHydrationWarning>
        {count !== undefined && !isOn ? t(`filter.${filter}Count`, { count }) : t(`filter.${filter}`)}
      </span>
    </Chip>
  );
}
