import {
  flagFilters,
  type ListedName,
  listedFilter,
} from '@jobharbor/shared/contracts/search/search-filters';
import { splitPage, useCallSource, useLocale, useRemote } from '@jobharbor/shared/remote';
import { Button, Chip, classNames, FilterChip } from '@jobharbor/shared/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { filterListsQuery } from '../../../common/search-form/filter-lists.ts';
import { countFilters, listedNames, optionsParameter, withoutFilters, writeAddress } from '../address.ts';
import { AllFilters } from './all-filters.tsx';
import { withCompanies } from './field-options.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterToggle } from './filter-toggle.tsx';
import { flagCount } from './flag-count.ts';
import { shortValue } from './short-value.ts';

/** Loaded with the first panel, unless the server has rendered all of them. */
export const fieldPanel = splitPage(
  async () => (await import(/* webpackChunkName: "filters" */ './field-panel.tsx')).FieldPanel,
);

/** Whether a filter has a chip in the row from the start. */
const isFirst = (field: ListedName) => listedNames.indexOf(field) < 6 || field === 'posted';

/** Filters as chips, applied at once; the button in the panel shows the current number of jobs. */
export function FilterBar({
  filters,
  lists,
  isDrawn,
  found,
  isSearching,
  onField,
}: FilterBarProps & { isDrawn: boolean }) {
  const { t } = useTranslation('search');
  const isEmpty = found?.total === 0 && !isSearching;
  const { tag } = useLocale();
  const { queryClient } = useRemote();
  const source = useCallSource();
  // Prefetch on hover. The panel retries a failed load and shows the error.
  const loadPanels = () => {
    fieldPanel.load().catch(() => {});
    void queryClient.prefetchQuery(filterListsQuery(source));
  };
  const options = withCompanies(lists, found);
  const offered = useOffered(filters, found, isDrawn);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the buttons inside
    <div
      className={classNames('jh-chips jh-chips--row jhs-filters', isDrawn && 'jhs-filters--drawn')}
      onPointerEnter={loadPanels}
      onFocus={loadPanels}
    >
      {!isDrawn && (
        <>
          <PageOfOptions filters={filters} />
          <AllFilters {...{ filters, lists, found, isSearching, onField }} />
        </>
      )}
      {offered.map((field) => (
        <FilterChip
          key={field}
          label={t(`filter.${field}`)}
          closeLabel={t('close')}
          value={shortValue(tag, field, filters, options)}
          isLazy={!isDrawn}
          footer={(close) => (
            <FieldFooter
              isEmpty={isEmpty}
              hasChoice={filters[field].length > 0}
              total={found?.total}
              isSearching={isSearching}
              onClear={() => onField(field, [])}
              onClose={close}
            />
          )}
        >
          <fieldPanel.Page
            field={field}
            name={field}
            chosen={filters[field]}
            companies={options.companies}
            facets={found?.facets}
            onChoose={(chosen) => onField(field, chosen)}
          />
        </FilterChip>
      ))}
      <Toggles {...{ filters, found, isSearching, isDrawn }} />
      {countFilters(filters) > 0 && (
        <Chip render={<Link to={`/jobs${writeAddress({ filters: withoutFilters(filters) })}`} />}>
          {t('filter.clearAll')}
        </Chip>
      )}
      <HiddenFields filters={filters} isDrawn={isDrawn} offered={offered} />
    </div>
  );
}

/** Without script the options are a page of their own. */
function PageOfOptions({ filters }: Pick<FilterBarProps, 'filters'>) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  const withOptions = new URLSearchParams(writeAddress({ filters }));
  withOptions.set(optionsParameter, '1');
  return (
    <noscript>
      <a className="jh-chip" href={`${base}/jobs?${withOptions}`}>
        {t('filter.all')}
      </a>
    </noscript>
  );
}

/** The filters of the row: the others are in the sheet until they are active. One without any jobs is hidden, unless active. */
function useOffered(filters: FilterBarProps['filters'], found: FilterBarProps['found'], isDrawn: boolean) {
  // Chips are never removed: that would move the open panel away from the pointer.
  const [shown] = useState(() => new Set<ListedName>());
  const offered = listedNames.filter(
    (field) =>
      shown.has(field) ||
      filters[field].length > 0 ||
      ((isDrawn || isFirst(field)) && (found?.facets[listedFilter[field].field].length ?? 1) > 0),
  );
  for (const field of offered) shown.add(field);
  return offered;
}

interface TogglesProps extends Pick<FilterBarProps, 'filters' | 'found' | 'isSearching'> {
  isDrawn: boolean;
}

/** Verified companies always; the other flags are in the sheet until they are active. */
function Toggles({ filters, isDrawn, ...results }: TogglesProps) {
  return flagFilters
    .map((flag) => ({ ...flag, count: flagCount(flag, results) }))
    .filter(({ name, count }) => {
      return filters[name] || (name === 'verified' ? count !== 0 : isDrawn && Number(count) > 0);
    })
    .map(({ name, count }) => (
      <FilterToggle
        key={name}
        filter={name}
        filters={filters}
        count={count}
        icon={name === 'verified' && <BadgeCheck />}
      />
    ));
}

interface FieldFooterProps {
  isEmpty: boolean;
  hasChoice: boolean;
  /** Of the jobs found; undefined before the first answer. */
  total: number | undefined;
  isSearching: boolean;
  onClear: () => void;
  onClose: () => void;
}

/** Clears a filter, or closes its panel by the number of jobs. */
function FieldFooter({ isEmpty, hasChoice, total, isSearching, onClear, onClose }: FieldFooterProps) {
  const { t } = useTranslation('search');
  return (
    <>
      {isEmpty && <p className="jhs-filters__none">{t('results.none')}</p>}
      <Button
        size="small"
        variant={isEmpty && hasChoice ? 'primary' : 'quiet'}
        aria-disabled={!hasChoice}
        onClick={onClear}
      >
        {t('filter.clear')}
      </Button>
      <Button
        size="small"
        variant={isEmpty ? 'secondary' : 'primary'}
        type="submit"
        loading={isSearching}
        onClick={onClose}
      >
        <span suppressHydrationWarning>
          {isEmpty || total === undefined ? t('close') : t('filter.show', { count: total })}
        </span>
      </Button>
    </>
  );
}

interface HiddenFieldsProps {
  filters: FilterBarProps['filters'];
  isDrawn: boolean;
  offered: readonly ListedName[];
}

/** Hidden fields that the form submits without script. */
function HiddenFields({ filters, isDrawn, offered }: HiddenFieldsProps) {
  return (
    <>
      {isDrawn ? (
        <input type="hidden" name={optionsParameter} value="1" />
      ) : (
        offered.flatMap((field) =>
          filters[field].map((value) => (
            <input key={`${field} ${value}`} type="hidden" name={field} value={value} />
          )),
        )
      )}
      {flagFilters.map(
        ({ name }) => filters[name] && <input key={name} type="hidden" name={name} value="1" />,
      )}
      {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
    </>
  );
}
