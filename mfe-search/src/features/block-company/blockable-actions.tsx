import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { useSession } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import Ban from 'lucide-react/icons/ban';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockCompany } from './use-block-company.ts';

/**
 * The actions of a job or a company with the one to block the company; for a blocked one, a notice with undo instead. The focus
 * moves to the button that undoes the pressed one.
 */
export function BlockableActions({
  company,
  children,
}: {
  company: Pick<JobCard['company'], 'id' | 'name'>;
  children?: ReactNode;
}) {
  const { t } = useTranslation('search');
  const isSignedIn = useSession().status === 'signed-in';
  const { isBlocked, set } = useBlockCompany(company.id);
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const change = (next: boolean) => {
    wasPressed.current = true;
    set(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is another one after each change
  useEffect(() => {
    if (wasPressed.current) button.current?.focus();
    wasPressed.current = false;
  }, [isBlocked]);
  if (isBlocked)
    return (
      <Notice
        role="status"
        title={t('block.blocked', { company: company.name })}
        actions={
          <Button ref={button} size="small" onClick={() => change(false)}>
            {t('block.undo')}
          </Button>
        }
      >
        <p>{t('block.text')}</p>
      </Notice>
    );
  return (
    <>
      {children}
      {isSignedIn && (
        <Button
          ref={button}
          variant="quiet"
          className="jhs-block"
          iconStart={<Ban aria-hidden="true" />}
          onClick={() => change(true)}
        >
          <span className="jhs-block__text">{t('block.action')}</span>
        </Button>
      )}
    </>
  );
}
