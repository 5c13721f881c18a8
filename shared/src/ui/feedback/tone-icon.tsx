import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

export type Tone = 'info' | 'success' | 'attention' | 'danger';

const ICONS = { info: Info, success: CircleCheck, attention: TriangleAlert, danger: CircleAlert };

/** The sign of a tone, so that it is never said by colour alone. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden="true" />;
}
