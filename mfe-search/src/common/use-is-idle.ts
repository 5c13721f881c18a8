import { onIdle } from '@jobharbor/shared/browser/on-idle';
import { useEffect, useState } from 'react';

/** Whether the browser has been idle since `isWanted`: what is loaded then does not hold back the main content. */
export function useIsIdle(isWanted: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isWanted) return onIdle(() => setIsIdle(true), { timeout: 3_000, delay: 300 });
  }, [isWanted]);
  return isIdle;
}
