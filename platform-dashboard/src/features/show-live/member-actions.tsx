import { VisuallyHidden } from '@jobharbor/shared/ui';
import { AllowedButton } from '../../components/allowed-button.tsx';
import { useMissingRight } from '../../session/use-session.ts';

export interface MemberActionsProps {
  name: string;
  onAsk: (deed: 'revert' | 'retire') => void;
}

/** Actions on one member of the live set. */
export function MemberActions({ name, onAsk }: MemberActionsProps) {
  const mayNot = useMissingRight('publish', [name]);
  return (
    <div className="jhd-actions">
      <AllowedButton variant="quiet" disabledReason={mayNot} onClick={() => onAsk('revert')}>
        Revert… <VisuallyHidden>{name}</VisuallyHidden>
      </AllowedButton>
      {name !== 'shell' && (
        <AllowedButton variant="quiet" disabledReason={mayNot} onClick={() => onAsk('retire')}>
          Retire… <VisuallyHidden>{name}</VisuallyHidden>
        </AllowedButton>
      )}
    </div>
  );
}
