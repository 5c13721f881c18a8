import { useState } from 'react';
import { useErrorText } from '../../remote/index.ts';
import { Button } from '../../ui/index.ts';
import { type PushText, usePushTexts } from './push-texts.ts';
import { usePush } from './use-push.ts';

export interface PushSwitchProps {
  /** Only offers it: nothing where it was on before, or where this browser cannot. */
  isOffer?: boolean;
}

/** Explains push notifications, and turns them on or off in this browser. Nothing while that is not known. */
export function PushSwitch({ isOffer = false }: PushSwitchProps) {
  const t = usePushTexts();
  const errorText = useErrorText();
  const { status, problem, isBusy, turnOn, turnOff } = usePush();
  const [wasPressed, setPressed] = useState(false);
  if (status === 'loading' || (isOffer && !wasPressed && status !== 'off')) return null;
  const press = () => {
    setPressed(true);
    void (status === 'off' ? turnOn() : turnOff());
  };
  const said: PushText = status === 'off' ? 'lead' : status;
  return (
    <div className="jh-stack jh-gap-2">
      <p role="status" className="jh-quiet jh-small">
        {t(said)}
      </p>
      {problem && (
        <p role="alert" className="jh-small">
          {problem === 'unreachable' ? t('unreachable') : errorText(problem)}
        </p>
      )}
      {(status === 'off' || status === 'on') && (
        <div>
          <Button size="small" loading={isBusy} onClick={press}>
            {t(status === 'off' ? 'turnOn' : 'turnOff')}
          </Button>
        </div>
      )}
    </div>
  );
}
