import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { signInPath } from '@jobharbor/shared/domain/session';
import { splitPage, useLocale, useSession } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import Flag from 'lucide-react/icons/flag';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

const dialog = splitPage(
  async () => (await import(/* webpackChunkName: "dialogs" */ './report-dialog.tsx')).ReportDialog,
);
const reportHash = '#report';

/** Opens the report form. A guest signs in first and returns to the job with the form open. */
export function ReportButton({ job }: { job: Pick<JobStatic, 'id' | 'slug'> }) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  const { status, user } = useSession();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const isReturning = hash === reportHash && status === 'signed-in';

  useEffect(() => {
    if (!isReturning) return;
    setIsOpen(true);
    navigate(pathname + search, { replace: true });
  }, [isReturning, pathname, search, navigate]);

  // Before the API has confirmed the session, the cookie says who is signed in.
  const open = () =>
    user && user.role !== 'guest' ? setIsOpen(true) : navigate(signInPath(base + jobPath(job) + reportHash));
  return (
    <>
      <Button variant="quiet" iconStart={<Flag aria-hidden="true" />} onClick={() => void open()}>
        {t('report.action')}
      </Button>
      {isOpen && <dialog.Page jobId={job.id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
