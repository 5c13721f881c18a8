import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds left of `seconds`, counted by the clock and not by ticks, so that a sleeping tab wakes up right. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const until = Date.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1_000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    }, 1_000);
    setLeft(seconds);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
