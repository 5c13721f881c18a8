import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { signInPath } from '@jobharbor/shared/domain/session';
import { splitPage, useLocale, useSession } from '@jobharbor/shared/remote';
import { Button, type ButtonProps } from '@jobharbor/shared/ui';
import Flag from 'lucide-react/icons/flag';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { companyPath } from '../../common/companies/company-paths.ts';

const jobDialog = splitPage(
  async () => (await import(/* webpackChunkName: "dialogs" */ './report-job-dialog.tsx')).ReportJobDialog,
);
const companyDialog = splitPage(
  async () =>
    (await import(/* webpackChunkName: "dialogs" */ './report-company-dialog.tsx')).ReportCompanyDialog,
);
const reportHash = '#report';

/** Opens the report form of a job. */
export function ReportJobButton({ job }: { job: Pick<JobStatic, 'id' | 'slug'> }) {
  const { t } = useTranslation('search');
  return (
    <ReportButton path={jobPath(job)} label={t('report.action')}>
      {(onClose) => <jobDialog.Page jobId={job.id} onClose={onClose} />}
    </ReportButton>
  );
}

/** Opens the report form of a company, beside the small buttons that follow and block it. */
export function ReportCompanyButton({ company }: { company: Pick<CompanyProfile, 'id' | 'slug'> }) {
  const { t } = useTranslation('search');
  return (
    <ReportButton path={companyPath(company)} label={t('report.company.action')} size="small">
      {(onClose) => <companyDialog.Page companyId={company.id} onClose={onClose} />}
    </ReportButton>
  );
}

type ReportButtonProps = {
  /** Page to which a guest returns. */
  path: string;
  label: string;
  size?: ButtonProps['size'];
  /** Renders the form. */
  children: (onClose: () => void) => ReactNode;
};

/** Opens a form. A guest signs in first and returns to the page with the form open. */
function ReportButton({ path, label, size, children }: ReportButtonProps) {
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
    user && user.role !== 'guest' ? setIsOpen(true) : navigate(signInPath(base + path + reportHash));
  return (
    <>
      <Button variant="quiet" size={size} iconStart={<Flag aria-hidden="true" />} onClick={() => void open()}>
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
