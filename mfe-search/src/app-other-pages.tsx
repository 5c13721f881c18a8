import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AboutPages } from './features/about-site/about-pages.tsx';
import { ApplySuccessPage } from './features/apply-to-job/apply-success-page.tsx';
import { CollectionPage } from './features/browse-collection/collection-page.tsx';
import { collections } from './features/browse-collection/collections.ts';
import { ConverterPage } from './features/convert-currency/converter-page.tsx';
import { CreateAlert } from './features/create-alert/create-alert.tsx';
import { SearchAlert } from './features/create-alert/search-alert.tsx';
import { PayPage } from './features/explore-pay/pay-page.tsx';
import { TalentsPage } from './features/welcome-talents/talents-page.tsx';

const searchAction = (filters: AlertFilters) => <SearchAlert filters={filters} />;

const payAlert = (filters: AlertFilters) => <CreateAlert filters={filters} place="search" />;

/** Routes that are rarely a landing page, in one chunk. */
export function OtherPages({ cardAction }: { cardAction: (card: JobCard) => ReactNode }) {
  return (
    <Routes>
      {collections.map(([path, kind]) => (
        <Route
          key={kind}
          path={path}
          element={<CollectionPage key={kind} collection={kind} {...{ cardAction, searchAction }} />}
        />
      ))}
      <Route path="/currency-converter" element={<ConverterPage />} />
      <Route path="/salaries" element={<PayPage searchAction={payAlert} />} />
      <Route path="/talents" element={<TalentsPage cardAction={cardAction} />} />
      <Route path="/feedback" element={<AboutPages />} />
      <Route path="/vip" element={<AboutPages />} />
      <Route path="/job/:job/apply/success" element={<ApplySuccessPage cardAction={cardAction} />} />
    </Routes>
  );
}
