import { startCanary } from '@jobharbor/platform/calls';
import type { WithdrawnSet } from '@jobharbor/platform/schemas';
import { TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { CountryField } from '../../components/country-field.tsx';
import type { MemberChange } from '../../components/diff-sets.ts';
import { SetDiff } from '../../components/set-diff.tsx';
import { SetName } from '../../components/set-name.tsx';
import { parseShare, ShareField } from '../../components/share-field.tsx';
import { WithdrawnNotice } from '../../components/withdrawn-notice.tsx';
import { parseHold, parseSteps, RampField } from './ramp-field.tsx';

export interface StartCanaryDialogProps {
  open: boolean;
  onClose: () => void;
  set: string;
  changes: readonly MemberChange[] | undefined;
  takenBack?: WithdrawnSet | undefined;
}

/** Starts a canary: set, share of visitors, and the threshold that stops it. */
export function StartCanaryDialog({ open, onClose, set, changes, takenBack }: StartCanaryDialogProps) {
  const { mutateAsync } = useChange(startCanary);
  const [typed, setTyped] = useState('10');
  const [countries, setCountries] = useState<readonly string[]>([]);
  const [visits, setVisits] = useState('50');
  const [points, setPoints] = useState('2');
  const [rampSteps, setRampSteps] = useState('');
  const [hold, setHold] = useState('10');
  const share = parseShare(typed);
  const steps = parseSteps(rampSteps, share);
  const hold_minutes = parseHold(hold);
  const tolerance = parseShare(points);
  const minimum = /^[1-9]\d{0,6}$/.test(visits.trim()) ? Number(visits) : null;

  async function start(reason: string) {
    if (share === null || tolerance === null || minimum === null || !steps || hold_minutes === null) return;
    const threshold = { minimum_visits: minimum, tolerance };
    await mutateAsync({
      body: {
        ...{ set, share, countries: [...countries], threshold },
        ...(steps.length > 0 && { ramp: { steps, hold_minutes } }),
        force: takenBack !== undefined,
        reason,
      },
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Start a canary"
      confirmLabel="Start the canary"
      isReady={
        share !== null && tolerance !== null && minimum !== null && steps !== null && hold_minutes !== null
      }
      onConfirm={start}
    >
      <p>
        A share of visitors gets <SetName id={set} /> beside the live set. It ends by itself if it does worse.
      </p>
      {changes && <SetDiff changes={changes} same="It has the same members as the live set." />}
      {takenBack && <WithdrawnNotice withdrawn={takenBack} />}
      <ShareField value={typed} onChange={setTyped} />
      <CountryField chosen={countries} onChange={setCountries} />
      <RampField steps={rampSteps} hold={hold} first={share} onSteps={setRampSteps} onHold={setHold} />
      <ThresholdFields
        {...{ points, visits }}
        arePointsWrong={tolerance === null}
        areVisitsWrong={minimum === null}
        onPoints={setPoints}
        onVisits={setVisits}
      />
    </ConfirmDialog>
  );
}

interface ThresholdFieldsProps {
  points: string;
  visits: string;
  arePointsWrong: boolean;
  areVisitsWrong: boolean;
  onPoints: (text: string) => void;
  onVisits: (text: string) => void;
}

/** How much worse the canary may do before it ends by itself. */
function ThresholdFields(props: ThresholdFieldsProps) {
  const { points, visits, arePointsWrong, areVisitsWrong, onPoints, onVisits } = props;
  return (
    <details className="jhd-fold">
      <summary>
        Ends by itself: <strong>{points || '–'} percentage points worse</strong>, after {visits || '–'} visits
      </summary>
      <div className="jh-stack">
        <TextField
          label="Percentage points worse than the live set"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={points}
          onChange={(event) => onPoints(event.target.value)}
          error={arePointsWrong ? 'Give points from 0 to 100, as in 2 or 0.5.' : undefined}
        />
        <TextField
          label="Visits that both sides need first"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={visits}
          onChange={(event) => onVisits(event.target.value)}
          error={areVisitsWrong ? 'Give a whole number from 1.' : undefined}
        />
      </div>
    </details>
  );
}
