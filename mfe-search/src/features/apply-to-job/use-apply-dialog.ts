import { useIsHydrated } from '@jobharbor/shared/remote';
import { useLocation, useNavigate } from 'react-router-dom';

/** Step of the form: write, or choose documents, check and send. */
export type ApplyStep = 'write' | 'check';

/** State of the history entry that opening the form pushed: closing the form then goes back one entry. */
const pushed = { opened: 'apply' };
const values: Record<ApplyStep, string> = { write: '1', check: 'check' };

/** Query string of a URL with the form open at a step. */
export const applyQuery = (step: ApplyStep): string => `?apply=${values[step]}`;

/** Opens and closes the application form by the URL (`?apply=1`), so that it is open again after a reload or sign-in. */
export function useApplyDialog() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const params = new URLSearchParams(search);
  const value = params.get('apply');
  const step: ApplyStep | undefined =
    value === values.check ? 'check' : value === values.write ? 'write' : undefined;

  return {
    /** Undefined while the form is closed. */
    step: isHydrated ? step : undefined,
    open() {
      params.set('apply', values.write);
      navigate(`${pathname}?${params}`, { state: { ...(isRecord(state) && state), ...pushed } });
    },
    goTo(next: ApplyStep) {
      params.set('apply', values[next]);
      navigate(`${pathname}?${params}`, { replace: true, state });
    },
    close() {
      if (isRecord(state) && state.opened === pushed.opened) return void navigate(-1);
      params.delete('apply');
      const query = params.toString();
      navigate(query ? `${pathname}?${query}` : pathname, { replace: true, state });
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
