import { brand } from '@jobharbor/shared/brand';
import { readAmount } from '@jobharbor/shared/contracts/jobs/read-amount';
import { displayNames } from '@jobharbor/shared/contracts/primitives/display-names';
import { CardError, useCallSource, useLocale, usePage } from '@jobharbor/shared/remote';
import { Button, SelectField, Skeleton, TextField } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type Conversion,
  conversionPath,
  currencies,
  payPeriods,
  readConversion,
} from './converter-address.ts';
import { PayTable } from './pay-table.tsx';
import { ratesQuery } from './rates-query.ts';

/** Converts pay between currencies and periods. Works without script: the form submits to the same URL. */
export function ConverterPage() {
  const { t } = useTranslation('search');
  const { country } = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const conversion = readConversion(params, country.currency);
  const [typed, setTyped] = useState(conversion.amount);
  const [lastAmount, setLastAmount] = useState(conversion.amount);
  if (lastAmount !== conversion.amount) {
    setLastAmount(conversion.amount);
    setTyped(conversion.amount);
  }
  const { data: rates, error, refetch } = useQuery(ratesQuery(useCallSource()));
  usePage({
    title: t('converter.title'),
    description: t('converter.description'),
    canonical: '/currency-converter',
    market: 'every',
    breadcrumbs: [
      { name: brand.name, path: '/' },
      { name: t('converter.title'), path: '/currency-converter' },
    ],
  });
  const show = (change: Partial<Conversion>) =>
    navigate(conversionPath({ ...conversion, amount: typed, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  const amount = readAmount(typed, conversion.from);
  return (
    <div className="jh-page jh-stack jh-gap-6 jhs-converter">
      <div className="jh-stack jh-gap-2">
        <h1>{t('converter.title')}</h1>
        <p className="jhs-converter__lead">{t('converter.lead')}</p>
      </div>
      <ConverterForm
        {...{ conversion, typed, show }}
        isAmount={amount !== null}
        onType={(text) => {
          setTyped(text);
          setLastAmount(text);
          void show({ amount: text });
        }}
      />
      {!rates && !error && <Skeleton shape="title" length="medium" />}
      {error && !rates && <CardError title={t('converter.failed')} error={error} retry={{ refetch }} />}
      {rates && amount !== null && <PayTable amount={amount} conversion={conversion} rates={rates} />}
      <p>
        <Link to="/remote-jobs">{t('converter.remote')}</Link>
      </p>
      <p>
        <Link to="/salaries">{t('pay.title')}</Link>
      </p>
    </div>
  );
}

interface ConverterFormProps {
  conversion: Conversion;
  /** Text of the amount, which may be none. */
  typed: string;
  isAmount: boolean;
  onType: (text: string) => void;
  show: (change: Partial<Conversion>) => unknown;
}

function ConverterForm({ conversion, typed, isAmount, onType, show }: ConverterFormProps) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  return (
    <form
      className="jhs-converter__form"
      action={`${base}/currency-converter`}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        void show({});
      }}
    >
      <TextField
        name="amount"
        label={t('converter.amount')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={30}
        value={typed}
        error={isAmount ? undefined : t('converter.noAmount')}
        onChange={({ target }) => onType(target.value)}
      />
      <SelectField
        name="period"
        label={t('converter.period')}
        value={conversion.period}
        onChange={({ target }) =>
          show({ period: payPeriods.find((one) => one === target.value) ?? 'monthly' })
        }
      >
        {payPeriods.map((period) => (
          <option key={period} value={period}>
            {t(`converter.per.${period}`)}
          </option>
        ))}
      </SelectField>
      <CurrencyField name="from" value={conversion.from} onChange={(from) => show({ from })} />
      <CurrencyField name="to" value={conversion.to} onChange={(to) => show({ to })} />
      <div className="jhs-converter__buttons">
        <Button
          type="button"
          iconStart={<ArrowUpDown />}
          onClick={() => show({ from: conversion.to, to: conversion.from })}
        >
          {t('converter.swap')}
        </Button>
        <Button type="submit" variant="primary">
          {t('converter.convert')}
        </Button>
      </div>
    </form>
  );
}

interface CurrencyFieldProps {
  name: 'from' | 'to';
  value: string;
  onChange: (code: string) => void;
}

function CurrencyField({ name, value, onChange }: CurrencyFieldProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const names = displayNames(tag, 'currency');
  return (
    <SelectField
      name={name}
      label={t(`converter.${name}`)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {currencies.map((code) => (
        <option key={code} value={code} suppressHydrationWarning>
          {`${code} · ${names(code)}`}
        </option>
      ))}
    </SelectField>
  );
}
