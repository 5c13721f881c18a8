import { LiveRegion } from '@jobharbor/shared/ui';
import { useEffect, useState } from 'react';

const announceDelay = 700;

/** Announces `text` to screen readers, debounced, but not the initial text. */
export function CountAnnouncement({ text }: { text: string }) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === '' || (text === first && announced === '')) return;
    const timer = setTimeout(() => setAnnounced(text), announceDelay);
    return () => clearTimeout(timer);
  }, [text, first, announced]);
  return <LiveRegion>{announced}</LiveRegion>;
}
