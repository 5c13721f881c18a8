import { brand } from '@jobharbor/shared/brand';
import { minPayAdverts } from '@jobharbor/shared/contracts/jobs/min-pay-adverts';
import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { countryName } from '@jobharbor/shared/i18n';
import { CardError, useCallSource, useLocale, usePage } from '@jobharbor/shared/remote';
import { Button, isComposing, LiveRegion, SelectField, Skeleton, TextField } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { type PayAddress, payPath, readPayAddress } from '../../common/pay-address.ts';
import { useFilterLists } from '../../common/search-form/filter-lists.ts';
import { shorten } from '../../common/search-form/shorten.ts';
import { payQuery } from './pay-query.ts';
import { PayResult } from './pay-result.tsx';

export type PayPageProps = {
  /** Renders what creates an alert of a search. */
  searchAction: (filters: AlertFilters) => ReactNode;
};

/** What a title pays in the country or a place of it, from advertisements. Without script the form is a plain GET form. */
export function PayPage({ searchAction }: PayPageProps) {
  const { t } = useTranslation('search');
  const address = readPayAddress(useSearchParams()[0]);
  const { title } = address;
  const { data, error, refetch } = useQuery({
    ...payQuery(useCallSource(), address),
    enabled: title !== '',
  });
  useHead(title, data?.pay === null);
  return (
    <div className="jh-page jh-stack jh-gap-6 jhs-pay">
      <div className="jh-stack jh-gap-2">
        <h1>{title ? t('pay.titleFor', { title: isolate(title) }) : t('pay.title')}</h1>
        <p className="jhs-pay__lead">{t('pay.lead', { min: minPayAdverts })}</p>
      </div>
      <PayForm key={title} address={address} />
      {title !== '' && !data && !error && (
        <div aria-busy="true">
          <LiveRegion>{t('results.loading')}</LiveRegion>
          <Skeleton shape="block" />
        </div>
      )}
      {error && !data && <CardError title={t('pay.failed')} error={error} retry={{ refetch }} />}
      {data && (
        <PayResult
          address={address}
          found={data}
          searchAction={searchAction({
            query: title,
            ...(data.place && { job_locations: [data.place.id] }),
          })}
        />
      )}
      <p>
        <Link to="/currency-converter">{t('pay.converter')}</Link>
      </p>
    </div>
  );
}

/** Pages of any words a visitor typed are not indexed: only the page without a title is. */
function useHead(title: string, isEmpty: boolean): void {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const where = countryName(language.value, country.key) ?? t('home.everywhere');
  const name = title ? t('pay.titleFor', { title: shorten(title, 50) }) : t('pay.title');
  usePage({
    title: `${name} · ${where}`,
    description: t('pay.description', { country: where }),
    canonical: '/salaries',
    market: 'every',
    ...((title !== '' || isEmpty) && { robots: 'noindex' as const }),
    breadcrumbs: [
      { name: brand.name, path: '/' },
      { name: t('pay.title'), path: '/salaries' },
    ],
  });
}

function PayForm({ address }: { address: PayAddress }) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  const navigate = useNavigate();
  const { data: lists } = useFilterLists();
  const [typed, setTyped] = useState(address.title);
  const [isMissing, setIsMissing] = useState(false);
  const show = (title: string, location: string) => void navigate(payPath({ title, location }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = typed.trim();
    setIsMissing(title === '');
    const place = new FormData(event.currentTarget).get('location');
    if (title !== '') show(title, typeof place === 'string' ? place : '');
  };
  return (
    <form
      className="jhs-pay__form"
      action={`${base}/salaries`}
      method="get"
      noValidate
      onSubmit={submit}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
      }}
    >
      <TextField
        name="q"
        label={t('pay.job')}
        required
        dir="auto"
        maxLength={200}
        value={typed}
        error={isMissing ? t('pay.jobNeeded') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        name="location"
        label={t('pay.place')}
        value={address.location}
        // A place may be chosen before a title is typed.
        onChange={({ target }) => show(typed.trim() || address.title, target.value)}
      >
        <option value="">{t('pay.everywhere')}</option>
        {lists?.location_lists.map((region) => (
          <optgroup key={region.id} label={region.value}>
            {[region, ...region.locations].map(({ id, seo_value, value }) => (
              <option key={id} value={seo_value}>
                {value}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Button type="submit" variant="primary">
        {t('pay.show')}
      </Button>
    </form>
  );
}
