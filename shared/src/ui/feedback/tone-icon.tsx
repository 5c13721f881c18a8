import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

export type Tone = 'info' | 'success' | 'attention' | 'danger';

const ICONS = { info: Info, success: CircleCheck, attention: TriangleAlert, danger: CircleAlert };

/** Icon of a tone, so that colour is not the only sign. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden="true" />;
}
