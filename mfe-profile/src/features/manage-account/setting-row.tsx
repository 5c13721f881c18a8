import { useRemote } from '@jobharbor/shared/remote';
import { Button, LiveRegion } from '@jobharbor/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface SettingRowProps {
  term: string;
  detail: ReactNode;
  /** The button that opens the form. */
  action: string;
  /** Accessible name of the button, where several have the same text. */
  actionLabel?: string;
  /** False while it cannot be changed: hides the button. */
  isOffered?: boolean;
  startsOpen?: (userId: number, now: number) => boolean;
  /** The form; it calls `close` when saved, with a message, or cancelled. */
  children: (close: (done?: string) => void) => ReactNode;
}

/** A setting with its value, replaced by a form while editing. Moves the focus into the form and back. */
export function SettingRow({
  term,
  detail,
  action,
  actionLabel,
  isOffered = true,
  startsOpen,
  children,
}: SettingRowProps) {
  const { session, now } = useRemote();
  const [isOpen, setOpen] = useState(() => {
    const { user } = session.getState();
    return user !== null && (startsOpen?.(user.id, now) ?? false);
  });
  const [done, setDone] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const hasReturned = useRef(false);
  const close = (text = '') => {
    flushSync(() => {
      setOpen(false);
      setDone(text);
    });
    hasReturned.current = true;
    (button.current ?? line.current)?.focus();
  };
  // The saved change may remove the button that has the focus.
  useEffect(() => {
    if (!isOffered && hasReturned.current && document.activeElement === document.body) line.current?.focus();
    hasReturned.current = false;
  }, [isOffered]);
  return (
    <div className="jhp-setting__row">
      <div ref={line} tabIndex={-1} className="jhp-setting__line">
        <p className="jhp-setting__value">
          <span className="jh-quiet jh-small">{term}</span>
          {detail}
        </p>
        {!isOpen && isOffered && (
          <Button
            ref={button}
            size="small"
            aria-label={actionLabel}
            onClick={() => {
              setDone('');
              setOpen(true);
            }}
          >
            {action}
          </Button>
        )}
      </div>
      {isOpen && children(close)}
      <LiveRegion>{done}</LiveRegion>
      {done !== '' && (
        <p className="jhp-setting__done" aria-hidden="true">
          {done}
        </p>
      )}
    </div>
  );
}
