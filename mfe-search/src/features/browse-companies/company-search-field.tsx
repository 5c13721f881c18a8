import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { formatNumber } from '@jobharbor/shared/i18n';
import { lazyCall, useCall, useLocale } from '@jobharbor/shared/remote';
import { SearchBox } from '@jobharbor/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';
import Building from 'lucide-react/icons/building';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyPath } from '../../common/companies/company-paths.ts';
import { useDebouncedValue } from '../../common/search-form/use-debounced-value.ts';

const suggestCompanies = lazyCall(
  { id: 'GET /company/search-suggestion', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "companies" */ '@jobharbor/shared/calls/company/suggest-companies'))
      .suggestCompanies,
);

export type CompanySearchFieldProps = {
  /** Text of the current search; a change replaces the input. */
  query: string;
  /** Called with the path of a suggested company's page. */
  onCompany: (path: string) => void;
};

const debounceDelay = 150;

/** Search field of companies with autocompletion. Without script it is the field `q` of its form. */
export function CompanySearchField({ query, onCompany }: CompanySearchFieldProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const blocked = useBlockedCompanies();
  const [typed, setTyped] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  if (lastQuery !== query) {
    setLastQuery(query);
    setTyped(query);
  }
  const debounced = useDebouncedValue(typed.trim(), debounceDelay);
  const hasTyped = typed.trim() !== '' && typed.trim() !== query;
  const found = useCall(
    suggestCompanies,
    { query: { query: debounced, size: 5 } },
    { enabled: debounced !== '' && debounced !== query, placeholderData: keepPreviousData },
  );
  const suggestions = hasTyped
    ? (found.data?.companies ?? [])
        .filter(({ id }) => !blocked.includes(id))
        .map((company) => ({
          id: `c-${company.id}`,
          text: company.name,
          detail: formatNumber(tag, company.open_jobs),
          icon: <Building />,
          path: companyPath(company),
        }))
    : [];
  return (
    <SearchBox
      name="q"
      label={t('companies.name')}
      placeholder={t('companies.name')}
      maxLength={200}
      value={typed}
      onValueChange={setTyped}
      suggestions={suggestions}
      listLabel={t('search.suggestions')}
      clearLabel={t('search.clear')}
      announcement={t('search.suggestionCount', { count: suggestions.length })}
      onChoose={({ path }) => onCompany(path)}
    />
  );
}
