import type { Facets } from '@jobharbor/shared/contracts/search';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Checkbox, RadioGroup } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { FilterLists } from '../../common/filter-lists.ts';
import type { ChoiceField } from './address.ts';
import { type FieldOption, fields } from './field-options.ts';

export type FieldPanelProps = {
  field: ChoiceField;
  chosen: readonly string[];
  lists: FilterLists;
  facets: Facets | undefined;
  onChoose: (chosen: readonly string[]) => void;
};

const isLong = (field: ChoiceField) => field === 'location' || field === 'category';

/** The options of one filter, each with the number of jobs it would add. */
export function FieldPanel({ field, chosen, lists, facets, onChoose }: FieldPanelProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const counts = new Map(facets?.[fields[field].facet].map(({ id, count }) => [id, count]));
  const options = fields[field].optionsOf(lists);
  const isOn = ({ seo_value }: FieldOption) => chosen.includes(seo_value);
  const countOf = ({ id }: FieldOption) =>
    facets && <span suppressHydrationWarning>{formatNumber(tag, counts.get(id) ?? 0)}</span>;

  if (field === 'salary') {
    return (
      <RadioGroup
        legend={t('filter.salaryHint', { currency: lists.currency })}
        name={field}
        value={chosen[0] ?? ''}
        onValueChange={(value) => onChoose(value ? [value] : [])}
        options={[
          { value: '', label: t('filter.anySalary') },
          ...options.map((option) => ({
            value: option.seo_value,
            label: <span suppressHydrationWarning>{option.value}</span>,
            count: countOf(option),
          })),
        ]}
      />
    );
  }
  // Long lists show only options that have jobs or are chosen.
  const shown = options.filter(
    (option) => isOn(option) || !isLong(field) || !facets || (counts.get(option.id) ?? 0) > 0,
  );
  return (
    <ul className="jhs-options">
      {shown.map((option) => (
        <li key={option.id} className={isLong(field) && !option.isGroup ? 'jhs-options__inner' : undefined}>
          <Checkbox
            name={field}
            value={option.seo_value}
            label={option.value}
            count={countOf(option)}
            checked={isOn(option)}
            onChange={() =>
              onChoose(
                isOn(option)
                  ? chosen.filter((value) => value !== option.seo_value)
                  : [...chosen, option.seo_value],
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
