import { useIsHydrated } from '@jobharbor/shared/remote';
import { useLocation, useNavigate } from 'react-router-dom';

/** Marks the entry of the history that opening the form made, so that closing can step back over it. */
const step = { opened: 'apply' };

/** Whether the form stands open, which the address says (`?apply=1`): a reload or a new login finds it open. */
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
