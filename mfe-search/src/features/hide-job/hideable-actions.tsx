import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import type { PickRefusalReason } from '@jobharbor/shared/contracts/jobs/pick';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { Button, Chip, IconButton, Notice } from '@jobharbor/shared/ui';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHideJob } from './use-hide-job.ts';

const reasons = ['work', 'pay', 'place', 'company'] as const satisfies PickRefusalReason[];

/**
 * The actions of a job with the one to hide it from lists. Above those of a hidden one, a notice with undo asks for the
 * reason. The focus moves to the button that undoes the pressed one.
 */
export function HideableActions({ job, children }: { job: JobStatic; children: ReactNode }) {
  const { t } = useTranslation('search');
  const { isHidden, isAccount, reason, hide, show } = useHideJob(job);
  const keepInPane = useKeepInPane(job.id);
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is another one after each change
  useEffect(() => {
    if (wasPressed.current) button.current?.focus();
    wasPressed.current = false;
  }, [isHidden]);
  if (!isHidden)
    return (
      <>
        {children}
        <IconButton
          ref={button}
          outlined
          label={t('hide.action')}
          title={t('hide.action')}
          icon={<EyeOff />}
          onClick={() => {
            wasPressed.current = true;
            keepInPane();
            hide('other');
          }}
        />
      </>
    );
  const company = isolate(job.company.name);
  return (
    <>
      <Notice
        className="jhs-hidden"
        title={t('hide.hidden')}
        actions={
          <Button
            ref={button}
            size="small"
            onClick={() => {
              wasPressed.current = true;
              show();
            }}
          >
            {t('hide.undo')}
          </Button>
        }
      >
        <p>{t(isAccount ? 'hide.where' : 'hide.onDevice')}</p>
        <fieldset className="jhs-hide__reasons">
          <legend>{t('hide.why')}</legend>
          {reasons.map((one) => (
            <Chip key={one} on={reason === one} onClick={() => hide(reason === one ? 'other' : one)}>
              {t(`hide.reason.${one}`)}
            </Chip>
          ))}
        </fieldset>
        <p role="status" className="jh-quiet jh-small">
          {t(`hide.effect.${reason}`, { company })}
        </p>
      </Notice>
      {children}
    </>
  );
}

/** Returns a function that selects the job in the address of a list, so that its pane stays when the card goes. */
function useKeepInPane(jobId: number): () => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return () => {
    const params = new URLSearchParams(search);
    if (pathname !== '/jobs' || params.has('job')) return;
    params.set('job', String(jobId));
    void navigate(`${pathname}?${params}${hash}`, { replace: true, state, preventScrollReset: true });
  };
}
