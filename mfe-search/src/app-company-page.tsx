import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { useParams } from 'react-router-dom';
import { companySections } from './common/companies/company-paths.ts';
import { BlockableActions, BlockButton } from './features/block-company/blockable-actions.tsx';
import { CompanyAlert } from './features/create-alert/company-alert.tsx';
import { OwnCompanyReport } from './features/report-problem/own-company-report.tsx';
import { ReportCompanyButton } from './features/report-problem/report-button.tsx';
import {
  type CompanyActionsPart,
  CompanyPage,
  type CompanyPageProps,
} from './features/view-company/company-page.tsx';

const actions = (company: CompanyProfile, part: CompanyActionsPart) => {
  if (part === 'news') return <OwnCompanyReport companyId={company.id} />;
  return (
    <>
      <BlockableActions company={company}>
        <CompanyAlert company={company} />
        <BlockButton company={company} size="small" />
      </BlockableActions>
      <ReportCompanyButton company={company} />
    </>
  );
};

/** The page of a company with what one can do about it: follow, block and report it. */
export function AppCompanyPage(props: Omit<CompanyPageProps, 'actions' | 'section'>) {
  const { section } = useParams();
  return (
    <CompanyPage
      {...props}
      section={companySections.find((one) => one === section) ?? 'overview'}
      actions={actions}
    />
  );
}
