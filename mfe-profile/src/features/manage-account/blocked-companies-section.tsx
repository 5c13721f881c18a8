import { blockCompany } from '@jobharbor/shared/calls/company/block-company';
import { listBlockedCompanies } from '@jobharbor/shared/calls/company/list-blocked-companies';
import { unblockCompany } from '@jobharbor/shared/calls/company/unblock-company';
import type { BlockedCompany, FoundCompany } from '@jobharbor/shared/contracts/account/blocked-company';
import { setBlockedFlag } from '@jobharbor/shared/domain/jobs';
import { callKey, ErrorNotice, useCall, useCallSource, useRemote, useSend } from '@jobharbor/shared/remote';
import { Button, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindCompany } from './find-company.tsx';
import { SettingsSection } from './settings-section.tsx';

interface List {
  blocked_companies: BlockedCompany[];
  total: number;
}

/**
 * Companies that the person blocked: neither sees the other. An unblocked one keeps its row, with a button to block it
 * again.
 */
export function BlockedCompaniesSection() {
  const { t } = useTranslation('profile');
  const { queryClient } = useRemote();
  const source = useCallSource();
  const key = callKey(listBlockedCompanies, source, {});
  const blocked = useCall(listBlockedCompanies, {});
  const [unblocked, setUnblocked] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState('');
  const mark = (id: number, isBlocked: boolean) => {
    setBlockedFlag(queryClient, source, id, isBlocked);
    setUnblocked((ids) => new Set(isBlocked ? [...ids].filter((one) => one !== id) : [...ids, id]));
  };
  const block = useSend(blockCompany, {
    onSuccess({ blocked_company }) {
      const { company } = blocked_company;
      mark(company.id, true);
      setDone(t('settings.blocked.done', { company: company.name }));
      queryClient.setQueryData<List>(key, (list) => withCompany(list, blocked_company));
    },
  });
  const unblock = useSend(unblockCompany, { onSuccess: (_, { params }) => mark(params.id, false) });
  const rows = blocked.data?.blocked_companies;
  const error = block.error ?? unblock.error;
  const isBlocked = ({ id }: FoundCompany) =>
    !unblocked.has(id) && (rows?.some(({ company }) => company.id === id) ?? false);
  const send = (company: FoundCompany, next: boolean) => {
    block.reset();
    unblock.reset();
    setDone(next ? '' : t('settings.blocked.undone', { company: company.name }));
    if (next) block.mutate({ body: { company_id: company.id } });
    else unblock.mutate({ params: { id: company.id } });
  };
  return (
    <SettingsSection title={t('settings.blocked.title')} lead={t('settings.blocked.lead')}>
      <FindCompany isBlocked={isBlocked} onBlock={(company) => send(company, true)} />
      {rows ? (
        rows.length === 0 ? (
          <p className="jh-quiet">{t('settings.blocked.none')}</p>
        ) : (
          <ul className="jhp-setting__list">
            {rows.map(({ company }) => (
              <CompanyRow
                key={company.id}
                company={company}
                isBlocked={isBlocked(company)}
                onChange={(next) => send(company, next)}
              />
            ))}
          </ul>
        )
      ) : blocked.isError ? (
        <ErrorNotice error={blocked.error} retry={blocked} />
      ) : (
        <div aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton length="medium" />
        </div>
      )}
      <ErrorNotice error={error} />
      <LiveRegion>{done}</LiveRegion>
    </SettingsSection>
  );
}

/** The list with a company that was blocked now, or is still in it. */
function withCompany(list: List | undefined, added: BlockedCompany): List | undefined {
  if (!list || list.blocked_companies.some(({ company }) => company.id === added.company.id)) return list;
  return { blocked_companies: [added, ...list.blocked_companies], total: list.total + 1 };
}

interface CompanyRowProps {
  company: FoundCompany;
  isBlocked: boolean;
  onChange: (isBlocked: boolean) => void;
}

function CompanyRow({ company, isBlocked, onChange }: CompanyRowProps) {
  const { t } = useTranslation('profile');
  return (
    <li className="jhp-device">
      <p className="jhp-device__text">
        <bdi>{company.name}</bdi>
        {!isBlocked && <span className="jh-quiet jh-small">{t('settings.blocked.open')}</span>}
      </p>
      <Button
        size="small"
        variant="quiet"
        aria-label={t(isBlocked ? 'settings.blocked.undoNamed' : 'settings.blocked.blockNamed', {
          company: company.name,
        })}
        onClick={() => onChange(!isBlocked)}
      >
        {t(isBlocked ? 'settings.blocked.undo' : 'settings.blocked.again')}
      </Button>
    </li>
  );
}
