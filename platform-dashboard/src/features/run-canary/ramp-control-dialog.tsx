import { controlRamp } from '@jobharbor/platform/calls';
import type { Canary, RampChange } from '@jobharbor/platform/schemas';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatShare } from '../../components/figures.ts';

export interface RampControlDialogProps {
  deed: RampChange['deed'];
  canary: Canary;
  /** The ramp's next share. */
  next: number;
  onClose: () => void;
}

/** Pauses, resumes or advances a ramp. */
export function RampControlDialog({ deed, canary, next, onClose }: RampControlDialogProps) {
  const { mutateAsync } = useChange(controlRamp);
  const { title, label, effect } = {
    pause: {
      title: 'Pause the ramp',
      label: 'Pause it',
      effect: `The canary keeps ${formatShare(canary.share)} of visitors until somebody lets the ramp go on. It still ends by itself if it does worse.`,
    },
    resume: {
      title: 'Let the ramp go on',
      label: 'Go on',
      effect: `The canary keeps ${formatShare(canary.share)} of visitors for the whole time of a step again, then grows to ${formatShare(next)}.`,
    },
    step: {
      title: 'Take the next step now',
      label: `Grow to ${formatShare(next)}`,
      effect: `The canary gets ${formatShare(next)} of visitors at once. Whoever has it keeps it.`,
    },
  }[deed];
  const share = deed === 'step' ? { share: next } : {};
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      confirmLabel={label}
      onConfirm={(reason) => mutateAsync({ body: { canary: canary.id, deed, ...share, reason } })}
    >
      <p>{effect}</p>
    </ConfirmDialog>
  );
}
