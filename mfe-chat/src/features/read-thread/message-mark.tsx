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

/** How far a message got: a mark to see, a word to hear. */
export function MessageMark({ state }: { state: EntryState }) {
  const { t } = useTranslation('chat');
  const Icon = icons[state];
  const word = t(`state.${state}`);
  // Where the person may have to do something, everybody gets the word.
  const isSaid = state === 'failed' || state === 'waiting';
  return (
    <span className="jhc-mark" data-state={state} title={word}>
      {isSaid ? word : <VisuallyHidden>{word}</VisuallyHidden>}
      <Icon aria-hidden="true" />
    </span>
  );
}
