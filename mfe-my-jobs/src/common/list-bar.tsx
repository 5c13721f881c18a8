import { SelectField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export type ListBarProps = {
  /** The number of items as a sentence. */
  count: string;
  sort: 1 | 2;
  sortNames: Record<1 | 2, string>;
  onSort: (sort: 1 | 2) => void;
};

/** The bar above a list: number of items and sort order. */
export function ListBar({ count, sort, sortNames, onSort }: ListBarProps) {
  const { t } = useTranslation('myJobs');
  return (
    <div className="jhm-bar">
      <p className="jhm-bar__count" role="status">
        {count}
      </p>
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
  );
}
