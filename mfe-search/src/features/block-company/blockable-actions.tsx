import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { useUser } from '@jobharbor/shared/remote';
import { Button, type ButtonProps, Notice } from '@jobharbor/shared/ui';
import Ban from 'lucide-react/icons/ban';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockCompany } from './use-block-company.ts';

type BlockableProps = {
  company: Pick<JobCard['company'], 'id' | 'name'>;
  children?: ReactNode;
};

/**
 * The actions of a job or a company; for a blocked company, a notice with undo instead. After the change the focus is in
 * what took the place of the pressed button.
 */
export function BlockableActions({ company, children }: BlockableProps) {
  const { t } = useTranslation('search');
  const { isBlocked, set } = useBlockCompany(company.id);
  const undo = useRef<HTMLButtonElement>(null);
  const bar = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (isBlocked && activeElement === body) undo.current?.focus();
    if (!isBlocked) bar.current?.querySelector<HTMLElement>('button, a')?.focus();
    bar.current = null;
  }, [isBlocked]);
  if (!isBlocked) return children;
  return (
    <Notice
      role="status"
      title={t('block.blocked', { company: company.name })}
      actions={
        <Button
          ref={undo}
          size="small"
          onClick={({ currentTarget }) => {
            bar.current = currentTarget.closest('.jhs-job__actions, .jhs-company__actions');
            set(false);
          }}
        >
          {t('block.undo')}
        </Button>
      }
    >
      <p>{t('block.text')}</p>
    </Notice>
  );
}

export type BlockButtonProps = Pick<BlockableProps, 'company'> & Pick<ButtonProps, 'size'>;

/** Blocks the company; for who is signed in, until it is blocked. */
export function BlockButton({ company, size }: BlockButtonProps) {
  const { t } = useTranslation('search');
  // Before the API has confirmed the session, the cookie says who is signed in.
  const user = useUser();
  const { isBlocked, set } = useBlockCompany(company.id);
  if (user === null || user.role === 'guest' || isBlocked) return null;
  return (
    <Button variant="quiet" size={size} iconStart={<Ban aria-hidden="true" />} onClick={() => set(true)}>
      {t('block.action')}
    </Button>
  );
}
