import { VisuallyHidden } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ComponentType, SVGProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryState } from './thread-entries.ts';

const icons: Record<EntryState, ComponentType<SVGProps<SVGSVGElement>>> = {
  waiting: CloudOff,
  sending: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
};

/** Delivery status of an own message: an icon, with its name for screen readers. */
export function MessageStatus({ state }: { state: EntryState }) {
  const { t } = useTranslation('chat');
  const Icon = icons[state];
  const label = t(`state.${state}`);
  // States that may need the user are shown as text too.
  const isLabelShown = state === 'failed' || state === 'waiting';
  return (
    <span className="jhc-mark" data-state={state} title={label}>
      {isLabelShown ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      <Icon aria-hidden="true" />
    </span>
  );
}
