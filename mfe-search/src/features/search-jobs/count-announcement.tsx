import { LiveRegion } from '@jobharbor/shared/ui';
import { useEffect, useState } from 'react';

const settling = 700;

/** Says `text` once it has settled, and only when it differs from what stood there at first. */
export function CountAnnouncement({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === '' || (text === first && said === '')) return;
    const timer = setTimeout(() => setSaid(text), settling);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return <LiveRegion>{said}</LiveRegion>;
}
