import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { invalidateApplications, shareApplication } from '@jobharbor/shared/domain/applications';
import { ErrorNotice, useRemote, useSend } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { applicationTitleId } from '../application-title-id.ts';
import { OpeningLine } from '../opening-line.tsx';

/** Whether the employer may open what was sent, with a switch, and when they opened it. */
export function Sharing({ application }: { application: Application }) {
  const { t } = useTranslation('myJobs');
  const { queryClient } = useRemote();
  const { id, is_shared, openings, label } = application;
  const change = useSend(shareApplication, { onSuccess: () => invalidateApplications(queryClient) });
  // Older API versions do not send it.
  if (is_shared === undefined || openings === undefined) return null;
  return (
    <div className="jhm-sharing">
      <div className="jh-inline">
        <p role="status">{t(is_shared ? 'applied.sharing.on' : 'applied.sharing.off')}</p>
        {label !== 'withdrawn' && (
          <Button
            size="small"
            aria-describedby={applicationTitleId(id)}
            loading={change.isPending}
            loadingLabel={t('applied.sharing.saving')}
            onClick={() => change.mutate({ params: { id }, body: { is_shared: !is_shared } })}
          >
            {t(is_shared ? 'applied.sharing.stop' : 'applied.sharing.start')}
          </Button>
        )}
      </div>
      <ErrorNotice error={change.error} />
      <h4 className="jhm-sharing__title">{t('applied.sharing.opened')}</h4>
      {openings.length === 0 ? (
        <p className="jh-quiet">{t('applied.sharing.never')}</p>
      ) : (
        <ul className="jhm-sharing__list">
          {openings.map((opening, index) => (
            <li key={index}>
              <OpeningLine
                part={t(`applied.sharing.part.${opening.is_video ? 'video' : opening.part}`)}
                opening={opening}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
