import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import { lazyPart, useIsHydrated, useSession } from '@jobharbor/shared/remote';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CreateAlert } from './create-alert.tsx';
import { readEditedAlert, storeEditedAlert } from './edited-alert.ts';

const EditedAlert = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './change-filters.tsx')).ChangeFilters,
);

/** Above the results: creates an alert of the search, or updates the alert whose filters are being edited. */
export function SearchAlert({ filters }: { filters: AlertFilters }) {
  const { status } = useSession();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const asked = new URLSearchParams(search).get('alert');
  const [edited, setEdited] = useState<number | null>(null);
  useEffect(() => {
    // Stored for the tab, since the first change of a filter removes it from the URL.
    if (asked !== null) storeEditedAlert(Number(asked));
    setEdited(readEditedAlert());
  }, [asked]);
  const leave = () => {
    storeEditedAlert(null);
    setEdited(null);
  };
  return isHydrated && status === 'signed-in' && edited !== null ? (
    <Suspense>
      <EditedAlert id={edited} filters={filters} onLeave={leave} />
    </Suspense>
  ) : (
    <CreateAlert filters={filters} place="search" />
  );
}
