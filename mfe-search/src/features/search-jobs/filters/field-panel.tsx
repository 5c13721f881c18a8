import type { Facets } from '@jobharbor/shared/contracts/search/search';
import {
  type ListedFilter,
  type ListedName,
  listedFilter,
} from '@jobharbor/shared/contracts/search/search-filters';
import { countryName, formatNumber } from '@jobharbor/shared/i18n';
import { ErrorNotice, lazyPart, useIsHydrated, useLocale } from '@jobharbor/shared/remote';
import { Checkbox, RadioGroup, TextField } from '@jobharbor/shared/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilterLists } from '../../../common/search-form/filter-lists.ts';
import { containsText } from '../../../common/search-form/suggest-places.ts';
import { DistanceChoice } from './distance-choice.tsx';
import { type FieldOption, type OptionLists, optionsOf } from './field-options.ts';
import { minPays, payBands } from './pay-bands.ts';
import { PayHistogram } from './pay-histogram.tsx';
import type { ListedPlace } from './places-within.ts';

// Loaded after the first page, for its size budget.
const NearMe = lazyPart(async () => (await import(/* webpackChunkName: "filters" */ './near-me.tsx')).NearMe);

export type FieldPanelProps = {
  field: ListedName;
  /** Name of its inputs in the form. */
  name: string;
  chosen: readonly string[];
  /** Companies named in the results. */
  companies: OptionLists['companies'];
  facets: Facets | undefined;
  onChoose: (chosen: readonly string[]) => void;
};

/** Number of options from which on the list has a search field. */
const longList = 12;

/**
 * The options of one filter, each with its facet count; those without jobs are hidden. The country's lists are loaded
 * with the first panel.
 */
export function FieldPanel({ companies, ...rest }: FieldPanelProps) {
  const { t } = useTranslation('search');
  const lists = useFilterLists();
  if (lists.data) return <Options {...rest} lists={{ ...lists.data, companies }} />;
  if (lists.error) return <ErrorNotice error={lists.error} retry={lists} />;
  return <p role="status">{t('results.loading')}</p>;
}

/** Filters of which a person chooses one value. */
type SingleName = Exclude<ListedFilter, { kind: 'any' }>['name'];
const isSingle = (name: ListedName): name is SingleName => listedFilter[name].kind !== 'any';

const anyLabels = {
  salary: 'filter.anySalary',
  posted: 'filter.anyTime',
  hours: 'hoursFilter.any',
} as const satisfies Record<SingleName, string>;

type OptionsProps = Omit<FieldPanelProps, 'companies'> & { lists: OptionLists };

function Options({ field, lists, facets, chosen, ...rest }: OptionsProps) {
  const { tag } = useLocale();
  const counts = new Map(facets?.[listedFilter[field].field].map(({ id, count }) => [id, count]));
  const isOn = ({ seo_value }: FieldOption) => chosen.includes(seo_value);
  const offered: readonly FieldOption[] =
    field === 'salary' ? minPays(lists.salary_range_filters, chosen) : optionsOf(field, lists);
  const options = offered.filter((option) => isOn(option) || !facets || (counts.get(option.id) ?? 0) > 0);
  const countOf = ({ id }: FieldOption) =>
    facets && <span suppressHydrationWarning>{formatNumber(tag, counts.get(id) ?? 0)}</span>;
  const shared = { ...rest, chosen, options, countOf, isOn };
  const cities =
    field === 'location' ? lists.location_lists.flatMap(({ locations }) => locations) : undefined;
  if (!isSingle(field)) return <SeveralOptions {...shared} field={field} cities={cities} />;
  const choice = <SingleOption {...shared} field={field} currency={lists.currency} />;
  if (field !== 'salary') return choice;
  const rungs = lists.salary_range_filters;
  return (
    <div className="jh-stack jh-gap-4">
      {facets && <PayHistogram bands={payBands(rungs)} counts={counts} chosen={rungs.find(isOn)} />}
      {choice}
    </div>
  );
}

type ChoiceProps<Name extends ListedName> = Pick<FieldPanelProps, 'name' | 'chosen' | 'onChoose'> & {
  field: Name;
  options: readonly FieldOption[];
  countOf: (option: FieldOption) => ReactNode;
};

/** One value or none. */
function SingleOption({
  field,
  name,
  chosen,
  options,
  countOf,
  currency,
  onChoose,
}: ChoiceProps<SingleName> & { currency: string }) {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const legends: Record<SingleName, string> = {
    salary: t('payFilter.atLeast', { currency }),
    posted: t('filter.posted'),
    hours: t('hoursFilter.legend', { country: countryName(language.value, country.key) ?? '' }),
  };
  return (
    <RadioGroup
      legend={legends[field]}
      legendHidden={field === 'posted'}
      name={name}
      value={chosen[0] ?? ''}
      onValueChange={(value) => onChoose(value ? [value] : [])}
      options={[
        { value: '', label: t(anyLabels[field]) },
        ...options.map((option) => ({
          value: option.seo_value,
          label: <span suppressHydrationWarning>{option.value}</span>,
          count: countOf(option),
        })),
      ]}
    />
  );
}

type SeveralOptionsProps = ChoiceProps<Exclude<ListedName, SingleName>> & {
  isOn: (option: FieldOption) => boolean;
  /** Of the country, for places. */
  cities: readonly ListedPlace[] | undefined;
};

/** Any number of values; a long list can be searched. */
function SeveralOptions({
  field,
  name,
  chosen,
  options,
  countOf,
  isOn,
  cities,
  onChoose,
}: SeveralOptionsProps) {
  const { t } = useTranslation('search');
  const [sought, setSought] = useState('');
  const isHydrated = useIsHydrated();
  const isGrouped = field === 'location' || field === 'category';
  const shown = options.filter(({ value }) => containsText(value, sought));
  return (
    <>
      {field === 'location' && isHydrated && (
        <Suspense>
          <NearMe onPlace={(place) => onChoose([...new Set([...chosen, place])])} />
          {cities && <DistanceChoice name={`${name}-distance`} places={cities} {...{ chosen, onChoose }} />}
        </Suspense>
      )}
      {options.length > longList && (
        <TextField
          label={t('filter.find')}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would submit the surrounding search form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {shown.length === 0 && <p className="jh-quiet">{t('filter.noOption')}</p>}
      <ul className="jhs-options">
        {shown.map((option) => (
          <li key={option.id} className={isGrouped && !option.isGroup ? 'jhs-options__inner' : undefined}>
            <Checkbox
              name={name}
              value={option.seo_value}
              label={<bdi>{option.value}</bdi>}
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
    </>
  );
}
