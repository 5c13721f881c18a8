import { useIsHydrated } from '@jobharbor/shared/remote';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of the history entry that opening the form pushed: closing the form then goes back one entry. */
const step = { opened: 'apply' };

/** Opens and closes the application form by the address (`?apply=1`), so that it is open again after a reload or sign-in. */
export function useApplyDialog() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const params = new URLSearchParams(search);

  return {
    isOpen: isHydrated && params.get('apply') === '1',
    open() {
      params.set('apply', '1');
      navigate(`${pathname}?${params}`, { state: { ...(isRecord(state) && state), ...step } });
    },
    close() {
      if (isRecord(state) && state.opened === step.opened) return void navigate(-1);
      params.delete('apply');
      const query = params.toString();
      navigate(query ? `${pathname}?${query}` : pathname, { replace: true, state });
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
