import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AboutPages } from './features/about-site/about-pages.tsx';
import { ApplySuccessPage } from './features/apply-to-job/apply-success-page.tsx';
import { CollectionPage } from './features/browse-collection/collection-page.tsx';
import { collections } from './features/browse-collection/collections.ts';
import { ConverterPage } from './features/convert-currency/converter-page.tsx';
import { PayPage } from './features/explore-pay/pay-page.tsx';
import { TalentsPage } from './features/welcome-talents/talents-page.tsx';

/** Routes that are rarely a landing page, in one chunk. */
export function OtherPages({ cardAction }: { cardAction: (card: JobCard) => ReactNode }) {
  return (
    <Routes>
      {collections.map(([path, kind]) => (
        <Route
          key={kind}
          path={path}
          element={<CollectionPage key={kind} collection={kind} cardAction={cardAction} />}
        />
      ))}
      <Route path="/currency-converter" element={<ConverterPage />} />
      <Route path="/salaries" element={<PayPage />} />
      <Route path="/talents" element={<TalentsPage cardAction={cardAction} />} />
      <Route path="/feedback" element={<AboutPages />} />
      <Route path="/vip" element={<AboutPages />} />
      <Route path="/job/:job/apply/success" element={<ApplySuccessPage cardAction={cardAction} />} />
    </Routes>
  );
}
