import { findCompanyByName } from '@jobharbor/shared/calls/company/find-company-by-name';
import type { FoundCompany } from '@jobharbor/shared/contracts/account/blocked-company';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useCall, useErrorText } from '@jobharbor/shared/remote';
import { Button, LiveRegion, TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export interface FindCompanyProps {
  isBlocked: (company: FoundCompany) => boolean;
  onBlock: (company: FoundCompany) => void;
}

/** Search for companies by name, each with a block button. */
export function FindCompany({ isBlocked, onBlock }: FindCompanyProps) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const { register, handleSubmit } = useForm({ defaultValues: { company: '' } });
  const [name, setName] = useState('');
  const found = useCall(
    findCompanyByName,
    { query: { company_name: name } },
    { enabled: name !== '', retry: false, staleTime: 0 },
  );
  const submit = handleSubmit(({ company }) => setName(company.trim()));
  const companies = name === '' ? [] : (found.data?.companies ?? []);
  return (
    <form
      noValidate
      className="jhp-setting__form"
      onSubmit={(event) => void submit(event)}
      onKeyDown={preventComposingSubmit}
    >
      <TextField
        {...register('company')}
        dir="auto"
        type="search"
        maxLength={100}
        autoComplete="off"
        label={t('settings.blocked.find')}
        error={found.isError ? errorText(found.error) : undefined}
      />
      <div>
        <Button type="submit" size="small" loading={found.isFetching} loadingLabel={t('loading')}>
          {t('settings.blocked.search')}
        </Button>
      </div>
      <LiveRegion>
        {companies.length > 0 ? t('settings.blocked.found', { count: companies.length }) : ''}
      </LiveRegion>
      {companies.length > 0 && (
        <ul className="jhp-setting__list">
          {companies.map((company) => (
            <li key={company.id} className="jhp-device">
              <bdi className="jhp-device__text">{company.name}</bdi>
              {isBlocked(company) ? (
                <span className="jh-quiet jh-small">{t('settings.blocked.already')}</span>
              ) : (
                <Button
                  size="small"
                  aria-label={t('settings.blocked.blockNamed', { company: company.name })}
                  onClick={() => onBlock(company)}
                >
                  {t('settings.blocked.block')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
