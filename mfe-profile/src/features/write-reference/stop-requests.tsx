import { stopReferences } from '@jobharbor/shared/calls/jobseeker-profile/stop-references';
import { focusIfLost } from '@jobharbor/shared/forms';
import { ErrorNotice, useSendOnce } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** Ends all mails that ask the reader's address for references. */
export function StopRequests({ token }: { token: string }) {
  const { t } = useTranslation('profile');
  const stop = useSendOnce(stopReferences);
  return (
    <div className="jh-stack jh-gap-2">
      <p ref={stop.isSuccess ? focusIfLost : undefined} tabIndex={-1} className="jh-quiet" role="status">
        {t(stop.isSuccess ? 'reference.stopped' : 'reference.stopLead')}
      </p>
      {!stop.isSuccess && (
        <div>
          <Button
            size="small"
            loading={stop.isPending}
            loadingLabel={t('saving')}
            onClick={() => stop.sendOnce({ query: { token } })}
          >
            {t('reference.stop')}
          </Button>
        </div>
      )}
      <ErrorNotice error={stop.error} />
    </div>
  );
}
