import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import { useFlags } from '@jobharbor/shared/domain/jobs';
import { lazyPart, splitPage, useLocale, useSession } from '@jobharbor/shared/remote';
import { Button, IconButton } from '@jobharbor/shared/ui';
import Bell from 'lucide-react/icons/bell';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useIsIdle } from '../../common/use-is-idle.ts';
import { ManageLink } from './manage-link.tsx';

const OwnAlert = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './own-alert.tsx')).OwnAlert,
);
const dialog = splitPage(
  async () => (await import(/* webpackChunkName: "dialogs" */ './email-alert-dialog.tsx')).EmailAlertDialog,
);

const labels = {
  search: 'createAlert.create',
  job: 'createAlert.like',
  company: 'createAlert.follow',
} as const;

export type CreateAlertProps = {
  filters: AlertFilters;
  /** `search` above a list and `company` on its page, with a text; `job` as one of a job's icon buttons. */
  place: keyof typeof labels;
  /** Page of the search; the page's own by default. */
  path?: string;
};

/**
 * Creates a job alert of a search: one tap for a signed-in person, an email only for a guest. Links to the alerts if one
 * of this search exists. The code of both is loaded later.
 */
export function CreateAlert({ filters, place, path }: CreateAlertProps) {
  const { t } = useTranslation('search');
  const { status, user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [isOwn, setIsOwn] = useState<boolean>();
  // Before the API has confirmed the session, the cookie says who is signed in.
  const isAccount = user !== null && user.role !== 'guest';
  const isIdle = useIsIdle(isAccount);
  const isExpected = useHasAlertAt(path) && isAccount;
  const label = t(labels[place]);
  const ask = () => setIsAsking(true);
  const button =
    place === 'job' ? (
      <IconButton outlined label={label} title={label} icon={<Bell />} onClick={ask} />
    ) : (
      <Button
        size="small"
        iconStart={<Bell aria-hidden="true" />}
        loading={isAsking && isAccount}
        loadingLabel={t('createAlert.sending')}
        onClick={ask}
      >
        {label}
      </Button>
    );
  return (
    <>
      {(isOwn ?? isExpected) ? <ManageLink /> : button}
      {/* Once mounted it stays, since it alone knows of an alert that has just been created. */}
      {(isIdle || isAsking || isOwn !== undefined) && status === 'signed-in' && (
        <Suspense>
          <OwnAlert
            place={place}
            filters={filters}
            isExpected={isExpected}
            isWanted={isAsking}
            onEnd={() => setIsAsking(false)}
            onChange={setIsOwn}
          />
        </Suspense>
      )}
      {isAsking && !isAccount && <dialog.Page filters={filters} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Whether the person's flags name an alert of the search at `path`, or at this address. */
function useHasAlertAt(path?: string): boolean {
  const { pathname, search } = useLocation();
  const { country } = useLocale();
  const place = country.key + (path ?? pathname + search);
  return useFlags((flags) => flags?.alert_paths?.includes(place) ?? false);
}
