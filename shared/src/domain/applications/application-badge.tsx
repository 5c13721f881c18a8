import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import Handshake from 'lucide-react/icons/handshake';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ComponentType, SVGProps } from 'react';
import type { ApplicationLabel } from '../../contracts/application.ts';
import type { LanguageTag } from '../../contracts/market.ts';
import { useLocale } from '../../remote/index.ts';
import { Badge, type BadgeTone } from '../../ui/index.ts';
import texts from './label-texts.json' with { type: 'json' };

/** Here and not in a remote's namespace, because several remotes show the label with the same text. */
const labelTexts: Record<LanguageTag, Record<ApplicationLabel, string>> = texts;

const styles: Record<ApplicationLabel, [BadgeTone, ComponentType<SVGProps<SVGSVGElement>>]> = {
  pending: ['plain', Send],
  viewed: ['harbour', Eye],
  accepted: ['success', CircleCheck],
  not_accepted: ['closed', CircleSlash],
  withdrawn: ['closed', Undo2],
  exchanged: ['success', Handshake],
  job_closed: ['closed', CircleX],
  on_hold: ['attention', CirclePause],
};

/** The status of an application as a badge: the same text, tone and icon in every remote. */
export function ApplicationBadge({ label }: { label: ApplicationLabel }) {
  const { language } = useLocale();
  const [tone, Icon] = styles[label];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {labelTexts[language.value][label]}
    </Badge>
  );
}
