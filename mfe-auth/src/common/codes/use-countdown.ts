import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Seconds left of `seconds`, updated every second until `onEnd` is called. Computed from the clock rather than by
 * counting ticks, so that it is right after the tab was suspended.
 */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setSecondsLeft(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, 1_000);
    setSecondsLeft(seconds);
    return () => clearInterval(timer);
  }, [seconds]);
  return secondsLeft;
}
