import { Button, SelectField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export type ListFilter = {
  /** Empty for all. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** The filter matches no job, but other jobs appear when it is off. */
  isEmpty?: boolean;
};

export type ListBarProps = {
  /** The number of items as a sentence. */
  count: string;
  sort: 1 | 2;
  sortNames: Record<1 | 2, string>;
  onSort: (sort: 1 | 2) => void;
  filter?: ListFilter | undefined;
};

/** The bar above a list: number of items, filter and sort order. */
export function ListBar({ count, sort, sortNames, onSort, filter }: ListBarProps) {
  const { t } = useTranslation('myJobs');
  return (
    <>
      <div className="jhm-bar">
        <p className="jhm-bar__count" role="status">
          {count}
        </p>
        <div className="jhm-bar__controls">
          {filter && (
            <SelectField
              className="jhm-bar__sort"
              label={t('show.label')}
              value={filter.value}
              onChange={({ target }) => filter.onChange(target.value)}
            >
              {filter.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            className="jhm-bar__sort"
            label={t('sort.label')}
            value={sort}
            onChange={(event) => onSort(event.target.value === '2' ? 2 : 1)}
          >
            <option value={1}>{sortNames[1]}</option>
            <option value={2}>{sortNames[2]}</option>
          </SelectField>
        </div>
      </div>
      {filter?.isEmpty && (
        <p className="jhm-none jh-quiet">
          {t('show.none')}
          <Button onClick={() => filter.onChange('')}>{t('show.showAll')}</Button>
        </p>
      )}
    </>
  );
}
