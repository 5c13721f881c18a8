import { blockCompany } from '@jobharbor/shared/calls/company/block-company';
import { listBlockedCompanies } from '@jobharbor/shared/calls/company/list-blocked-companies';
import { unblockCompany } from '@jobharbor/shared/calls/company/unblock-company';
import type { BlockedCompany, FoundCompany } from '@jobharbor/shared/contracts/account/blocked-company';
import { setBlockedFlag } from '@jobharbor/shared/domain/jobs';
import { callKey, useCall, useCallSource, useRemote, useSend } from '@jobharbor/shared/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface List {
  blocked_companies: BlockedCompany[];
  total: number;
}

/**
 * The list of blocked companies, and `setBlocked` to block one or take it back. An unblocked company stays in the list
 * while the page is open.
 */
export function useBlockedCompanies() {
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
  const isBlocked = ({ id }: FoundCompany) =>
    !unblocked.has(id) && (rows?.some(({ company }) => company.id === id) ?? false);
  const setBlocked = (company: FoundCompany, next: boolean) => {
    block.reset();
    unblock.reset();
    setDone(next ? '' : t('settings.blocked.undone', { company: company.name }));
    if (next) block.mutate({ body: { company_id: company.id } });
    else unblock.mutate({ params: { id: company.id } });
  };
  return { blocked, isBlocked, setBlocked, done, error: block.error ?? unblock.error };
}

/** The list with a company that was blocked now, or is still in it. */
function withCompany(list: List | undefined, added: BlockedCompany): List | undefined {
  if (!list || list.blocked_companies.some(({ company }) => company.id === added.company.id)) return list;
  return { blocked_companies: [added, ...list.blocked_companies], total: list.total + 1 };
}
