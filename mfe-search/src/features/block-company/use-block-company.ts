import { setBlockedFlag, useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { lazyCall, useCallSource, useErrorText, useRemote, useSend } from '@jobharbor/shared/remote';

const blockCall = lazyCall(
  { id: 'POST /company/blacklist-companies/create', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/company/block-company'))
      .blockCompany,
);
const unblockCall = lazyCall(
  { id: 'DELETE /company/{id}/blacklist-companies/delete', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/company/unblock-company'))
      .unblockCompany,
);

/** Blocks and unblocks a company (optimistic update), rolled back on failure. */
export function useBlockCompany(companyId: number) {
  const { notify, queryClient } = useRemote();
  const source = useCallSource();
  const errorText = useErrorText();
  const isBlocked = useBlockedCompanies().includes(companyId);
  const show = (next: boolean) => setBlockedFlag(queryClient, source, companyId, next);
  const rollback = (was: boolean) => (error: Error) => {
    show(was);
    notify({ tone: 'danger', text: errorText(error) });
  };
  // Mutations of one scope run sequentially: those of a company in the order of the clicks.
  const scope = { id: `block-company-${companyId}` };
  const block = useSend(blockCall, { scope, onError: rollback(false) });
  const unblock = useSend(unblockCall, { scope, onError: rollback(true) });
  return {
    isBlocked,
    set(next: boolean) {
      show(next);
      if (next) block.mutate({ body: { company_id: companyId } });
      else unblock.mutate({ params: { id: companyId } });
    },
  };
}
